import { describe, expect, test } from "vitest";
import type { CallState } from "@anteroom/contract/call/consultation";
import {
  callScreenState,
  firstCallState,
  stepCall,
  type Visibility,
  type CallEvent,
  type CallSessionState,
} from "./call-session-state.ts";

const visit = (phase: CallState["phase"]): CallState => ({
  appointment_id: 7,
  phase,
  waiting_since: "2027-03-01T09:00:00.000Z",
  doctor_joined_at: phase === "in_call" ? "2027-03-01T09:01:00.000Z" : null,
  ended_at: phase === "ended" ? "2027-03-01T09:20:00.000Z" : null,
  ahead: phase === "waiting" ? 0 : null,
  doctor_status: "unknown",
  expected: null,
  late_from: null,
});
const up = (doctor: Visibility["doctor"]): CallEvent => ({
  kind: "sight",
  visibility: { line: "up", doctor },
});
const down = (doctor: Visibility["doctor"]): CallEvent => ({
  kind: "sight",
  visibility: { line: "down", doctor },
});
const allowed = (isReturn = false): CallEvent => ({ kind: "access", access: { allow: true }, isReturn });
const refused = (reason: "too-early" | "finished" | "over"): CallEvent => ({
  kind: "access",
  access: { allow: false, reason },
  isReturn: false,
});
const seen = (phase: CallState["phase"]): CallEvent => ({ kind: "visit", visit: visit(phase) });
const entered = (phase: CallState["phase"]): CallEvent => ({ kind: "entered", visit: visit(phase) });
const join: CallEvent = { kind: "join" };

const words = (state: CallSessionState): string =>
  state.at === "refused" ? `refused: ${state.reason}` : state.at === "lost" ? `lost: ${state.who}` : state.at;
const after = (events: readonly CallEvent[]): string => words(events.reduce(stepCall, firstCallState));

const inCall = [
  allowed(),
  join,
  entered("waiting"),
  up("absent"),
  up("connecting"),
  seen("in_call"),
  up("connected"),
];

