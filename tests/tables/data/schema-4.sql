BEGIN TRANSACTION;
CREATE TABLE chat (
        table_id TEXT, n INTEGER, id TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL,
        at REAL NOT NULL, PRIMARY KEY (table_id, n), UNIQUE (table_id, id)
    ) WITHOUT ROWID;
INSERT INTO "chat" VALUES('b1829c2e219c95ea9dcc11',1,'mourek w',1,'Mourek','well played',1020.0);
CREATE TABLE entries (
        table_id TEXT, seq INTEGER, line TEXT NOT NULL, PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
INSERT INTO "entries" VALUES('7fd92d5fa2e81478007152',0,'{"action":{"seat":1,"type":"Start"},"id":null,"seat":-1,"seq":0,"type":"Moved"}');
INSERT INTO "entries" VALUES('7fd92d5fa2e81478007152',1,'{"action":{"quarter":0,"tile":"A1","type":"Reveal"},"id":null,"seat":-1,"seq":1,"type":"Moved"}');
INSERT INTO "entries" VALUES('7fd92d5fa2e81478007152',2,'{"action":{"cell":1,"type":"Turn"},"id":"1:move 2 1","seat":1,"seq":2,"type":"Moved"}');
INSERT INTO "entries" VALUES('7fd92d5fa2e81478007152',3,'{"action":{"quarter":0,"tile":"mouse4","type":"Reveal"},"id":null,"seat":-1,"seq":3,"type":"Moved"}');
INSERT INTO "entries" VALUES('7fd92d5fa2e81478007152',4,'{"action":{"cell":0,"type":"Swap"},"id":"1:move 4 1","seat":1,"seq":4,"type":"Moved"}');
INSERT INTO "entries" VALUES('7fd92d5fa2e81478007152',5,'{"action":{"cell":3,"type":"Turn"},"id":"0:move 5 0","seat":0,"seq":5,"type":"Moved"}');
INSERT INTO "entries" VALUES('7fd92d5fa2e81478007152',6,'{"action":{"quarter":0,"tile":"dog5","type":"Reveal"},"id":null,"seat":-1,"seq":6,"type":"Moved"}');
INSERT INTO "entries" VALUES('b1829c2e219c95ea9dcc11',0,'{"action":{"seat":0,"type":"Start"},"id":null,"seat":-1,"seq":0,"type":"Moved"}');
INSERT INTO "entries" VALUES('b1829c2e219c95ea9dcc11',1,'{"action":{"quarter":0,"tile":"fly3","type":"Reveal"},"id":null,"seat":-1,"seq":1,"type":"Moved"}');
INSERT INTO "entries" VALUES('b1829c2e219c95ea9dcc11',2,'{"action":{"cell":11,"type":"Turn"},"id":"0:move 2 0","seat":0,"seq":2,"type":"Moved"}');
INSERT INTO "entries" VALUES('b1829c2e219c95ea9dcc11',3,'{"action":{"quarter":0,"tile":"B2","type":"Reveal"},"id":null,"seat":-1,"seq":3,"type":"Moved"}');
INSERT INTO "entries" VALUES('b1829c2e219c95ea9dcc11',4,'{"action":{"cell":21,"type":"Swap"},"id":"0:move 4 0","seat":0,"seq":4,"type":"Moved"}');
INSERT INTO "entries" VALUES('b1829c2e219c95ea9dcc11',5,'{"id":"1:enough","seat":1,"seq":5,"type":"Resigned"}');
INSERT INTO "entries" VALUES('b1829c2e219c95ea9dcc11',6,'{"seed":"87fe1a1a45cfed925923d43f99735b0320db2ebba29a7b376c967c681d288c47","seq":6,"type":"Revealed"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',0,'{"action":{"seat":1,"type":"First"},"id":null,"seat":-1,"seq":0,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',1,'{"action":{"boats":[0,2],"type":"Boats"},"id":null,"seat":-1,"seq":1,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',2,'{"action":{"tiles":[90,89,85,87,88,86],"type":"OshaxRow"},"id":null,"seat":-1,"seq":2,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',3,'{"action":{"tiles":[62,80,34,97,26,57,99,25],"type":"DrawTiles"},"id":null,"seat":-1,"seq":3,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',4,'{"action":{"tiles":[58,97],"type":"DrawTiles"},"id":null,"seat":-1,"seq":4,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',5,'{"action":{"tiles":[98],"type":"DrawTiles"},"id":null,"seat":-1,"seq":5,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',6,'{"action":{"tiles":[50],"type":"DrawTiles"},"id":null,"seat":-1,"seq":6,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',7,'{"action":{"cards":[71,23,15,114,76,43,55,15,7,43,1,90,73,43],"type":"DealCards"},"id":null,"seat":-1,"seq":7,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',8,'{"action":{"cards":[15,76],"type":"Keep"},"id":"0:move 8 0","seat":0,"seq":8,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',9,'{"action":{"cards":[1,43],"type":"Keep"},"id":"1:move 9 1","seat":1,"seq":9,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',10,'{"action":{"cards":[15,43],"type":"Keep"},"id":"0:move 10 0","seat":0,"seq":10,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',11,'{"action":{"cards":[23,55],"type":"Keep"},"id":"1:move 11 1","seat":1,"seq":11,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',12,'{"action":{"cards":[43,114],"type":"Keep"},"id":"0:move 12 0","seat":0,"seq":12,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',13,'{"action":{"cards":[7,90],"type":"Keep"},"id":"1:move 13 1","seat":1,"seq":13,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',14,'{"action":{"cards":[15,15,73,76,114],"type":"Pay"},"id":"0:move 14 0","seat":0,"seq":14,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',15,'{"action":{"cards":[23,55,71,90],"type":"Pay"},"id":"1:move 15 1","seat":1,"seq":15,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',16,'{"action":{"type":"Hold"},"id":"0:move 16 0","seat":0,"seq":16,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',17,'{"action":{"type":"Hold"},"id":"1:move 17 1","seat":1,"seq":17,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',18,'{"action":{"cards":[23,55],"type":"Lay"},"id":"1:move 18 1","seat":1,"seq":18,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',19,'{"action":{"cards":[],"type":"Lay"},"id":"0:move 19 0","seat":0,"seq":19,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',20,'{"action":{"basket":"permanent","tile":58,"type":"Rescue"},"id":"1:move 20 1","seat":1,"seq":20,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',21,'{"action":{"cell":73,"turn":2,"type":"Place"},"id":"1:move 21 1","seat":1,"seq":21,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',22,'{"action":{"card":76,"type":"Play"},"id":"0:move 22 0","seat":0,"seq":22,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',23,'{"action":{"type":"Done"},"id":"0:move 23 0","seat":0,"seq":23,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',24,'{"action":{"type":"Done"},"id":"1:move 24 1","seat":1,"seq":24,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',25,'{"action":{"card":71,"type":"Play"},"id":"1:move 25 1","seat":1,"seq":25,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',26,'{"action":{"cards":[7,84],"type":"DealCards"},"id":null,"seat":-1,"seq":26,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',27,'{"action":{"cards":[7],"type":"Pay"},"id":"1:move 27 1","seat":1,"seq":27,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',28,'{"action":{"type":"Done"},"id":"1:move 28 1","seat":1,"seq":28,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',29,'{"action":{"card":73,"type":"Play"},"id":"0:move 29 0","seat":0,"seq":29,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',30,'{"action":{"cards":[75,23,115],"type":"DealCards"},"id":null,"seat":-1,"seq":30,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',31,'{"action":{"cards":[],"type":"Pay"},"id":"0:move 31 0","seat":0,"seq":31,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',32,'{"action":{"type":"Done"},"id":"0:move 32 0","seat":0,"seq":32,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',33,'{"action":{"type":"Hold"},"id":"0:move 33 0","seat":0,"seq":33,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',34,'{"action":{"type":"Hold"},"id":"1:move 34 1","seat":1,"seq":34,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',35,'{"action":{"type":"Hold"},"id":"0:move 35 0","seat":0,"seq":35,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',36,'{"action":{"type":"Hold"},"id":"1:move 36 1","seat":1,"seq":36,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',37,'{"action":{"tiles":[95,75,73,98,49,61,42,83],"type":"DrawTiles"},"id":null,"seat":-1,"seq":37,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',38,'{"action":{"tiles":[95,96],"type":"DrawTiles"},"id":null,"seat":-1,"seq":38,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',39,'{"action":{"tiles":[53,45],"type":"DrawTiles"},"id":null,"seat":-1,"seq":39,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',40,'{"action":{"type":"Hold"},"id":"0:move 40 0","seat":0,"seq":40,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',41,'{"action":{"type":"Hold"},"id":"1:move 41 1","seat":1,"seq":41,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',42,'{"action":{"cards":[98,139,98,118,7,55,7,1,35,23,23,130,88,7],"type":"DealCards"},"id":null,"seat":-1,"seq":42,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',43,'{"action":{"cards":[98,98],"type":"Keep"},"id":"0:move 43 0","seat":0,"seq":43,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',44,'{"action":{"cards":[7,88],"type":"Keep"},"id":"1:move 44 1","seat":1,"seq":44,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',45,'{"action":{"cards":[35,130],"type":"Keep"},"id":"0:move 45 0","seat":0,"seq":45,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',46,'{"action":{"cards":[7,139],"type":"Keep"},"id":"1:move 46 1","seat":1,"seq":46,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',47,'{"action":{"cards":[7,118],"type":"Keep"},"id":"0:move 47 0","seat":0,"seq":47,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',48,'{"action":{"cards":[1,23],"type":"Keep"},"id":"1:move 48 1","seat":1,"seq":48,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',49,'{"action":{"cards":[35,118,130],"type":"Pay"},"id":"0:move 49 0","seat":0,"seq":49,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',50,'{"action":{"cards":[1,23,88],"type":"Pay"},"id":"1:move 50 1","seat":1,"seq":50,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',51,'{"action":{"type":"Hold"},"id":"0:move 51 0","seat":0,"seq":51,"type":"Moved"}');
INSERT INTO "entries" VALUES('ba744b50f26b23f62869ea',52,'{"action":{"card":90,"type":"Play"},"id":"1:move 52 1","seat":1,"seq":52,"type":"Moved"}');
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL);
INSERT INTO "people" VALUES('micka','Micka');
INSERT INTO "people" VALUES('mourek','Mourek');
CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL);
CREATE TABLE sitters (person TEXT, table_id TEXT, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
INSERT INTO "sitters" VALUES('micka','29fe69bd9e8ceba6a07d1d');
INSERT INTO "sitters" VALUES('micka','768b0dc357d311cc481e6a');
INSERT INTO "sitters" VALUES('mourek','768b0dc357d311cc481e6a');
INSERT INTO "sitters" VALUES('micka','7fd92d5fa2e81478007152');
INSERT INTO "sitters" VALUES('mourek','7fd92d5fa2e81478007152');
INSERT INTO "sitters" VALUES('micka','b1829c2e219c95ea9dcc11');
INSERT INTO "sitters" VALUES('mourek','b1829c2e219c95ea9dcc11');
INSERT INTO "sitters" VALUES('micka','ba744b50f26b23f62869ea');
INSERT INTO "sitters" VALUES('mourek','ba744b50f26b23f62869ea');
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        code TEXT NOT NULL,
        is_open INTEGER NOT NULL,
        due INTEGER NOT NULL,
        version INTEGER NOT NULL,
        stamp INTEGER NOT NULL,
        said INTEGER NOT NULL DEFAULT 0,
        changed REAL NOT NULL,
        data TEXT NOT NULL,
        header TEXT,
        snapshot TEXT
    );
