import { expect, test } from "vitest";
import { isSettling, stepHealth, unknownHealth } from "./link-health.ts";
import { readLinkSample } from "./link-sample.ts";

/** Each second fifty packets, or none; of those that are missing the counters tell once packets come again. */
function live(seconds: string) {
  let received = 0;
  let missing = 0;
  let lost = 0;
  let health = unknownHealth;
  return seconds.split("").map((second, index) => {
    if (second === "-") missing += 50;
    else {
      received += 50;
      lost += missing;
      missing = 0;
    }
    const fractionLost = second === "!" ? 0.9 : 0;
    health = stepHealth(
      health,
      readLinkSample(
        [
          { type: "inbound-rtp", packetsReceived: received, packetsLost: lost, bytesReceived: received },
          { type: "remote-inbound-rtp", fractionLost },
        ],
        index * 1_000,
      ),
    );
    return health;
  });
}
const last = (seconds: string) => live(seconds).at(-1) ?? unknownHealth;

test(
  "a call that was lost for a few seconds is not rated as bad once it is back",
  { tags: ["S1.18"] },
  () => {
    // "!": the other side still reports what it has missed.
    const shown = live("....----!!!!!.....").map(({ received, sent }) => [received.shown, sent.shown]);
    expect(shown.slice(0, 4).at(-1)).toEqual([4, 4]);
    expect(shown[7]).toEqual([0, 4]);
    for (const [received, sent] of shown.slice(8, 14)) {
      expect(received === null || received === 4).toBe(true);
      expect(sent).toBeNull();
    }
    expect(shown.at(-1)).toEqual([4, 4]);
  },
);

test("no rating is made while a new path settles", { tags: ["S1.18"] }, () => {
  expect(live("....----........").map(isSettling)).toEqual(
    "________!!!!!!__".split("").map((one) => one === "!"),
  );
});

test("a bad connection without a loss is rated at once", { tags: ["S1.18"] }, () => {
  expect(last("....!!").sent.shown).toBe(1);
  expect(isSettling(last("....!!"))).toBe(false);
});

test("a connection lost again while it settles shows as lost", { tags: ["S1.18"] }, () => {
  expect(last("....----..-----").received.shown).toBe(0);
});