describe("joining and holding a call", () => {
  test.each<[string, readonly CallEvent[], string]>([
    ["the short check comes before the waiting room", [allowed()], "device-check"],
    ["after the check one enters", [allowed(), join], "entering"],
    ["the visit begins in the waiting room", [allowed(), join, entered("waiting")], "waiting"],
    ["the doctor's arrival leads to the call", inCall.slice(0, 5), "connecting"],
    ["the call is there with the doctor's picture", inCall, "in-call"],
    ["after a reload in mid-call nobody is tested again", [allowed(true)], "entering"],
    [
      "after a reload the doctor is expected, not waited for",
      [allowed(true), entered("in_call")],
      "connecting",
    ],
    ["too early, the door is shut", [refused("too-early")], "refused: too-early"],
    ["it opens by itself, and asks for a tap", [refused("too-early"), allowed()], "doorstep"],
    ["the tap leads to the check", [refused("too-early"), allowed(), { kind: "step-in" }], "device-check"],
    ["a visit that is over stays shut", [refused("over"), join], "refused: over"],
    ["a finished visit cannot be entered", [refused("finished")], "refused: finished"],
    [
      "the check goes away when the visit is canceled meanwhile",
      [allowed(), refused("finished")],
      "refused: finished",
    ],
    ["a doctor who loses the line has not ended the visit", [...inCall, up("absent")], "lost: doctor"],
    ["the doctor comes back", [...inCall, up("absent"), up("connected")], "in-call"],
    ["a weak line is told, and the place kept", [...inCall, up("reconnecting")], "lost: we"],
    ["picture and sound go on when only the hints stop", [...inCall, down("connected")], "in-call"],
    [
      "without a line nobody waits unawares",
      [allowed(), join, entered("waiting"), down("absent")],
      "lost: we",
    ],
    [
      "the line comes back by itself",
      [allowed(), join, entered("waiting"), down("absent"), up("absent")],
      "waiting",
    ],
    ["the server's word ends the visit", [...inCall, seen("ended")], "ended"],
    [
      "a hint while waiting changes nothing by itself",
      [allowed(), join, entered("waiting"), seen("waiting")],
      "waiting",
    ],
    ["a restarted server is entered again", [...inCall, { kind: "forgotten" }], "entering"],
    [
      "a visit that ended meanwhile is not called a shut door",
      [...inCall, { kind: "forgotten" }, { kind: "turned-away", reason: "finished" }],
      "ended",
    ],
    ["leaving is safe", [...inCall, { kind: "leave" }], "left"],
    ["who has left may come back", [...inCall, { kind: "leave" }, join], "entering"],
    ["who has left learns of the end", [...inCall, { kind: "leave" }, seen("ended")], "ended"],
    [
      "another's visit is unknown",
      [{ kind: "turned-away", reason: "unknown-visit" }],
      "refused: unknown-visit",
    ],
    [
      "a link that opens nothing is told",
      [{ kind: "turned-away", reason: "link-ended" }],
      "refused: link-ended",
    ],
    [
      "nor does it open a door a minute later, though the visit's time is now",
      [allowed(), join, { kind: "turned-away", reason: "link-ended" }, allowed()],
      "refused: link-ended",
    ],
    [
      "nor when its time is over",
      [{ kind: "turned-away", reason: "link-ended" }, refused("over")],
      "refused: link-ended",
    ],
    [
      "a doctor who stays away is waited for again, and the visit is not over",
      [...inCall, up("absent"), { kind: "doctor-gone" }],
      "waiting",
    ],
    [
      "a doctor who comes back after long is met as at first",
      [...inCall, up("absent"), { kind: "doctor-gone" }, up("connecting"), up("connected")],
      "in-call",
    ],
    [
      "a doctor who is back already is not gone",
      [...inCall, up("absent"), up("connected"), { kind: "doctor-gone" }],
      "in-call",
    ],
    ["a second page takes over, and the first one says so", [...inCall, { kind: "taken-over" }], "elsewhere"],
    [
      "the first page does not take the visit back by itself",
      [...inCall, { kind: "taken-over" }, allowed(true), up("connected")],
      "elsewhere",
    ],
    [
      "nor is it shown a shut door when the visit's time is over",
      [...inCall, { kind: "taken-over" }, refused("over")],
      "elsewhere",
    ],
    ["it is used here instead by a tap", [...inCall, { kind: "taken-over" }, { kind: "rejoin" }], "entering"],
    [
      "a visit that ends is told on the first page too",
      [...inCall, { kind: "taken-over" }, seen("ended")],
      "ended",
    ],
    [
      "a call that does not heal is entered anew",
      [...inCall, up("reconnecting"), { kind: "rejoin" }],
      "entering",
    ],
    [
      "a visit that is full says so",
      [allowed(), join, { kind: "turned-away", reason: "full" }],
      "refused: full",
    ],
    ["the end is the end", [...inCall, seen("ended"), up("connected"), allowed(), join], "ended"],
  ])(
    "%s",
    { tags: ["S1.17", "S1.18", "D.87", "S4.VALID.01", "S4.VALID.02", "S8.MSG.25", "D.89", "S8.MSG.24"] },
    (_, events, expected) => expect(after(events)).toBe(expected),
  );

  test("a patient waiting for a doctor who has left is told why", { tags: ["D.89"] }, () => {
    const gone = [...inCall, up("absent"), { kind: "doctor-gone" } as const].reduce(stepCall, firstCallState);
    expect(gone).toMatchObject({ at: "waiting", isDoctorGone: true });
    expect(stepCall(gone, up("connected"))).toMatchObject({ at: "in-call", isDoctorGone: false });
  });

  test("a lost network is shown until it is back", { tags: ["S8.MSG.21"] }, () => {
    const away = stepCall(firstCallState, { kind: "unreachable" });
    expect(away).toEqual({ at: "checking-access", isUnreachable: true });
    expect(words(stepCall(away, allowed()))).toBe("device-check");
    expect(stepCall(inCall.reduce(stepCall, firstCallState), { kind: "unreachable" })).toMatchObject({
      at: "in-call",
    });
  });
});

describe("the call screen", () => {
  test.each<[string, readonly CallEvent[], string | null]>([
    ["stands while one is in it", inCall, "in-call"],
    [
      "stays while a restarted server is entered again, and says that we are lost",
      [...inCall, { kind: "forgotten" }],
      "lost",
    ],
    ["stays after the tap on Join again", [...inCall, up("reconnecting"), { kind: "rejoin" }], "lost"],
    [
      "is not there while one waits, though the server has started again",
      [...inCall.slice(0, 4), { kind: "forgotten" }],
      null,
    ],
    [
      "is not there once the doctor has been gone for long",
      [...inCall, up("absent"), { kind: "doctor-gone" }, { kind: "forgotten" }],
      null,
    ],
    ["is not there on the page that has given way", [...inCall, { kind: "taken-over" }], null],
  ])("%s", { tags: ["S1.17", "D.89"] }, (_, events, expected) => {
    expect(callScreenState(events.reduce(stepCall, firstCallState))?.at ?? null).toBe(expected);
  });
});
