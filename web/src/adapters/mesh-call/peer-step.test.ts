import type { CallSignal } from "@anteroom/contract/call/call-signal";
import { describe, expect, test } from "vitest";
import type { LinkStats } from "../call-room/watch-link.ts";
import { firstPeerState, type PeerEvent, type PeerMoment, type PeerState } from "./peer-state.ts";
import { stepPeer } from "./peer-step.ts";

const at = 100_000;
const moment: PeerMoment = { at, connectionState: "connected", signalingState: "stable" };
const agreed: PeerState = {
  ...firstPeerState(false),
  connection: 1,
  hasMedia: true,
  hasRemoteDescription: true,
  agreedSession: "sha-256 ours",
};
const polite: Partial<PeerState> = { isPolite: true };
const fresh: Partial<PeerState> = { hasMedia: false, hasRemoteDescription: false, agreedSession: null };
const lost: Partial<PeerMoment> = { connectionState: "disconnected" };
const offering: Partial<PeerMoment> = { signalingState: "have-local-offer" };

const description = (type: "offer" | "answer", session = "ours"): CallSignal => ({
  description: { type, sdp: `v=0\r\na=fingerprint:sha-256 ${session}\r\n` },
});
const candidates: CallSignal = { candidates: [{ candidate: "candidate:1" }] };
const signal = (data: CallSignal): PeerEvent => ({ kind: "signal", signal: data });
const statistics = (changes: Partial<LinkStats>): PeerEvent => ({
  kind: "statistics",
  connection: 1,
  statistics: {
    at,
    received: 4,
    sent: 4,
    availableBitrate: null,
    isCpuLimited: false,
    isRelayed: null,
    roundTripMs: 40,
    packetsReceived: 1,
    isStalled: false,
    isSettling: false,
    ...changes,
  },
});
const of1 = { connection: 1 } as const;

type Case = readonly [string, Partial<PeerState>, PeerEvent, Partial<PeerMoment>, readonly string[]];

function effectsOf([, state, event, now]: Case): string[] {
  const { effects } = stepPeer({ ...agreed, ...state }, event, { ...moment, ...now });
  return effects.map((effect) => effect.do);
}

const startedAnew = ["open", "report-connection"];

const starting: readonly Case[] = [
  [
    "the impolite side offers at once",
    { connection: 0 },
    { kind: "start" },
    {},
    ["open", "add-media", "wait-for-nudge"],
  ],
  [
    "the polite side waits for an offer",
    { ...polite, connection: 0 },
    { kind: "start" },
    {},
    ["open", "wait-for-nudge"],
  ],
  ["an offer is made when needed", {}, { kind: "negotiation-needed", ...of1 }, {}, ["make-offer"]],
  ["an offer is posted when made", {}, { kind: "offer-made", ...of1 }, {}, ["post-description"]],
  ["an offer that fails is left to the nudge", {}, { kind: "offer-failed", ...of1 }, {}, []],
  ["an event of a replaced connection is ignored", {}, { kind: "offer-made", connection: 0 }, {}, []],
  ["nothing happens after close", { isClosed: true }, { kind: "nudge-due" }, lost, []],
];

