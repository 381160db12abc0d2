import { counterpartToolName } from "@anteroom/contract/call/call-tool";
import { expect, test } from "vitest";
import { rankCandidates, createCandidateRanker } from "./candidate-rank.ts";

const line = (priority: number) =>
  `candidate:1 1 udp ${priority} 192.0.2.1 54321 typ host generation 0 ufrag abcd network-cost 999`;
const host = 2_122_260_223;
const reflexive = 1_686_052_607;
const relay = 41_885_439;
/** What a browser gives its own relay over TLS: the lowest priority of all. */
const lowestLocal = 8_331_007;

const priorityOf = (text: string) => Number(/candidate:\S+ \d+ \S+ (\d+) /.exec(text)?.[1]);
const ranked = (priority: number, search: number) => priorityOf(rankCandidates(line(priority), search));

test("candidates of one search keep their order", () => {
  for (const search of [0, 1, 59, 500]) {
    expect(ranked(host, search)).toBeGreaterThan(ranked(reflexive, search));
    expect(ranked(reflexive, search)).toBeGreaterThan(ranked(relay, search));
    expect(ranked(relay, search)).toBeGreaterThan(0);
  }
});

test("the lowest candidate of a later ICE restart outranks the best of an earlier one", () => {
  for (const search of [0, 1, 30, 58])
    expect(ranked(1, search + 1)).toBeGreaterThan(ranked(2 ** 31 - 1, search));
});

test("a ranked remote candidate stays below every local one, so that its rank decides the pair", () => {
  for (const search of [0, 59, 1_000]) expect(ranked(2 ** 31 - 1, search)).toBeLessThan(lowestLocal);
});

test("nothing but the priority of a candidate changes", () => {
  const text = rankCandidates(line(host), 1);
  expect(text.replace(String(priorityOf(text)), String(host))).toBe(line(host));
  expect(rankCandidates("", 3)).toBe("");
  expect(rankCandidates("candidate:nonsense", 3)).toBe("candidate:nonsense");
});

test("candidates inside a description are ranked, and its other lines are unchanged", () => {
  const sdp = ["v=0", "a=ice-ufrag:abcd", `a=${line(host)}`, `a=${line(relay)}`, "a=end-of-candidates", ""];
  const lines = rankCandidates(sdp.join("\r\n"), 0).split("\r\n");
  expect([lines[0], lines[1], lines[4], lines[5]]).toEqual([sdp[0], sdp[1], sdp[4], sdp[5]]);
  expect(priorityOf(lines[2] ?? "")).toBe(ranked(host, 0));
  expect(priorityOf(lines[3] ?? "")).toBe(ranked(relay, 0));
});

test("a description with another ICE user name starts a new generation, and the same one does not", () => {
  const ranks = createCandidateRanker();
  const rank = (ufrag: string) =>
    priorityOf(ranks.ofDescription(`a=ice-ufrag:${ufrag}\r\na=${line(host)}\r\n`));
  expect(rank("abcd")).toBe(ranked(host, 0));
  expect(rank("abcd")).toBe(ranked(host, 0));
  expect(priorityOf(ranks.ofCandidate(line(relay)))).toBe(ranked(relay, 0));
  expect(rank("efgh")).toBe(ranked(host, 1));
  expect(priorityOf(ranks.ofCandidate(line(relay)))).toBe(ranked(relay, 1));
});

test("the demo doctor's candidates keep the priorities that it gave them", () => {
  const ranks = createCandidateRanker();
  const sdp = `v=0\r\nt=0 0\r\na=tool:${counterpartToolName}\r\na=ice-ufrag:abcd\r\na=${line(host)}\r\n`;
  expect(ranks.ofDescription(sdp)).toBe(sdp);
  expect(ranks.ofCandidate(line(relay))).toBe(line(relay));
});
