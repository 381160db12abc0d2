import { describe, expect, test } from "vitest";
import { initialLadder, type Ladder, type LadderFacts, lowestSending, stepLadder } from "./ladder.ts";

type Second = Partial<Omit<LadderFacts, "at">>;
const fine: Second = { quality: 4, availableBitrate: 2_000_000, isCpuLimited: false };
const bad: Second = { quality: 1 };
const slow: Second = { quality: 4, isCpuLimited: true };

/** So many seconds of one kind after each other. */
function drive(...spans: readonly [number, Second][]): Ladder {
  let ladder = initialLadder;
  let at = 0;
  for (const [seconds, facts] of spans)
    for (let second = 0; second < seconds; second += 1)
      ladder = stepLadder(ladder, {
        at: (at += 1_000),
        quality: null,
        availableBitrate: null,
        isCpuLimited: false,
        ...facts,
      });
  return ladder;
}

describe("video is reduced step by step on a bad connection and restored by itself", () => {
  test.each<[string, readonly [number, Second][], Partial<Ladder>]>([
    ["a good line keeps the best picture", [[60, fine]], { level: "720p", reason: null }],
    ["three bad seconds change nothing yet", [[3, bad]], { level: "720p", reason: null }],
    ["the fourth makes the picture smaller", [[4, bad]], { level: "360p", reason: "network" }],
    ["then smaller still", [[8, bad]], { level: "180p", reason: "network" }],
    ["then sound alone", [[12, bad]], { level: "audio", reason: "network" }],
    ["there is nothing below sound", [[60, bad]], { level: "audio", reason: "network" }],
    [
      "too little room is bad, whatever the loss",
      [[4, { quality: 4, availableBitrate: 100_000 }]],
      { level: "360p", reason: "network" },
    ],
    ["a slow machine makes it smaller after five seconds", [[6, slow]], { level: "360p", reason: "cpu" }],
    ["a slow machine never costs the picture", [[60, slow]], { level: "180p", reason: "cpu" }],
    [
      "ten good seconds bring one step back",
      [
        [8, bad],
        [11, fine],
      ],
      { level: "360p", reason: "network" },
    ],
    [
      "and ten more the next one",
      [
        [8, bad],
        [22, fine],
      ],
      { level: "720p", reason: null },
    ],
    [
      "sound alone becomes a picture again",
      [
        [12, bad],
        [33, fine],
      ],
      { level: "720p", reason: null },
    ],
    [
      "a step up that did not hold is tried later the next time",
      [
        [4, bad],
        [11, fine],
        [4, bad],
        [19, fine],
      ],
      { level: "360p" },
    ],
    [
      "but it is tried",
      [
        [4, bad],
        [11, fine],
        [4, bad],
        [22, fine],
      ],
      { level: "720p" },
    ],
    [
      "a fair line stays where it is",
      [
        [4, bad],
        [60, { quality: 2 }],
      ],
      { level: "360p", reason: "network" },
    ],
    [
      "a line that is gone is not made better by a smaller picture",
      [[60, { quality: 0 }]],
      { level: "720p", reason: null },
    ],
    [
      "though the browser thinks that there is no room",
      [[60, { quality: 0, availableBitrate: 10_000 }]],
      { level: "720p", reason: null },
    ],
    [
      "nor does a loss end what was bad before it",
      [
        [3, bad],
        [5, { quality: 0 }],
        [3, bad],
      ],
      { level: "720p" },
    ],
    ["a line of which nothing is known stays too", [[60, {}]], { level: "720p", reason: null }],
  ])("%s", { tags: ["S1.18"] }, (_, spans, wanted) => {
    expect(drive(...spans)).toMatchObject(wanted);
  });
});

test("the lowest step of several connections is reported", { tags: ["S1.18"] }, () => {
  expect(
    lowestSending([
      { level: "360p", reason: "cpu" },
      { level: "180p", reason: "network" },
      { level: "720p", reason: null },
    ]),
  ).toEqual({ level: "180p", reason: "network" });
  expect(lowestSending([])).toEqual({ level: "720p", reason: null });
});
