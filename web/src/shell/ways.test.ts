import assert from "node:assert/strict";
import { test } from "node:test";
import { reachOf, waysTo } from "./ways";

const nothing = { public: null, nearby: null, strangers: false };

test("an address tells who can open it", () => {
  for (const own of ["http://127.0.0.1:8642", "http://localhost:5173", "http://[::1]:8642", "http://127.0.0.2"])
    assert.equal(reachOf(own), "here", own);
  for (const near of ["http://192.168.1.20:8642", "http://10.0.0.4", "http://172.20.0.1", "http://[fd00::2]:8642"])
    assert.equal(reachOf(near), "house", near);
  for (const named of ["http://tabby:8642", "http://tabby.local:8642", "http://tabby.home.arpa"])
    assert.equal(reachOf(named), "house", named);
  for (const far of ["https://play.example", "http://172.32.0.1", "http://[2001:db8::1]", "http://8.8.8.8"])
    assert.equal(reachOf(far), "anywhere", far);
});

test("a public address comes first, then the house's own network", () => {
  const both = { public: "https://play.example", nearby: "http://192.168.1.20:8642", strangers: false };
  assert.deepEqual(waysTo(both, "http://127.0.0.1:8642"), [
    { reach: "anywhere", site: "https://play.example" },
    { reach: "house", site: "http://192.168.1.20:8642" },
  ]);
  assert.deepEqual(waysTo({ ...both, public: null }, "http://localhost:8642"), [
    { reach: "house", site: "http://192.168.1.20:8642" },
  ]);
});

test("under which address somebody came, others can come too", () => {
  const elsewhere = { public: null, nearby: "http://10.0.0.9:8642", strangers: false };
  assert.deepEqual(waysTo(elsewhere, "http://tabby.local:8642"), [{ reach: "house", site: "http://tabby.local:8642" }]);
  assert.deepEqual(waysTo(nothing, "https://play.example"), [{ reach: "anywhere", site: "https://play.example" }]);
});

test("what only this machine can open is said to be so", () => {
  assert.deepEqual(waysTo(nothing, "http://127.0.0.1:8642"), [{ reach: "here", site: "http://127.0.0.1:8642" }]);
});
