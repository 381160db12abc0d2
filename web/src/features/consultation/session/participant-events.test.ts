import { expect, test } from "vitest";
import { participantNoticeOf } from "./participant-events.ts";

const doctor = { id: "d", name: "Dr Duarte", hasMicrophoneOn: true, hasCameraOn: true, hasScreenOn: false };
const guest = { ...doctor, id: "g", name: "Rui" };

test.each([
  ["somebody comes", [doctor], [doctor, guest], { what: "came", name: "Rui" }],
  ["somebody goes", [doctor, guest], [doctor], { what: "went", name: "Rui" }],
  [
    "a microphone goes off",
    [doctor],
    [{ ...doctor, hasMicrophoneOn: false }],
    { what: "muted", name: "Dr Duarte" },
  ],
  ["a camera goes off", [doctor], [{ ...doctor, hasCameraOn: false }], { what: "hidden", name: "Dr Duarte" }],
  ["a screen is shown", [doctor], [{ ...doctor, hasScreenOn: true }], { what: "showing", name: "Dr Duarte" }],
  ["nothing changes", [doctor, guest], [{ ...guest }, { ...doctor }], null],
])("a screen reader announces when %s", { tags: ["S1.18"] }, (_, before, now, wanted) => {
  expect(participantNoticeOf(before, now)).toEqual(wanted);
});