const signals: readonly Case[] = [
  ["an offer is applied", {}, signal(description("offer")), {}, ["set-remote"]],
  [
    "an offer that is set is answered, after early candidates",
    { applying: { type: "offer", session: null }, early: [{ candidate: "candidate:1" }] },
    { kind: "remote-set", ...of1 },
    {},
    ["add-candidate", "make-answer"],
  ],
  [
    "an answer is posted when made",
    { applying: { type: "offer", session: null } },
    { kind: "answer-made", ...of1 },
    {},
    ["post-description"],
  ],
  [
    "an answer that is set needs nothing more",
    { applying: { type: "answer", session: null } },
    { kind: "remote-set", ...of1 },
    {},
    [],
  ],
  ["an answer to our offer is applied", {}, signal(description("answer")), offering, ["set-remote"]],
  ["the impolite side ignores an offer beside its own", {}, signal(description("offer")), offering, []],
  ["the polite side gives up its own offer", polite, signal(description("offer")), offering, ["set-remote"]],
  [
    "candidates of an ignored offer are dropped",
    { isIgnoringOffer: true, hasRemoteDescription: false },
    signal(candidates),
    {},
    [],
  ],
  ["candidates wait for their description", fresh, signal(candidates), {}, []],
  ["candidates are added", {}, signal(candidates), {}, ["add-candidate"]],
  [
    "signals wait while a description is applied",
    { applying: { type: "offer", session: null } },
    signal(candidates),
    {},
    [],
  ],
  [
    "signals that waited are taken afterwards",
    { applying: { type: "answer", session: null }, waiting: [candidates] },
    { kind: "remote-set", ...of1 },
    {},
    ["add-candidate"],
  ],
  [
    "a reloaded side is met with a fresh connection",
    {},
    signal(description("offer", "other")),
    {},
    [...startedAnew, "set-remote"],
  ],
  [
    "an answer of a reloaded side lets both start anew",
    {},
    signal(description("answer", "other")),
    offering,
    [...startedAnew, "add-media"],
  ],
  [
    "a broken offer is harmless while the call goes well",
    { applying: { type: "offer", session: null } },
    { kind: "description-failed", ...of1 },
    {},
    [],
  ],
  [
    "a broken offer of a lost call leads to a fresh connection",
    { applying: { type: "offer", session: null } },
    { kind: "description-failed", ...of1 },
    lost,
    [...startedAnew, "add-media"],
  ],
  [
    "a broken answer leads the polite side to ask on a fresh connection",
    { ...polite, applying: { type: "answer", session: null } },
    { kind: "description-failed", ...of1 },
    {},
    [...startedAnew, "ask-for-offer"],
  ],
  [
    "a fresh connection is not made again within two seconds",
    { startedAgainAt: at - 1_999, applying: { type: "answer", session: null } },
    { kind: "description-failed", ...of1 },
    {},
    [],
  ],
  ["who is asked for an offer searches anew", {}, signal({ restart: true }), {}, ["restart-ice"]],
  [
    "who is asked right after a search does not search again",
    { searchedAt: at - 999 },
    signal({ restart: true }),
    {},
    [],
  ],
  [
    "who is asked and has offered sends the offer again",
    {},
    signal({ restart: true }),
    offering,
    ["post-description"],
  ],
  ["who is asked before the first offer makes it", fresh, signal({ restart: true }), {}, ["add-media"]],
];

const losses: readonly Case[] = [
  [
    "a connection that is there limits video and watches its candidates",
    {},
    { kind: "connection-changed", ...of1 },
    {},
    ["pause-video", "limit-video", "watch-candidate-pair", "wait-for-loss", "report-connection"],
  ],
  [
    "a connection that is back sends a keyframe",
    { lostAt: at - 4_000 },
    { kind: "connection-changed", ...of1 },
    {},
    [
      "pause-video",
      "limit-video",
      "send-keyframe",
      "watch-candidate-pair",
      "wait-for-loss",
      "report-connection",
    ],
  ],
  [
    "a connection that is lost is reported, and waited for",
    {},
    { kind: "connection-changed", ...of1 },
    lost,
    ["wait-for-loss", "report-connection"],
  ],
  [
    "a loss that lasts is searched for",
    { lostAt: at - 2_000 },
    { kind: "loss-due", hasFailed: false },
    lost,
    ["restart-ice", "wait-for-nudge"],
  ],
  [
    "the third failed search leads to a fresh connection",
    { lostAt: at - 9_000, failures: 2 },
    { kind: "loss-due", hasFailed: true },
    lost,
    [...startedAnew, "add-media", "wait-for-nudge"],
  ],
  [
    "a fresh connection takes the signals that waited for the old one",
    {
      ...polite,
      lostAt: at - 21_000,
      applying: { type: "offer", session: null },
      waiting: [description("offer", "other")],
    },
    { kind: "nudge-due" },
    lost,
    [...startedAnew, "ask-for-offer", "wait-for-nudge", "set-remote"],
  ],
  [
    "the polite side asks for an offer instead of searching",
    { ...polite, lostAt: at - 3_000 },
    { kind: "nudge-due" },
    lost,
    ["ask-for-offer", "wait-for-nudge"],
  ],
  ["a call that goes well is only looked at again", {}, { kind: "nudge-due" }, {}, ["wait-for-nudge"]],
  [
    "a first offer that never got made is made",
    { ...fresh, hasMedia: true },
    { kind: "nudge-due" },
    lost,
    ["make-offer", "wait-for-nudge"],
  ],
  [
    "a first offer without media begins with media",
    fresh,
    { kind: "nudge-due" },
    lost,
    ["add-media", "wait-for-nudge"],
  ],
  [
    "an offer without an answer is sent again",
    {},
    { kind: "nudge-due" },
    { ...lost, ...offering },
    ["post-description", "wait-for-nudge"],
  ],
  ["silence leads to one early search", {}, { kind: "silence", isSilent: true, ...of1 }, {}, ["restart-ice"]],
  [
    "silence of somebody whose devices are off means nothing",
    { isMediaExpected: false },
    { kind: "silence", isSilent: true, ...of1 },
    {},
    [],
  ],
  [
    "silence shortly after a search leads to no other one",
    { searchedAt: at - 4_999 },
    { kind: "silence", isSilent: true, ...of1 },
    {},
    [],
  ],
  ["sound that is back leads to nothing", {}, { kind: "silence", isSilent: false, ...of1 }, {}, []],
  [
    "nothing that comes in any more is reported, video paused and a search begun",
    {},
    statistics({ isStalled: true, received: 0 }),
    {},
    ["report-connection", "pause-video", "restart-ice", "wait-for-nudge", "report-quality"],
  ],
  [
    "media that come in again are reported, video goes on with a keyframe",
    { isStalled: true, lostAt: at - 3_000 },
    statistics({}),
    {},
    ["report-connection", "pause-video", "send-keyframe", "report-quality"],
  ],
];