INSERT INTO "tables" VALUES('29fe69bd9e8ceba6a07d1d','SPRING-13',1,0,1,1,0,1001.0,'{"id":"29fe69bd9e8ceba6a07d1d","code":"SPRING-13","game":"saucers","options":{"rounds":3},"places":[{"kind":"person","person":"micka","name":"Micka","level":null,"nonce":"n","quiet":false},{"kind":"open","person":null,"name":"","level":null,"nonce":"","quiet":false},{"kind":"bot","person":null,"name":"easy","level":"easy","nonce":"","quiet":false}],"host":"micka","created":1001.0,"seed":"457c769f39d8644199c0e5bdbcfbc85b37ce91cbde1fc1b0ea6b44f130436dd7","phase":"lobby","eager":false,"wish":null,"next":null,"must":[],"turn":0,"clock":0.0,"asked":[],"idle":[],"done":[]}',NULL,NULL);
INSERT INTO "tables" VALUES('7fd92d5fa2e81478007152','WILLOW-58',1,1,7,8,0,1009.0,'{"id":"7fd92d5fa2e81478007152","code":"WILLOW-58","game":"clans","options":{"clans":"first","powers":false,"bonus_clan":true},"places":[{"kind":"person","person":"micka","name":"Micka","level":null,"nonce":"nonce 0","quiet":false},{"kind":"person","person":"mourek","name":"Mourek","level":null,"nonce":"nonce 1","quiet":false}],"host":"micka","created":1002.0,"seed":"7738a5c674d37ff136eac13f553223a63841460d3b6aa1e68d682728f610fb1c","phase":"playing","eager":false,"wish":{"type":"Wish","seat":1,"agreed":[],"at":1010.0},"next":null,"must":[0],"turn":2,"clock":60.0,"asked":[1008.0,0.0],"idle":[],"done":["mourek sit 1","micka start","mourek please"]}','{"commitment":"ae95d0204c4c8962ab9a81506caec117fcfe0317c589cff2afb3367d47585168","game":"clans","nonces":["nonce 0","nonce 1"],"options":{"bonus_clan":true,"clans":"first","powers":false},"rules":"1","seats":[{"kind":"person","name":"Micka"},{"kind":"person","name":"Mourek"}],"tabby":1}','{"draws":4,"rules":"1","seq":7,"state":{"at":3,"grid":[164,-1,-1,208,-1,-1,-1,-1,-1,-1,-1,-1,8,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"last":[1,0],"pool":[4,7,8,10,22,24,26,28,31,40,41,42,42,43,44,45,46,47,48,49,50,51],"setup":{"bonus_clan":true,"clans":["gourmets","meowsketeers"],"first":1,"hands":[[],[]],"kept":[null,null],"past":[],"powers":false,"way":"first"},"step":"swap","turn":0}}');
INSERT INTO "tables" VALUES('b1829c2e219c95ea9dcc11','FIREFLY-59',0,0,7,17,1,1019.0,'{"id":"b1829c2e219c95ea9dcc11","code":"FIREFLY-59","game":"clans","options":{"clans":"first","powers":false,"bonus_clan":true},"places":[{"kind":"person","person":"micka","name":"Micka","level":null,"nonce":"nonce 0","quiet":false},{"kind":"person","person":"mourek","name":"Mourek","level":null,"nonce":"nonce 1","quiet":false}],"host":"micka","created":1011.0,"seed":"87fe1a1a45cfed925923d43f99735b0320db2ebba29a7b376c967c681d288c47","phase":"over","eager":false,"wish":null,"next":"768b0dc357d311cc481e6a","must":[],"turn":2,"clock":0.0,"asked":[],"idle":[],"done":["mourek sit 1","micka start","mourek enough","micka again"]}','{"commitment":"9f1e9284fe6e114bc6613483fd5b443c7439cf1ddec570b7d11623035b6cf435","game":"clans","nonces":["nonce 0","nonce 1"],"options":{"bonus_clan":true,"clans":"first","powers":false},"rules":"1","seats":[{"kind":"person","name":"Micka"},{"kind":"person","name":"Mourek"}],"tabby":1}','{"draws":3,"rules":"1","seq":7,"state":{"at":-1,"grid":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,184,-1,-1,-1,-1,-1,-1,-1,-1,96,-1,-1,-1],"last":[11,21],"pool":[2,4,7,8,10,22,26,28,31,40,41,41,42,42,43,44,45,47,48,49,50,51,52],"setup":{"bonus_clan":true,"clans":["gourmets","meowsketeers"],"first":0,"hands":[[],[]],"kept":[null,null],"past":[],"powers":false,"way":"first"},"step":"turn","turn":1}}');
INSERT INTO "tables" VALUES('768b0dc357d311cc481e6a','HOLLY-10',1,0,1,15,0,1018.0,'{"id":"768b0dc357d311cc481e6a","code":"HOLLY-10","game":"clans","options":{"clans":"first","powers":false,"bonus_clan":true},"places":[{"kind":"person","person":"micka","name":"Micka","level":null,"nonce":"","quiet":false},{"kind":"person","person":"mourek","name":"Mourek","level":null,"nonce":"","quiet":false}],"host":"micka","created":1018.0,"seed":"1c69309e4b5e119e7ec0e071665c6f207889da2130517400b918ebf8aa6114df","phase":"lobby","eager":true,"wish":null,"next":null,"must":[],"turn":0,"clock":0.0,"asked":[],"idle":[],"done":[]}',NULL,NULL);
INSERT INTO "tables" VALUES('ba744b50f26b23f62869ea','HERON-96',1,1,43,60,0,1064.0,'{"id":"ba744b50f26b23f62869ea","code":"HERON-96","game":"isle","options":{"mode":"classic","difficulty":"medium","modules":"A,B,C","rare_from_maps":false},"places":[{"kind":"person","person":"micka","name":"Micka","level":null,"nonce":"nonce 0","quiet":false},{"kind":"person","person":"mourek","name":"Mourek","level":null,"nonce":"nonce 1","quiet":true}],"host":"micka","created":1021.0,"seed":"ab3c0ac619c62937bfe3caf537f37ffb5991752a801d56df0cba9e2a5de70f4a","phase":"playing","eager":false,"wish":null,"next":null,"must":[0,1],"turn":2,"clock":0.0,"asked":[1063.0,1063.0],"idle":[0,1],"done":["mourek sit 1","micka start","mourek hush"]}','{"commitment":"206d71c5ccc2ed50a6d9d4a249827577c3ad224cdc6cd53b2c82f44f22ef559c","game":"isle","nonces":["nonce 0","nonce 1"],"options":{"difficulty":"medium","mode":"classic","modules":"A,B,C","rare_from_maps":false},"rules":"1","seats":[{"kind":"person","name":"Micka"},{"kind":"person","name":"Mourek"}],"tabby":1}','{"draws":14,"rules":"1","seq":53,"state":{"agenda":[{"left":[1,0],"type":"Teaching"},{"moment":"lessons","type":"Window"}],"day":2,"order":[1,0],"players":[{"baskets":0,"berth":false,"boat":0,"chosen":null,"discarded":[7,23,23,43,43,75,98,98,115],"extra":0,"filled":"0","fish":34,"hand":[15,15,35,118,130],"kept":[],"laid":[],"lessons":[114],"pack":[],"passed":false,"passed_on":[],"shown":[],"tiles":[],"used":0},{"baskets":1,"berth":false,"boat":2,"chosen":null,"discarded":[1,7,7,7,43,55,84,139],"extra":0,"filled":"e00001000002000000000000000000","fish":20,"hand":[1,7,23,88],"kept":[],"laid":[],"lessons":[],"pack":[],"passed":false,"passed_on":[],"shown":[],"tiles":[{"cells":"e00001000002000000000000000000","colour":3,"tile":58}],"used":0}],"rules":{"difficulty":"medium","mode":"classic","modules":"A,B,C","rare_from_maps":false},"sister":null,"table":{"bag":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,27,28,29,30,31,32,33,35,36,37,38,39,40,41,43,44,46,47,48,51,52,54,55,56,59,60,63,64,65,66,67,68,69,70,71,72,74,76,77,78,79,81,82,84,95,95,95,96,96,96,96,97,97,97,98,98,98,99,99,99,99],"common":[5,5,5,5],"deck":[1,1,1,1,7,7,7,15,15,15,15,15,15,23,23,23,23,23,23,23,23,35,35,35,35,35,35,35,43,43,43,43,43,43,43,43,43,55,55,55,55,55,55,55,55,55,55,67,67,69,69,71,73,77,78,78,80,80,80,83,84,86,86,88,90,92,92,94,94,96,96,98,98,98,98,98,98,98,107,107,107,107,107,107,113,116,117,119,120,121,122,123,124,125,126,127,128,129,131,132,133,134,135,136,137,138,140,141,142,143,144,145,146,147,148,149,150],"left":[75,73,49,61],"oshax":[85,86,87,88,89,90],"public":[],"rare":[[97,2],[99,1],[98,2],[95,2],[96,1]],"right":[42,83,53,45],"spent":[23,55,71,73,76,90]}}}');
CREATE UNIQUE INDEX open_codes ON tables (code) WHERE is_open;
CREATE INDEX codes ON tables (code);
CREATE INDEX stamps ON tables (stamp);
CREATE INDEX due_tables ON tables (id) WHERE due;
CREATE INDEX sitters_by_table ON sitters (table_id);
COMMIT;
PRAGMA user_version = 4;
