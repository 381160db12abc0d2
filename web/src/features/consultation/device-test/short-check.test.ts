import { expect, test } from "vitest";
import { shortCheckResults } from "./short-check.ts";

const off = { status: "off" } as const;
const failed = { status: "failed" } as const;
const on = { status: "on" } as const;

test.each([
  ["camera and microphone work, the tone was heard", on, on, true, "heard", "pass pass pass"],
  ["nobody has spoken or listened yet", on, on, false, "untested", "pass skip skip"],
  ["there is no camera, and the tone was not heard", failed, on, true, "not-heard", "fail pass fail"],
  ["one goes in with sound only", off, on, true, "asked", "skip pass skip"],
] as const)(
  "%s: the clinic is informed",
  { tags: ["D.87"] },
  (_, camera, microphone, hasVoice, hearing, expected) => {
    const reported = shortCheckResults({ camera, microphone }, { hasVoice, hearing });
    expect(`${reported.camera} ${reported.microphone} ${reported.speaker}`).toBe(expected);
    expect(reported.network).toBe("skip");
  },
);