const requests: readonly Case[] = [
  ["a reconnection of a good call does nothing", {}, { kind: "reconnect", isNewNetwork: false }, {}, []],
  [
    "a reconnection of a lost call searches even if a search has just begun",
    { searchedAt: at - 10, lostAt: at - 2_000 },
    { kind: "reconnect", isNewNetwork: false },
    lost,
    ["restart-ice"],
  ],
  ["a new network is searched on", {}, { kind: "reconnect", isNewNetwork: true }, {}, ["restart-ice"]],
  [
    "a new network of the polite side is asked for",
    polite,
    { kind: "reconnect", isNewNetwork: true },
    {},
    ["ask-for-offer"],
  ],
  [
    "renewed servers are used with a search",
    {},
    { kind: "ice-servers-renewed" },
    {},
    ["use-ice-servers", "restart-ice"],
  ],
  [
    "renewed servers are used without one on the polite side",
    polite,
    { kind: "ice-servers-renewed" },
    {},
    ["use-ice-servers"],
  ],
  ["statistics are reported", {}, statistics({}), {}, ["report-quality"]],
  [
    "statistics that stay bad lead one step down",
    { ladder: { ...agreed.ladder, badSince: at - 3_000 } },
    statistics({ sent: 1 }),
    {},
    ["report-quality", "report-sending", "limit-video", "announce-media"],
  ],
  [
    "bad statistics right after a loss lead no step down",
    { ladder: { ...agreed.ladder, badSince: at - 3_000 } },
    statistics({ sent: 1, isSettling: true }),
    {},
    ["report-quality"],
  ],
  ["a close releases everything", {}, { kind: "close" }, {}, ["close"]],
];

describe("a peer connection", () => {
  test.each(starting)("%s", { tags: ["S1.18"] }, (...row) => expect(effectsOf(row)).toEqual(row[4]));
  test.each(signals)("%s", { tags: ["S1.18"] }, (...row) => expect(effectsOf(row)).toEqual(row[4]));
  test.each(losses)("%s", { tags: ["S1.18"] }, (...row) => expect(effectsOf(row)).toEqual(row[4]));
  test.each(requests)("%s", { tags: ["S1.18"] }, (...row) => expect(effectsOf(row)).toEqual(row[4]));

  test("forgets the old connection when it restarts", { tags: ["S1.18"] }, () => {
    const before = {
      ...agreed,
      ...polite,
      isMakingOffer: true,
      failures: 3,
      searchedAt: at,
      lostAt: at - 9_000,
    };
    const { state } = stepPeer(before, signal(description("offer", "other")), { ...moment, ...lost });
    expect(state).toMatchObject({
      connection: 2,
      connectionState: "new",
      agreedSession: null,
      hasMedia: false,
      isMakingOffer: false,
      failures: 0,
      searchedAt: null,
      lostAt: at,
    });
  });

  test("does not mutate the given state", { tags: ["S1.18"] }, () => {
    const before = structuredClone(agreed);
    for (const [, , event, now] of [...starting, ...signals, ...losses, ...requests])
      stepPeer(agreed, event, { ...moment, ...now });
    expect(agreed).toEqual(before);
  });
});
