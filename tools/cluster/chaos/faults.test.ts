import { expect, test } from "vitest";
import { machines, mediaMachines } from "../hosts.ts";
import {
  type Fault,
  countBadSeconds,
  downMsOf,
  forgiveClearRefusals,
  mostBadSeconds,
  mostSilenceMs,
  nameFault,
  planCallFaults,
  planCallWireFaults,
  planFaults,
  planNetworkAndDiskFaults,
  planQuickFaults,
  planRandomFaults,
  randomFrom,
} from "./faults.ts";

test("each component is killed and frozen in turn, then in pairs, reproducibly by seed", () => {
  const faults = planFaults(40, randomFrom(7));
  const names = faults.map(nameFault);
  expect(new Set(names.slice(0, 32)).size).toBe(32);
  expect(names.slice(0, 5)).toEqual([
    "kill server-1",
    "kill server-2",
    "kill server-3",
    "kill redis",
    "kill primary",
  ]);
  for (const { targets } of faults.slice(32)) expect(new Set(targets).size).toBe(2);
  expect(planFaults(40, randomFrom(7))).toEqual(faults);
  expect(planFaults(40, randomFrom(8))).not.toEqual(faults);
});

test("a primary stays away longer than its failover takes and may be unavailable for thirty seconds", () => {
  const failover = planFaults(32, Math.random).find(({ targets }) => targets.includes("primary"));
  expect(failover?.downMs).toBeGreaterThan(20_000);
  expect(failover && mostBadSeconds(failover)).toBe(30);
});

test("a part killed together with a primary is restarted as early as without it", () => {
  const fault = { targets: ["primary", "haproxy"], kind: "kill", downMs: 32_000 } as const;
  expect(fault.targets.map((target) => downMsOf(fault, target))).toEqual([32_000, 1_000]);
  const frozen = { targets: ["server-1", "redis"], kind: "freeze", downMs: 5_000 } as const;
  expect(frozen.targets.map((target) => downMsOf(frozen, target))).toEqual([5_000, 5_000]);
});

test("a second is bad when more than one request in a hundred failed in it", () => {
  const second = (at: number, good: number, bad: number) => [
    ...Array.from({ length: good }, () => ({ at, until: at + 50, isGood: true })),
    ...Array.from({ length: bad }, () => ({ at, until: at + 50, isGood: false })),
  ];
  const samples = [
    ...second(1_000, 99, 1),
    ...second(2_000, 98, 2),
    ...second(3_500, 0, 1),
    ...second(9_000, 0, 9),
  ];
  expect(countBadSeconds(samples, { from: 1_000, to: 9_000 })).toBe(2);
});

test("what fails late counts where it began, and seconds in which everybody waits are bad", () => {
  const period = { from: 0, to: 20_000 };
  const patients = [100, 200, 300];
  const hung = patients.map((at) => ({ at, until: at + 9_000, isGood: false }));
  const helped = patients.map((at) => ({ at, until: at + 9_000, isGood: true }));
  const after = { at: 9_500, until: 9_600, isGood: true };
  expect(countBadSeconds([...hung, after], period)).toBe(9);
  expect(countBadSeconds([...helped, after], period)).toBe(8); // those that begin are answered, and then nobody is for eight seconds
  // Others are answered from the fourth second on.
  const others = [3_500, 4_500, 5_500, 6_500, 7_500, 8_500].map((at) => ({
    at,
    until: at + 50,
    isGood: true,
  }));
  expect(countBadSeconds([...hung, ...others, after], period)).toBe(3);
  expect(countBadSeconds([], period)).toBe(0);
});

test("network and disk faults: each wire, all wires, each disk, then random, reproducibly by seed", () => {
  const faults = planNetworkAndDiskFaults(30, randomFrom(7));
  expect(faults.slice(0, 17).map(nameFault)).toEqual([
    "slow haproxy",
    "slow server-1",
    "slow server-2",
    "slow server-3",
    "slow primary",
    "slow standby",
    "slow redis",
    "slow s3",
    "slow mail",
    "slow gateway",
    "slow etcd",
    "slow haproxy and server-1 and server-2 and server-3 and primary and standby and redis and s3 and mail and gateway and etcd-1 and etcd-2 and etcd-3",
    "fill s3",
    "fill standby",
    "fill primary",
    "fill etcd",
    "fill server-1",
  ]);
  const mostWires = Math.max(...faults.map(({ targets }) => targets.length));
  expect(mostWires).toBe(machines.length - mediaMachines.length - 1); // of the two balancers, the one that has the address
  expect(planNetworkAndDiskFaults(30, randomFrom(7))).toEqual(faults);
  expect(planNetworkAndDiskFaults(30, randomFrom(8))).not.toEqual(faults);
});

