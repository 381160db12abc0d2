import type { CallSignal } from "@anteroom/contract/call/call-signal";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RoomMember } from "../../ports/video-room.ts";
import {
  firstRoomState,
  mediaStateFor,
  type RoomEffect,
  type RoomEvent,
  type RoomState,
  snapshotOf,
} from "./room-state.ts";
import { maxEarlySenders, maxEarlySignals, stepRoom } from "./room-step.ts";

const streamOf = () => ({}) as MediaStream; // only handed on
const track = {} as MediaStreamTrack; // only handed on
const member = (id: string): RoomMember => ({ id, role: "doctor", name: id });
const members = (...ids: string[]): RoomEvent => ({ kind: "members", members: ids.map(member) });
const restart: CallSignal = { restart: true };
const signal = (from: string, data = restart): RoomEvent => ({ kind: "signal", from, signal: data });
const connection = (id: string, state: RTCPeerConnectionState, isStalled = false): RoomEvent => ({
  kind: "connection",
  id,
  state,
  isStalled,
});
const quality = (id: string, received: 0 | 4 | null, sent: 0 | 4 | null = null): RoomEvent => ({
  kind: "quality",
  id,
  received,
  sent,
  isRelayed: null,
});
const said = (id: string, received: 0 | 4): RoomEvent => ({
  kind: "topic",
  id,
  message: { topic: "quality", data: { received } },
});
const levels = (level: number, at: number): RoomEvent => ({
  kind: "levels",
  levels: new Map([["b", level]]),
  at,
});
const leave: RoomEvent = { kind: "leave" };
const mute: RoomEvent = { kind: "local", media: "microphone", change: { isMuted: true } };
const screenOn: RoomEvent = {
  kind: "media-state",
  id: "b",
  state: { microphone: true, camera: false, screen: true },
};
const screenComes: RoomEvent = { kind: "screen", id: "b", stream: streamOf() };

const empty = firstRoomState("a", { microphone: track, camera: track });

function after(events: readonly RoomEvent[], first: RoomState = empty, now = 5_000) {
  let state = first;
  let effects: readonly RoomEffect[] = [];
  for (const event of events) ({ state, effects } = stepRoom(state, event, { now, newStream: streamOf }));
  return {
    state,
    effects: effects.map((effect) => ("id" in effect ? `${effect.do} ${effect.id}` : effect.do)),
  };
}

