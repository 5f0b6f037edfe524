-- {"clans": {"table": "LuLtS7AFJJhbFqO6K9KQ8g"}, "isle": {"table": "q1-71uSBptSOnzsvINRLpQ"}, "kingos": {"table": "Z634DCgo41ee6n0nYq5Vvw"}, "tower": {"table": "vD1Y-t_GaqpE2M0UdBiALg"}, "finished": {"table": "624hcfOputh_IBe8lkpMfA"}, "cookies": {"tabbytop_43d0f4f8": "U6L1TwsCtNEfwEECfObNig.X2XAt4uFOdto4I6xRsakTbZLTh0nnXXhdmYvL5FTpYY"}}
CREATE TABLE public.chat (
    table_id text NOT NULL,
    n integer NOT NULL,
    id text NOT NULL,
    seat integer,
    name text NOT NULL,
    text text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.entries (
    table_id text NOT NULL,
    seq integer NOT NULL,
    line text NOT NULL
);
CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.schema_version (
    done integer NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value bytea NOT NULL
);
CREATE TABLE public.stamps (
    table_id text NOT NULL,
    stamp bigint NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    code text NOT NULL,
    is_open boolean NOT NULL,
    due boolean NOT NULL,
    version integer NOT NULL,
    entries integer DEFAULT 0 NOT NULL,
    said integer DEFAULT 0 NOT NULL,
    changed double precision NOT NULL,
    sitters text[] NOT NULL,
    data text NOT NULL,
    header text,
    snapshot text
)
WITH (fillfactor='70');
INSERT INTO public.chat VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 1, 'U6L1TwsCtNEfwEECfObNig chat 53ddeb2f-36ce-471e-850e-400502e4ebf2', 0, 'Micka', 'Back in a moment.', 1794897111.6060646);
INSERT INTO public.chat VALUES ('q1-71uSBptSOnzsvINRLpQ', 1, 'U6L1TwsCtNEfwEECfObNig chat aab4bacb-e53f-4bac-8fd9-0a476af65c6a', 0, 'Micka', 'Back in a moment.', 1794897112.1715553);
INSERT INTO public.chat VALUES ('Z634DCgo41ee6n0nYq5Vvw', 1, 'U6L1TwsCtNEfwEECfObNig chat a2e86368-d187-441d-8d56-cff95c70c31d', 0, 'Micka', 'Back in a moment.', 1794897112.277986);
INSERT INTO public.chat VALUES ('vD1Y-t_GaqpE2M0UdBiALg', 1, 'U6L1TwsCtNEfwEECfObNig chat 715e643f-ad62-498f-9870-ef16ecc19d78', 0, 'Micka', 'Back in a moment.', 1794897112.352449);
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 0, '{"action":{"seat":0,"type":"Start"},"id":null,"seat":-1,"seq":0,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 1, '{"action":{"quarter":0,"tile":"B3","type":"Reveal"},"id":null,"seat":-1,"seq":1,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 2, '{"action":{"cell":24,"type":"Turn"},"id":"0:move 6fa2011b-81bb-454e-b265-c09f4e89c1b9","seat":0,"seq":2,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 3, '{"action":{"quarter":0,"tile":"A2","type":"Reveal"},"id":null,"seat":-1,"seq":3,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 4, '{"action":{"cell":14,"type":"Swap"},"id":"0:move b9183488-b033-465f-9e61-62775012205e","seat":0,"seq":4,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 5, '{"action":{"cell":20,"type":"Turn"},"id":null,"seat":1,"seq":5,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 6, '{"action":{"quarter":0,"tile":"pigeon5","type":"Reveal"},"id":null,"seat":-1,"seq":6,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 7, '{"action":{"cell":16,"type":"Swap"},"id":null,"seat":1,"seq":7,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 8, '{"action":{"cell":7,"type":"Turn"},"id":"0:move b8c0dfcb-80bf-4e9f-8444-a9fad9b289f9","seat":0,"seq":8,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 9, '{"action":{"quarter":0,"tile":"fly4","type":"Reveal"},"id":null,"seat":-1,"seq":9,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 10, '{"action":{"cell":3,"type":"Swap"},"id":"0:move 8ca177ac-15b9-4637-9e4d-abebc84529f7","seat":0,"seq":10,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 11, '{"action":{"cell":24,"type":"Turn"},"id":null,"seat":1,"seq":11,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 12, '{"action":{"quarter":1,"tile":"dog3","type":"Reveal"},"id":null,"seat":-1,"seq":12,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 13, '{"action":{"cell":19,"type":"Swap"},"id":null,"seat":1,"seq":13,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 14, '{"action":{"cell":13,"type":"Turn"},"id":"0:move 2dea50c6-edaa-4802-b9e9-f08d844733af","seat":0,"seq":14,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 15, '{"action":{"quarter":0,"tile":"mouse4","type":"Reveal"},"id":null,"seat":-1,"seq":15,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 16, '{"action":{"cell":12,"type":"Swap"},"id":"0:move f81fae36-4661-4c25-8adc-a9bf3f5a1822","seat":0,"seq":16,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 17, '{"action":{"cell":18,"type":"Turn"},"id":null,"seat":1,"seq":17,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 18, '{"action":{"quarter":3,"tile":"dog4","type":"Reveal"},"id":null,"seat":-1,"seq":18,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 19, '{"action":{"cell":16,"type":"Swap"},"id":null,"seat":1,"seq":19,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 20, '{"action":{"cell":24,"type":"Turn"},"id":"0:move 3490a26f-70a2-4b4d-b7be-147762122dd0","seat":0,"seq":20,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 21, '{"action":{"quarter":0,"tile":"A1","type":"Reveal"},"id":null,"seat":-1,"seq":21,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 22, '{"action":{"cell":19,"type":"Swap"},"id":"0:move 341e4043-3df4-4df3-9cff-d6b6ab99728c","seat":0,"seq":22,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 23, '{"action":{"cell":17,"type":"Turn"},"id":null,"seat":1,"seq":23,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 24, '{"action":{"quarter":0,"tile":"A5","type":"Reveal"},"id":null,"seat":-1,"seq":24,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 25, '{"action":{"cell":22,"type":"Swap"},"id":null,"seat":1,"seq":25,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 26, '{"action":{"cell":7,"type":"Turn"},"id":"0:move 2b16aea8-3ccd-4b35-a8b1-259a7c988bfe","seat":0,"seq":26,"type":"Moved"}');
INSERT INTO public.entries VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 27, '{"action":{"quarter":0,"tile":"fly3","type":"Reveal"},"id":null,"seat":-1,"seq":27,"type":"Moved"}');
INSERT INTO public.entries VALUES ('q1-71uSBptSOnzsvINRLpQ', 0, '{"action":{"seat":1,"type":"First"},"id":null,"seat":-1,"seq":0,"type":"Moved"}');
INSERT INTO public.entries VALUES ('q1-71uSBptSOnzsvINRLpQ', 1, '{"action":{"boats":[0,1],"type":"Boats"},"id":null,"seat":-1,"seq":1,"type":"Moved"}');
INSERT INTO public.entries VALUES ('q1-71uSBptSOnzsvINRLpQ', 2, '{"action":{"tiles":[86,88,87,90,89,85],"type":"OshaxRow"},"id":null,"seat":-1,"seq":2,"type":"Moved"}');
INSERT INTO public.entries VALUES ('q1-71uSBptSOnzsvINRLpQ', 3, '{"action":{"tiles":[4,97,12,96,11,95,23,29],"type":"DrawTiles"},"id":null,"seat":-1,"seq":3,"type":"Moved"}');
INSERT INTO public.entries VALUES ('q1-71uSBptSOnzsvINRLpQ', 4, '{"action":{"tiles":[95,20,2],"type":"DrawTiles"},"id":null,"seat":-1,"seq":4,"type":"Moved"}');
INSERT INTO public.entries VALUES ('q1-71uSBptSOnzsvINRLpQ', 5, '{"action":{"tiles":[7],"type":"DrawTiles"},"id":null,"seat":-1,"seq":5,"type":"Moved"}');
INSERT INTO public.entries VALUES ('q1-71uSBptSOnzsvINRLpQ', 6, '{"action":{"cards":[7,86,55,118,55,23,71,55,35,76,98,1,78,1],"type":"DealCards"},"id":null,"seat":-1,"seq":6,"type":"Moved"}');
INSERT INTO public.entries VALUES ('q1-71uSBptSOnzsvINRLpQ', 7, '{"action":{"cards":[86,118],"type":"Keep"},"id":"0:move afefe968-151b-4e9c-8421-7136d2aedaa6","seat":0,"seq":7,"type":"Moved"}');
INSERT INTO public.entries VALUES ('q1-71uSBptSOnzsvINRLpQ', 8, '{"action":{"cards":[1,98],"type":"Keep"},"id":"1:move f4260a96-bc0c-476b-b766-423c1b65559b","seat":1,"seq":8,"type":"Moved"}');
INSERT INTO public.entries VALUES ('q1-71uSBptSOnzsvINRLpQ', 9, '{"action":{"cards":[1,55],"type":"Keep"},"id":"0:move 4bbcd025-055d-40ed-bd1a-96ed88cfe0e4","seat":0,"seq":9,"type":"Moved"}');
INSERT INTO public.entries VALUES ('q1-71uSBptSOnzsvINRLpQ', 10, '{"action":{"cards":[7,55],"type":"Keep"},"id":"1:move e3db54b4-0eeb-48df-a88e-dfecf3a3642d","seat":1,"seq":10,"type":"Moved"}');
INSERT INTO public.entries VALUES ('Z634DCgo41ee6n0nYq5Vvw', 0, '{"action":{"seat":0,"type":"First"},"id":null,"seat":-1,"seq":0,"type":"Moved"}');
INSERT INTO public.entries VALUES ('Z634DCgo41ee6n0nYq5Vvw', 1, '{"action":{"energy":6,"type":"Call","word":"bring"},"id":"0:move 341e1a1f-5848-423c-87ad-b8ef390aa787","seat":0,"seq":1,"type":"Moved"}');
INSERT INTO public.entries VALUES ('Z634DCgo41ee6n0nYq5Vvw', 2, '{"action":{"type":"Pass"},"id":"0:move a1224ae7-08fb-4d29-a22b-dfdf272fa3e5","seat":0,"seq":2,"type":"Moved"}');
INSERT INTO public.entries VALUES ('Z634DCgo41ee6n0nYq5Vvw', 3, '{"action":{"direction":"up","type":"Move"},"id":"1:move 3806e627-631c-4b32-abb2-60a4c063d301","seat":1,"seq":3,"type":"Moved"}');
INSERT INTO public.entries VALUES ('Z634DCgo41ee6n0nYq5Vvw', 4, '{"action":{"card":"gorge","turn":2,"type":"Lay"},"id":null,"seat":-1,"seq":4,"type":"Moved"}');
INSERT INTO public.entries VALUES ('Z634DCgo41ee6n0nYq5Vvw', 5, '{"action":{"guardian":"adder","type":"DrawGuardian"},"id":null,"seat":-1,"seq":5,"type":"Moved"}');
INSERT INTO public.entries VALUES ('Z634DCgo41ee6n0nYq5Vvw', 6, '{"action":{"type":"Pass"},"id":"1:move ccf6f38c-4cf8-4f9c-b837-cf1f567105a1","seat":1,"seq":6,"type":"Moved"}');
INSERT INTO public.entries VALUES ('Z634DCgo41ee6n0nYq5Vvw', 7, '{"action":{"energy":3,"type":"PutIn"},"id":"1:move 028a501d-aaf7-4352-aa38-92e0a6514a8c","seat":1,"seq":7,"type":"Moved"}');
INSERT INTO public.entries VALUES ('Z634DCgo41ee6n0nYq5Vvw', 8, '{"action":{"face":"moon","type":"Roll"},"id":null,"seat":-1,"seq":8,"type":"Moved"}');
INSERT INTO public.entries VALUES ('Z634DCgo41ee6n0nYq5Vvw', 9, '{"action":{"curse":"shove","type":"DrawCurse"},"id":null,"seat":-1,"seq":9,"type":"Moved"}');
INSERT INTO public.entries VALUES ('Z634DCgo41ee6n0nYq5Vvw', 10, '{"action":{"place":"flower","type":"LayCurse"},"id":"1:move bf917f6d-27a6-49ed-b745-b14fff5f162c","seat":1,"seq":10,"type":"Moved"}');
INSERT INTO public.entries VALUES ('Z634DCgo41ee6n0nYq5Vvw', 11, '{"action":{"curse":"fog","type":"DrawCurse"},"id":null,"seat":-1,"seq":11,"type":"Moved"}');
INSERT INTO public.entries VALUES ('vD1Y-t_GaqpE2M0UdBiALg', 0, '{"action":{"seat":1,"type":"First"},"id":null,"seat":-1,"seq":0,"type":"Moved"}');
INSERT INTO public.entries VALUES ('vD1Y-t_GaqpE2M0UdBiALg', 1, '{"action":{"card":2,"side":0,"type":"Choose"},"id":"1:move fa2dff1a-ea1e-4e4d-a818-c50ae8562d84","seat":1,"seq":1,"type":"Moved"}');
INSERT INTO public.entries VALUES ('624hcfOputh_IBe8lkpMfA', 0, '{"action":{"seat":1,"type":"Start"},"id":null,"seat":-1,"seq":0,"type":"Moved"}');
INSERT INTO public.entries VALUES ('624hcfOputh_IBe8lkpMfA', 1, '{"action":{"quarter":0,"tile":"mouse6","type":"Reveal"},"id":null,"seat":-1,"seq":1,"type":"Moved"}');
INSERT INTO public.entries VALUES ('624hcfOputh_IBe8lkpMfA', 2, '{"action":{"cell":16,"type":"Turn"},"id":"1:move 5d4afaaf-f172-4d31-996c-991aa43893cc","seat":1,"seq":2,"type":"Moved"}');
INSERT INTO public.entries VALUES ('624hcfOputh_IBe8lkpMfA', 3, '{"action":{"quarter":0,"tile":"A1","type":"Reveal"},"id":null,"seat":-1,"seq":3,"type":"Moved"}');
INSERT INTO public.entries VALUES ('624hcfOputh_IBe8lkpMfA', 4, '{"action":{"cell":6,"type":"Swap"},"id":"1:move 63e20898-e157-4473-9f78-2f2faa7d487a","seat":1,"seq":4,"type":"Moved"}');
INSERT INTO public.entries VALUES ('624hcfOputh_IBe8lkpMfA', 5, '{"action":{"cell":4,"type":"Turn"},"id":"0:move 3d251ea1-6f2f-440b-b8ba-7c9cc75a8dd5","seat":0,"seq":5,"type":"Moved"}');
INSERT INTO public.entries VALUES ('624hcfOputh_IBe8lkpMfA', 6, '{"action":{"quarter":2,"tile":"dog3","type":"Reveal"},"id":null,"seat":-1,"seq":6,"type":"Moved"}');
INSERT INTO public.entries VALUES ('624hcfOputh_IBe8lkpMfA', 7, '{"id":"0:resign 6aed84a9-badc-4b87-997e-8ca1482d801e","seat":0,"seq":7,"type":"Resigned"}');
INSERT INTO public.entries VALUES ('624hcfOputh_IBe8lkpMfA', 8, '{"seed":"da2125c55c1490d8a9857f9ab93db5ae7c01287d23579e1f0d72622c31d3c848","seq":8,"type":"Revealed"}');
INSERT INTO public.people VALUES ('U6L1TwsCtNEfwEECfObNig', 'Micka');
INSERT INTO public.schema_version VALUES (1);
INSERT INTO public.secrets VALUES ('cookies', '\x6569ff0fee5b92e0c6639bd168cb801d4d8de2d92261526bf48d8f4f9d71cd29');
INSERT INTO public.stamps VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 775);
INSERT INTO public.stamps VALUES ('q1-71uSBptSOnzsvINRLpQ', 782);
INSERT INTO public.stamps VALUES ('Z634DCgo41ee6n0nYq5Vvw', 791);
INSERT INTO public.stamps VALUES ('vD1Y-t_GaqpE2M0UdBiALg', 795);
INSERT INTO public.stamps VALUES ('624hcfOputh_IBe8lkpMfA', 801);
INSERT INTO public.tables VALUES ('LuLtS7AFJJhbFqO6K9KQ8g', 'BEACH-50', true, false, 19, 28, 1, 1794897111.2630033, '{U6L1TwsCtNEfwEECfObNig}', '{"id":"LuLtS7AFJJhbFqO6K9KQ8g","code":"BEACH-50","game":"clans","options":{"clans":"first","powers":false,"bonus_clan":true,"picks":"drawn","games":2,"even":false,"handicap":0,"handicap_to":"guest"},"chairs":[{"kind":"person","person":"U6L1TwsCtNEfwEECfObNig","name":"Micka","level":null,"nonce":"a nonce","quiet":false},{"kind":"bot","person":null,"name":"zrzka","level":"easy","nonce":"","quiet":false}],"host":"U6L1TwsCtNEfwEECfObNig","created":1794897105.1369894,"seed":"c6a1bb91f01b6f1fffbc372eaadee83f3be038226ff6986da66b936e87f8b7da","phase":"playing","eager":true,"wish":null,"next":null,"must":[0],"turn":9,"moment":{"turn":9,"asleep":15},"places":[],"points":[],"clock":0.0,"asked":[1794897111.2630033,0.0],"idle":[],"answers":[],"lull":1.037867771974286,"done":[],"practice":false}', '{"commitment":"72ea2168575843603ea250ed68bd97ede193989c8e9dd08d02d41427eda9f6b5","game":"clans","nonces":["a nonce",""],"options":{"bonus_clan":true,"clans":"first","even":false,"games":2,"handicap":0,"handicap_to":"guest","picks":"drawn","powers":false},"rules":"1","seats":[{"kind":"person","name":"Micka"},{"kind":"bot","name":"zrzka"}],"tabby":2}', '{"draws":11,"lots":[[0,"Start",-1,0],[0,"Reveal",-1,0],[0,"Reveal",24,0],[0,"Reveal",20,0],[0,"Reveal",7,0],[0,"Reveal",24,1],[0,"Reveal",13,0],[0,"Reveal",18,0],[0,"Reveal",24,2],[0,"Reveal",17,0],[0,"Reveal",7,1]],"rules":"1","seq":28,"state":{"at":7,"grid":[-1,-1,-1,188,-1,-1,-1,184,-1,-1,-1,-1,164,104,16,-1,207,-1,180,8,-1,-1,40,-1,201],"last":[17,22],"pool":[7,8,22,24,28,31,40,41,42,42,43,44,48,49,52],"setup":{"bonus_clan":true,"clans":["gourmets","meowsketeers"],"even":false,"first":0,"games":2,"handicap":[0,0],"hands":[[],[]],"kept":[null,null],"past":[],"picks":"drawn","powers":false,"way":"first"},"step":"swap","turn":0},"steps":[]}');
INSERT INTO public.tables VALUES ('q1-71uSBptSOnzsvINRLpQ', 'LANTERN-84', true, false, 6, 11, 1, 1794897112.1125329, '{U6L1TwsCtNEfwEECfObNig}', '{"id":"q1-71uSBptSOnzsvINRLpQ","code":"LANTERN-84","game":"isle","options":{"mode":"classic","difficulty":"medium","modules":"A,B,C","rare_from_maps":false,"oshax":"drawn"},"chairs":[{"kind":"person","person":"U6L1TwsCtNEfwEECfObNig","name":"Micka","level":null,"nonce":"a nonce","quiet":false},{"kind":"person","person":"U6L1TwsCtNEfwEECfObNig","name":"Micka","level":null,"nonce":"a nonce","quiet":false}],"host":"U6L1TwsCtNEfwEECfObNig","created":1794897111.8425343,"seed":"c9416b89d32dbc3fdde7a2b739a7b464ebcfb272fdf309dd4f87b9d30ec3a01c","phase":"playing","eager":true,"wish":null,"next":null,"must":[0,1],"turn":1,"moment":{"day":1,"phase":"explore"},"places":[],"points":[],"clock":0.0,"asked":[1794897112.1125329,1794897112.1125329],"idle":[],"answers":[],"lull":0.5461414024572026,"done":[],"practice":false}', '{"commitment":"94d1b1a125b7181a6ba5b6460622f02271a5d2b39c11c7d10663b298861d44f7","game":"isle","nonces":["a nonce","a nonce"],"options":{"difficulty":"medium","mode":"classic","modules":"A,B,C","oshax":"drawn","rare_from_maps":false},"rules":"2","seats":[{"kind":"person","name":"Micka"},{"kind":"person","name":"Micka"}],"tabby":2}', '{"draws":7,"lots":[[0,"First",1,0],[0,"Boats",1,0],[0,"OshaxRow",1,0],[0,"DrawTiles",1,0],[0,"DrawTiles",1,1],[0,"DrawTiles",1,2],[0,"DealCards",1,0]],"rules":"2","seq":11,"state":{"agenda":[{"round":2,"type":"Drafting"}],"day":1,"order":[1,0],"players":[{"baskets":1,"berth":false,"boat":0,"chosen":null,"discarded":[],"extra":0,"filled":"0","fish":20,"hand":[],"kept":[1,55,86,118],"laid":[],"lessons":[],"pack":[23,55,71],"passed":false,"passed_on":[7,23,35,55,55,71,76,78],"shown":[],"tiles":[],"used":0},{"baskets":1,"berth":false,"boat":1,"chosen":null,"discarded":[],"extra":0,"filled":"0","fish":20,"hand":[],"kept":[1,7,55,98],"laid":[],"lessons":[],"pack":[35,76,78],"passed":false,"passed_on":[1,23,35,55,55,71,76,78],"shown":[],"tiles":[],"used":0}],"rules":{"difficulty":"medium","mode":"classic","modules":"A,B,C","oshax":"drawn","rare_from_maps":false},"sister":null,"table":{"bag":[0,1,3,5,6,8,9,10,13,14,15,16,17,18,19,21,22,24,25,26,27,28,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,95,95,95,96,96,96,96,97,97,97,97,98,98,98,98,98,99,99,99,99,99],"common":[5,5,5,5],"deck":[1,1,1,1,7,7,7,7,7,7,7,15,15,15,15,15,15,15,15,23,23,23,23,23,23,23,23,23,23,23,35,35,35,35,35,35,35,43,43,43,43,43,43,43,43,43,43,43,43,55,55,55,55,55,55,55,55,55,67,67,69,69,71,73,73,75,77,78,80,80,80,83,84,84,86,88,88,90,90,92,92,94,94,96,96,98,98,98,98,98,98,98,98,107,107,107,107,107,107,113,114,115,116,117,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150],"left":[4,12,11,23],"oshax":[85,86,87,88,89,90],"public":[],"rare":[[97,1],[96,1],[95,2]],"right":[29,20,2,7],"spent":[]}},"steps":[]}');
INSERT INTO public.tables VALUES ('Z634DCgo41ee6n0nYq5Vvw', 'ELM-26', true, false, 8, 12, 1, 1794897112.2653625, '{U6L1TwsCtNEfwEECfObNig}', '{"id":"Z634DCgo41ee6n0nYq5Vvw","code":"ELM-26","game":"kingos","options":{"distance":5,"battle_token":"against","rest_beside_guardian":false,"countdown":true,"island":"usual"},"chairs":[{"kind":"person","person":"U6L1TwsCtNEfwEECfObNig","name":"Micka","level":null,"nonce":"a nonce","quiet":false},{"kind":"person","person":"U6L1TwsCtNEfwEECfObNig","name":"Micka","level":null,"nonce":"a nonce","quiet":false}],"host":"U6L1TwsCtNEfwEECfObNig","created":1794897112.1808157,"seed":"c1f816f47fb83affc2421114c1de602bcae13f2629c0a5a13ba202b3146e9a19","phase":"playing","eager":true,"wish":null,"next":null,"must":[1],"turn":2,"moment":{"turn":2,"phase":"climb","seat":1,"steps":4},"places":[],"points":[],"clock":0.0,"asked":[0.0,1794897112.2653625],"idle":[],"answers":[],"lull":1.0667551150208467,"done":[],"practice":false}', '{"commitment":"d90f253c561977795a038e965205203231d44a039b8d18dc443b7f8e77971f7f","game":"kingos","nonces":["a nonce","a nonce"],"options":{"battle_token":"against","countdown":true,"distance":5,"island":"usual","rest_beside_guardian":false},"rules":"3","seats":[{"kind":"person","name":"Micka"},{"kind":"person","name":"Micka"}],"tabby":2}', '{"draws":6,"lots":[[0,"First",0],[0,"Lay",192,0],[0,"DrawGuardian",192,0],[0,"Roll",0],[0,"DrawCurse",1,0],[0,"DrawCurse",1,1]],"rules":"3","seq":12,"state":{"agenda":[{"drawn":[],"midnight":false,"seat":1,"type":"Aftermath"},{"guardians":[],"seat":1,"type":"Suffering"},{"seat":1,"type":"LayingCurse"}],"players":[{"battle":0,"broken":0,"call":{"energy":6,"turn":1,"word":"bring"},"cell":64,"chosen":null,"counter":0,"curses":["","",""],"drawn":"","fatigue":0,"hand":[],"kept":0,"red":"","said":null,"thrown":false,"vitality":6},{"battle":3,"broken":0,"call":null,"cell":192,"chosen":null,"counter":0,"curses":["","shove",""],"drawn":"fog","fatigue":0,"hand":[],"kept":0,"red":"","said":null,"thrown":false,"vitality":3}],"rules":{"battle_token":"against","countdown":true,"distance":5,"island":"usual","rest_beside_guardian":false},"story":[{"args":{"seat":1},"key":"cursed"}],"table":{"bag":["adder","badger","badger","boar","boar","crab","crab","hedgehog","hedgehog","heron","heron","magpie","magpie","owl","owl","toad","toad","weasel","weasel"],"beach":["burrow","burrow","cove","cove","dunes","dunes","gorge","pasture","pasture","reeds","reeds","wreck","wreck"],"beaten":[],"cells":[64,704,192],"citadel":["crags","crags","orchard","orchard","quarry","quarry","ruins","ruins","spring","spring","terraces","terraces","thicket","thicket","watchtower","watchtower"],"curses":["bramble","bristle","drowse","eclipse","lead","moths","packs","plenty","pockets","quake","rain","rust","slip","spread","stir","wilt"],"fields":[{"card":"beach","guards":[],"turn":0},{"card":"citadel","guards":[],"turn":0},{"card":"gorge","guards":["adder"],"turn":2}],"flowers":["clover","clover","dandelion","dandelion","edelweiss","fireweed","heather","mint","peony","poppy","poppy","poppy","rose","rose","sage","sage","snapdragon","snapdragon","sorrel","sorrel","sorrel","thistle","thistle","thyme"],"moon":2,"rolled":"moon","spent":[],"token":1,"white":"","withered":[]},"turn":2},"steps":[]}');
INSERT INTO public.tables VALUES ('vD1Y-t_GaqpE2M0UdBiALg', 'OLIVE-47', true, false, 3, 2, 1, 1794897112.3305287, '{U6L1TwsCtNEfwEECfObNig}', '{"id":"vD1Y-t_GaqpE2M0UdBiALg","code":"OLIVE-47","game":"tower","options":{"mode":"coop","target":20,"aids":true},"chairs":[{"kind":"person","person":"U6L1TwsCtNEfwEECfObNig","name":"Micka","level":null,"nonce":"a nonce","quiet":false},{"kind":"person","person":"U6L1TwsCtNEfwEECfObNig","name":"Micka","level":null,"nonce":"a nonce","quiet":false}],"host":"U6L1TwsCtNEfwEECfObNig","created":1794897112.2922277,"seed":"b21d5b1092e38f337e26468610605641042fc238482867d21481dd6aa4b7962f","phase":"playing","eager":true,"wish":null,"next":null,"must":[1],"turn":1,"moment":{"mode":"together","height":1,"floor":10,"lost":0,"turn":1},"places":[],"points":[],"clock":0.0,"asked":[0.0,1794897112.3305287],"idle":[],"answers":[],"lull":1.2372547711209758,"done":[],"practice":false}', '{"commitment":"3bd3203dc6cee05bbf72b2bfcdb7b6da7544cb85c01c243acc05006ae27f7d3b","game":"tower","nonces":["a nonce","a nonce"],"options":{"aids":true,"mode":"coop","target":20},"rules":"5","seats":[{"kind":"person","name":"Micka"},{"kind":"person","name":"Micka"}],"tabby":2}', '{"draws":1,"lots":[[0,"First",0]],"rules":"5","seq":2,"state":{"actions":{"gone":[],"left":[3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20],"up":[1,2]},"adrift":[],"after":"act","aside":[],"deed":null,"goals":{"gone":[],"left":[3,4,5,6,7,8,9,10,11,12,13,14,15,16],"up":[1,2]},"hand":null,"hands":[],"kittens":[95],"landed":false,"paused":null,"race":{"arrived":[0],"heights":[1]},"returned":[],"setup":{"aids":true,"mode":"coop","seats":2,"target":20},"step":"act","story":{"agreed":[],"culprit":-1,"ending":"","place":0,"won":0},"tower":[{"fold":0,"piece":1,"pose":{"i":0,"j":0,"k":0,"w":1000000,"x":0,"y":0,"z":0},"rests":[0],"touches":[0,95]},{"fold":0,"piece":95,"pose":{"i":0,"j":0,"k":0,"w":1000000,"x":0,"y":0,"z":2000},"rests":[1],"touches":[1]}],"turn":{"card":2,"failed":[],"floor":0,"fresh":[],"goal":0,"heights":[1],"laid":[],"number":1,"pets":[],"petted":0,"seat":1,"side":0,"todo":["any"]}},"steps":[]}');
INSERT INTO public.tables VALUES ('624hcfOputh_IBe8lkpMfA', 'OWL-66', false, false, 6, 9, 0, 1794897112.4282846, '{U6L1TwsCtNEfwEECfObNig}', '{"id":"624hcfOputh_IBe8lkpMfA","code":"OWL-66","game":"clans","options":{"clans":"first","powers":false,"bonus_clan":true,"picks":"drawn","games":2,"even":false,"handicap":0,"handicap_to":"guest"},"chairs":[{"kind":"person","person":"U6L1TwsCtNEfwEECfObNig","name":"Micka","level":null,"nonce":"a nonce","quiet":false},{"kind":"person","person":"U6L1TwsCtNEfwEECfObNig","name":"Micka","level":null,"nonce":"a nonce","quiet":false}],"host":"U6L1TwsCtNEfwEECfObNig","created":1794897112.371297,"seed":"da2125c55c1490d8a9857f9ab93db5ae7c01287d23579e1f0d72622c31d3c848","phase":"over","eager":true,"wish":null,"next":null,"must":[],"turn":2,"moment":{"turn":2,"asleep":22},"places":[2,1],"points":[0,0],"clock":0.0,"asked":[],"idle":[],"answers":[],"lull":1.7070304392232034,"done":["U6L1TwsCtNEfwEECfObNig resign 6aed84a9-badc-4b87-997e-8ca1482d801e"],"practice":false}', '{"commitment":"05d3867c83add63905cc27e4c1a9286a41163e4bb5f20b5ca36c5fe45a554f22","game":"clans","nonces":["a nonce","a nonce"],"options":{"bonus_clan":true,"clans":"first","even":false,"games":2,"handicap":0,"handicap_to":"guest","picks":"drawn","powers":false},"rules":"1","seats":[{"kind":"person","name":"Micka"},{"kind":"person","name":"Micka"}],"tabby":2}', '{"draws":4,"lots":[[0,"Start",-1,0],[0,"Reveal",-1,0],[0,"Reveal",16,0],[0,"Reveal",4,0]],"rules":"1","seq":9,"state":{"at":4,"grid":[-1,-1,-1,-1,202,-1,8,-1,-1,-1,-1,-1,172,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"last":[16,6],"pool":[4,7,8,10,22,24,26,28,31,40,41,41,42,42,44,45,46,47,48,49,51,52],"setup":{"bonus_clan":true,"clans":["gourmets","meowsketeers"],"even":false,"first":1,"games":2,"handicap":[0,0],"hands":[[],[]],"kept":[null,null],"past":[],"picks":"drawn","powers":false,"way":"first"},"step":"swap","turn":0},"steps":[]}');
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_id_key UNIQUE (table_id, id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.stamps
    ADD CONSTRAINT stamps_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX by_stamp ON public.stamps USING btree (stamp);
CREATE INDEX codes ON public.tables USING btree (code);
CREATE INDEX due_tables ON public.tables USING btree (id) WHERE due;
CREATE UNIQUE INDEX open_codes ON public.tables USING btree (code) WHERE is_open;
CREATE INDEX sitters ON public.tables USING gin (sitters) WITH (fastupdate=off);
