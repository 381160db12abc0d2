import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ReadingMoment } from "../../../ports/camera-reading.ts";
import { showPart } from "../../../testing/open-page.tsx";
import { ReadingAdvice, ReadingSigns } from "./reading-advice.tsx";

const moment = (more: Partial<ReadingMoment> = {}): ReadingMoment => ({
  seconds: 4,
  advice: [],
  face: null,
  isPaused: false,
  isSilent: false,
  wave: [],
  heartRate: { ok: false, reasons: ["too-short"] } as never,
  quality: 0.8,
  ...more,
});
const advice = () => screen.getByRole("status");

test.each([
  [null, "Stay still and breathe as usual."],
  [moment(), "Stay still and breathe as usual."],
  [moment({ advice: ["too-short"] }), "Stay still and breathe as usual."],
  [
    moment({ advice: ["too-dark", "moving"] }),
    "Turn towards a window or a lamp. Check that nothing covers the camera.",
  ],
  [moment({ advice: ["too-bright"] }), "Move out of direct light."],
  [moment({ advice: ["flickering-light"] }), "Use daylight or another lamp."],
  [moment({ advice: ["no-face"] }), "Move the face into the oval."],
  [moment({ advice: ["several-faces"] }), "Only one person may be in the picture."],
  [moment({ advice: ["too-far"] }), "Come closer, until the face fills the oval."],
  [moment({ advice: ["moving"] }), "Rest the head and stay still."],
  [moment({ advice: ["frames-too-few"] }), "Close other apps and add light."],
  [moment({ isPaused: true, advice: ["moving"] }), "Paused: come back to this page."],
  [
    moment({ isPaused: true, isSilent: true }),
    "The camera sends no picture. Close other apps that use it, and check that it isn’t covered or switched off. If it has a cable, unplug it and plug it in again.",
  ],
])("the single advice at %o is %s", async (now, words) => {
  await showPart(<ReadingAdvice moment={now} />);
  expect(advice().textContent).toBe(words);
});

const signs = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test.each([
  [[], ["Light is good", "Face in place", "Still enough"]],
  [["too-dark"], ["Light is not right"]],
  [["too-dark", "no-face"], ["Light is not right"]],
  [
    ["no-face", "moving"],
    ["Light is good", "Face not in place", "Too much movement"],
  ],
  [["too-far"], ["Light is good", "Face not in place", "Still enough"]],
  [["weak-signal"], ["Light is good", "Face in place", "Still enough"]],
] as const)("the signals for %j are in words, not by colour alone", async (now, words) => {
  await showPart(<ReadingSigns moment={moment({ advice: [...now] })} />);
  expect(signs()).toEqual(words);
});

test("no signal is shown while the reading is paused, when no picture comes", async () => {
  await showPart(<ReadingSigns moment={moment({ isPaused: true })} />);
  expect(screen.queryByRole("list")).toBeNull();
});

test("no signal is shown before the first measurement", async () => {
  await showPart(<ReadingSigns moment={null} />);
  expect(screen.queryByRole("list")).toBeNull();
});