describe("a room", () => {
  test.each<[string, readonly RoomEvent[], readonly string[]]>([
    [
      "opens a link to each of the others",
      [members("a", "b", "c")],
      ["open-link b", "open-link c", "limit-video b", "limit-video c", "publish"],
    ],
    ["keeps the link of who stays", [members("b"), members("b")], ["limit-video b", "publish"]],
    [
      "closes the link of who leaves",
      [members("b", "c"), members("c")],
      ["close-link b", "limit-video c", "publish"],
    ],
    ["hands a signal to its link", [members("b"), signal("b")], ["receive b"]],
    ["keeps a signal of somebody who is not announced yet", [signal("b")], []],
    [
      "hands over early signals once their sender is announced",
      [signal("b"), signal("b"), members("b")],
      ["open-link b", "receive b", "receive b", "limit-video b", "publish"],
    ],
    ["publishes a connection", [members("b"), connection("b", "connected")], ["publish"]],
    ["ignores a link of somebody who has left", [members("b"), members(), connection("b", "connected")], []],
    ["says how well somebody arrives", [members("b"), quality("b", 4)], ["publish", "say b"]],
    ["says it once while it stays so", [members("b"), quality("b", 4), quality("b", 4)], []],
    ["does not say what is unknown", [members("b"), quality("b", null, 4)], ["publish"]],
    [
      "says it again once the other one can hear",
      [members("b"), quality("b", 4), { kind: "topics-open", id: "b" }],
      ["say b"],
    ],
    [
      "uses what the other one says of our quality",
      [members("b"), said("b", 0)],
      ["use-reported-quality b", "publish", "deliver b"],
    ],
    [
      "delivers a caption",
      [
        members("b"),
        { kind: "topic", id: "b", message: { topic: "caption", data: { text: "Hi", isFinal: true } } },
      ],
      ["deliver b"],
    ],
    ["publishes who begins to speak", [members("b"), levels(0.5, 1_000)], ["publish"]],
    [
      "publishes nothing while somebody speaks on",
      [members("b"), levels(0.5, 1_000), levels(0.5, 1_110)],
      [],
    ],
    [
      "sends no track while muted",
      [members("b", "c"), mute],
      ["set-track b", "announce-media b", "set-track c", "announce-media c", "publish"],
    ],
    [
      "closes every link when it is left",
      [members("b", "c"), leave],
      ["close-link b", "close-link c", "stop", "publish"],
    ],
    ["leaves once", [members("b"), leave, leave], []],
    ["opens no link after it was left", [leave, members("b")], []],
  ])("%s", { tags: ["S1.18"] }, (_, events, effects) => {
    expect(after(events).effects).toEqual(effects);
  });

  test("is lost from the start and not once somebody is back", { tags: ["S1.18"] }, () => {
    const lost = after([members("b"), connection("b", "connected"), connection("b", "failed")]).state;
    expect(snapshotOf(lost)).toMatchObject({ phase: "reconnecting", lostSince: 5_000 });
    expect(after([connection("b", "disconnected")], lost, 9_000).state.lostSince).toBe(5_000);
    expect(after([connection("b", "connected")], lost, 9_000).state.lostSince).toBeNull();
  });

  test("reads a stalled connection as lost", { tags: ["S1.18"] }, () => {
    const { state } = after([members("b"), connection("b", "connected"), connection("b", "connected", true)]);
    expect(snapshotOf(state).participants[0]?.connection).toBe("reconnecting");
  });

  test.each([
    ["announced first", [screenOn, screenComes]],
    ["there first", [screenComes, screenOn]],
  ])(
    "shows a screen once it is announced and received: %s",
    { tags: ["S3.SET.patientsShareScreen"] },
    (_, events) => {
      const [first, second] = events;
      if (!first || !second) throw new Error("two events are given");
      const half = after([members("b"), first]).state;
      expect(snapshotOf(half).participants[0]?.screenStream).toBeNull();
      expect(snapshotOf(after([second], half).state).participants[0]?.screenStream).not.toBeNull();
    },
  );

  test("reports the camera as off while only audio is sent", { tags: ["S1.18"] }, () => {
    const sending: RoomEvent = { kind: "sending", id: "b", sending: { level: "audio", reason: "network" } };
    const { state } = after([members("b", "c"), sending]);
    expect(mediaStateFor(state, "b")).toEqual({ microphone: true, camera: false });
    expect(mediaStateFor(state, "c")).toEqual({ microphone: true, camera: true });
    expect(snapshotOf(state).sending).toEqual({ level: "audio", reason: "network" });
  });
});

const ids = ["a", "b", "c", "d"];
const someone = fc.constantFrom(...ids);
const event: fc.Arbitrary<RoomEvent> = fc.oneof(
  fc.subarray(ids).map((some) => members(...some)),
  someone.map((from) => signal(from)),
  fc.nat(30).map((stranger) => signal(`stranger ${stranger}`)),
  fc
    .tuple(
      someone,
      fc.constantFrom<RTCPeerConnectionState>("connecting", "connected", "disconnected", "failed"),
    )
    .map(([id, state]) => connection(id, state)),
  someone.map((id) => quality(id, 4, 0)),
  someone.map((id) => said(id, 4)),
  fc.constantFrom<RoomEvent>(screenOn, screenComes, mute),
  fc.nat(5_000).map((at) => levels(0.5, at)),
);

/** Throws for an effect on a link that is not there, or is there twice. */
function follow(links: Set<string>, effect: RoomEffect): void {
  if (!("id" in effect)) return;
  if (links.has(effect.id) === (effect.do === "open-link")) throw new Error(`${effect.do} ${effect.id}`);
  if (effect.do === "open-link") links.add(effect.id);
  if (effect.do === "close-link") links.delete(effect.id);
}

test("a room always has one link to each participant and to nobody else", { tags: ["S1.18"] }, () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), fc.nat(60), (events, leavesAfter) => {
      const links = new Set<string>();
      let state = empty;
      for (const [index, next] of events.entries()) {
        const step = stepRoom(state, index === leavesAfter ? leave : next, {
          now: index,
          newStream: streamOf,
        });
        ({ state } = step);
        for (const effect of step.effects) follow(links, effect);
        expect([...links].sort()).toEqual([...state.peers.keys()].sort());
        expect(state.early.size).toBeLessThanOrEqual(maxEarlySenders);
        for (const signals of state.early.values())
          expect(signals.length).toBeLessThanOrEqual(maxEarlySignals);
        const { phase, lostSince } = snapshotOf(state);
        expect(phase === "reconnecting").toBe(lostSince !== null);
      }
      ({ state } = stepRoom(state, leave, { now: 0, newStream: streamOf }));
      expect(snapshotOf(state)).toMatchObject({ phase: "left", participants: [], lostSince: null });
      expect(state.early.size).toBe(0);
    }),
    { numRuns: 300 },
  );
});
