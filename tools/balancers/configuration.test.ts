import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { configurationFor, sharedAddress, stateIn, withProcessCheck } from "./configuration.ts";

const deploy = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, "../../deploy", file), "utf8");
const shipped = deploy("keepalived/keepalived.conf");
const settings = (text: string) => text.replaceAll(/^ *#.*\n/gm, "");

test("the second balancer's file differs from the first one's in its own address and its peer's alone", () => {
  const [first, second] = [configurationFor("balancer-1", shipped), configurationFor("balancer-2", shipped)];
  expect(first).toBe(shipped);
  const lines = second.split("\n");
  expect(lines.filter((line, index) => line !== first.split("\n")[index])).toEqual([
    "    unicast_src_ip 10.0.0.4",
    "        10.0.0.3 min_ttl 255",
  ]);
});

test("a file without a peer's address is refused", () => {
  expect(() =>
    configurationFor("balancer-2", shipped.replace("10.0.0.4 min_ttl", "10.0.0.6 min_ttl")),
  ).toThrow("no longer holds 10.0.0.4 min_ttl once");
});

test("the check asks an address that HAProxy answers by itself, on its own machine", () => {
  const [, host, uri] = /script ".* http:\/\/([\d.]+:\d+)(\/\w+)"/.exec(shipped) ?? [];
  const [, frontend = ""] = /^frontend alive\n((?: .*\n)+)/m.exec(deploy("haproxy.cfg")) ?? [];
  expect(frontend).toBe(`    bind ${host}\n    monitor-uri ${uri}\n`);
  expect(host).toMatch(/^127\./);
});

test("the shared address is the one that HAProxy's visitors and servers ask", () => {
  expect(settings(shipped)).toMatch(new RegExp(`virtual_ipaddress \\{\\s+${sharedAddress} dev eth0\\s+\\}`));
  const bound = [...deploy("haproxy.cfg").matchAll(/^ +bind (10\.[\d.]+):\d+$/gm)].map(
    ([, address]) => address,
  );
  expect(new Set(bound)).toEqual(new Set([sharedAddress]));
});

test("the check runs as nobody, and scripts of root are secured", () => {
  expect(shipped).toMatch(
    /^global_defs \{\n {4}script_user nobody nogroup\n {4}enable_script_security\n\}$/m,
  );
});

test("the control's check looks for a process and changes nothing else", () => {
  const lines = withProcessCheck(shipped).split("\n");
  expect(lines.filter((line, index) => line !== shipped.split("\n")[index])).toEqual([
    '    script "/usr/bin/pgrep -x haproxy"',
  ]);
  expect(() => withProcessCheck("vrrp_script haproxy {}")).toThrow("has no check");
});

test("the last state that keepalived entered counts", () => {
  const log =
    "(clinic) Entering BACKUP STATE (init)\n(clinic) Entering MASTER STATE\n(clinic) Entering FAULT STATE\n";
  expect(stateIn(log)).toBe("FAULT");
  expect(stateIn("Starting VRRP child process")).toBeNull();
});