test("a full disk may be reported by a server; any other or later failure counts", () => {
  const met = (at: number, outcome: string) => ({ at, until: at + 50, step: "file", outcome, isGood: false });
  const fault = { kind: "fill", targets: ["primary"] } as const;
  const samples = [
    met(1_000, "503 unavailable"),
    met(1_000, "500 internal"),
    met(1_000, "503 "), // a balancer without a server
    met(1_000, "TimeoutError"),
    met(3_000, "503 unavailable"),
  ];
  expect(forgiveClearRefusals(samples, fault, { from: 500, to: 2_000 }).map(({ isGood }) => isGood)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("without the bucket files may be refused, without the gateway payments; nothing else, and nobody may wait in vain", () => {
  const met = (step: string, outcome: string) => ({ at: 1_000, until: 1_050, step, outcome, isGood: false });
  const samples = [
    met("file", "503 unavailable"),
    met("payment", "503 payment_unavailable"),
    met("result", "503 payment_unavailable"),
    met("hold", "503 unavailable"),
    met("file", "ABORT_ERR"),
    met("payment", "503 unavailable"),
  ];
  const forgiven = (...targets: Fault["targets"]) =>
    forgiveClearRefusals(samples, { kind: "freeze", targets }, { from: 500, to: 2_000 }).flatMap(
      ({ isGood, step }) => (isGood ? [step] : []),
    );
  expect(forgiven("s3", "server-1")).toEqual(["file"]);
  expect(forgiven("gateway")).toEqual(["payment", "result"]);
  expect(forgiven("primary")).toEqual([]);
});

test("random faults hit one or two components, killed or frozen for half a minute, reproducibly by seed", () => {
  const faults = planRandomFaults(60, randomFrom(7));
  expect(new Set(faults.map(({ targets }) => targets.length))).toEqual(new Set([1, 2]));
  const frozen = faults.filter(({ kind, targets }) => kind === "freeze" && !targets.includes("primary"));
  expect(new Set(frozen.map(({ downMs }) => downMs))).toEqual(new Set([30_000]));
  expect(planRandomFaults(60, randomFrom(7))).toEqual(faults);
});

test("quick faults end within seconds, except some of the primary, reproducibly by seed", () => {
  const faults = planQuickFaults(1_000, randomFrom(7));
  expect(planQuickFaults(1_000, randomFrom(7))).toEqual(faults);
  const ofPrimary = faults.filter(({ targets }) => targets.includes("primary"));
  expect(ofPrimary.length).toBeGreaterThan(20);
  expect(ofPrimary.length).toBeLessThan(70);
  expect(ofPrimary.every(({ kind, downMs }) => kind === "kill" && downMs > 20_000)).toBe(true);
  const quick = faults.filter((fault) => !ofPrimary.includes(fault));
  expect(Math.max(...quick.map(({ downMs }) => downMs))).toBe(5_000);
  expect(quick.some(({ kind, targets }) => kind === "freeze" && targets.length === 2)).toBe(true);
  expect(new Set(faults.flatMap(({ targets }) => targets)).size).toBe(16);
  expect(faults.every(({ targets }) => new Set(targets).size === targets.length)).toBe(true);
});

test("calls over Janus lose each server with the Janus that calls have moved to, then both Janus", () => {
  const overRelay = planCallFaults("relay");
  expect(overRelay.every(({ targets }) => targets.length === 1)).toBe(true);
  const overJanus = planCallFaults("janus");
  const pairs = overJanus.slice(-5);
  expect(overJanus.slice(0, -5).every(({ targets }) => targets.length === 1)).toBe(true);
  expect(pairs.map(nameFault)).toEqual([
    "kill server-1 and janus-1",
    "kill server-2 and janus-2",
    "kill server-3 and janus-1",
    "kill server-1 and janus-2",
    "kill janus-1 and janus-2",
  ]);
});

test("a call is back six seconds after its carrier died, or goes on where nothing replaces it, else it is kept", () => {
  const faults = [...planCallFaults("janus"), ...planCallFaults("relay")];
  const allowed = Object.fromEntries(faults.map((fault) => [nameFault(fault), mostSilenceMs(fault, 300)]));
  expect(allowed).toMatchObject({
    "kill server-1": 2_000,
    "kill primary": 2_000,
    "kill janus-2": 6_000,
    "freeze janus-1": 6_000,
    "kill relay": 6_000,
    "freeze relay": 36_000,
    "kill server-3 and janus-1": 6_000,
    "kill janus-1 and janus-2": 11_000,
  });
  const slow = faults.map((fault) => mostSilenceMs(fault, 3_000));
  expect(new Set(slow)).toEqual(new Set([3_000, 6_000, 11_000, 36_000]));
});

test("calls meet the bad wire of each server, Redis, HAProxy and their carriers, and are kept", () => {
  expect(planCallWireFaults("relay").map(nameFault)).toEqual([
    "slow server-1",
    "slow server-2",
    "slow server-3",
    "slow redis",
    "slow haproxy",
    "slow relay",
  ]);
  const overJanus = planCallWireFaults("janus");
  expect(overJanus.slice(5).map(nameFault)).toEqual([
    "slow janus-1",
    "slow janus-2",
    "slow janus-1 and janus-2",
  ]);
  expect(new Set(overJanus.map((fault) => mostSilenceMs(fault, 300)))).toEqual(new Set([2_000]));
});
