import { expect, test } from "vitest";
import { noTouch, stepTouch, type Gesture, type Touch } from "./touch-gesture.ts";

/** What a row of touches means: each as `type at x y`. */
function meaningOf(...touches: readonly string[]): string[] {
  let state = noTouch;
  const reported: Gesture[] = [];
  for (const text of touches) {
    const [type, at, x, y] = text.split(" ");
    const touch = { type, at: Number(at), x: Number(x ?? 0), y: Number(y ?? 0) } as Touch; // the rows below hold only these
    const step = stepTouch(state, touch);
    state = step.state;
    reported.push(...step.gestures);
  }
  return reported.map((one) => ("to" in one ? `${one.type} ${one.to}` : one.type));
}

test.each<[string, string[], string[]]>([
  ["a finger that wanders 10 px has tapped", ["down 0 0 0", "move 50 10 0", "up 99 10 0"], ["tap"]],
  ["one that wanders 11 px has not", ["down 0 0 0", "up 99 11 0"], ["drop"]],
  ["nor one that went away and came back", ["down 0 0 0", "move 50 40 0", "up 99 0 0"], ["drag", "drop"]],
  ["nor 11 px there and back", ["down 0 0 0", "move 50 11 0", "up 99 0 0"], ["drag", "drop"]],
  ["30 px are no swipe", ["down 0 0 0", "up 99 30 0"], ["drop"]],
  ["31 px to the right are", ["down 0 0 0", "up 99 31 0"], ["drop", "swipe right"]],
  ["to the left", ["down 0 100 0", "up 99 60 9"], ["drop", "swipe left"]],
  ["down", ["down 0 0 0", "up 99 9 60"], ["drop", "swipe down"]],
  ["up", ["down 0 0 60", "up 99 9 0"], ["drop", "swipe up"]],
  ["a finger that rests 400 ms holds, once", ["down 0 0 0", "wait 400", "wait 500"], ["hold"]],
  ["after 399 ms not yet", ["down 0 0 0", "wait 399"], []],
  ["nor one that moves", ["down 0 0 0", "move 10 20 0", "wait 400"], ["drag"]],
  ["lifted after 399 ms it has tapped", ["down 0 0 0", "up 399 0 0"], ["tap"]],
  ["after 400 ms it was a long tap", ["down 0 0 0", "wait 400", "up 400 3 0"], ["hold", "long-tap"]],
  [
    "a drag is told every 100 ms",
    ["down 0 0 0", "move 10 20 0", "move 60 30 0", "move 109 40 0", "move 110 50 0", "move 209 60 0"],
    ["drag", "drag"],
  ],
  ["so is a mouse that moves above", ["move 0 1 1", "move 99 2 2", "move 100 3 3"], ["rollover", "rollover"]],
  [
    "a touch that the browser takes over means nothing",
    ["down 0 0 0", "move 9 50 0", "cancel 20", "up 30 99 0"],
    ["drag", "cancel"],
  ],
  ["what was never pressed is not lifted", ["up 10 0 0", "wait 900", "cancel 20"], []],
])(
  "%s",
  { tags: ["D.54", "S9.TOUCH.01", "S9.TOUCH.02", "S9.TOUCH.03", "S9.TOUCH.04", "S9.TOUCH.05"] },
  (_line, touches, meaning) => {
    expect(meaningOf(...touches)).toEqual(meaning);
  },
);
