import { afterAll, beforeAll, expect, test } from "vitest";
import { startDnsServer, type DnsServer } from "../../testing/dns-server.ts";

let server: DnsServer;
beforeAll(async () => void (server = await startDnsServer()));
afterAll(() => server.stop());

const ask = (name: string) => server.txtRecords(name);

test("records split into several strings are returned joined", async () => {
  server.records.set("_anteroom.mar.example", ["v=spf1 -all", "x".repeat(300)]);
  expect((await ask("_anteroom.mar.example"))?.toSorted()).toEqual(["v=spf1 -all", "x".repeat(300)]);
});

test("a name that does not exist or has no such record returns no records", async () => {
  server.records.set("_anteroom.empty.example", []);
  expect(await ask("_anteroom.nobody.example")).toEqual([]);
  expect(await ask("_anteroom.empty.example")).toEqual([]);
});

test("a DNS server that does not answer gives no verdict", async () => {
  server.silence.isSilent = true;
  expect(await ask("_anteroom.mar.example")).toBeNull();
  server.silence.isSilent = false;
});
