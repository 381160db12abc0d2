import { expect, test } from "vitest";
import { wayOf } from "./load.ts";

test("of a hundred patients each pays in its own way, by every outcome that a booking can have", () => {
  const met = new Map<string, number>();
  for (let luck = 0; luck < 1; luck += 0.01) {
    const way = wayOf(luck);
    const name = "card" in way ? way.card : "phone" in way ? way.phone : "nothing";
    met.set(name, (met.get(name) ?? 0) + 1);
  }
  expect(Object.fromEntries(met)).toMatchObject({ nothing: 10, accepts: 10, declined: 10, approved: 44 });
  expect([...met.keys()].toSorted()).toEqual([
    "accepts",
    "approved",
    "broken",
    "challengeFailed",
    "challengeLeft",
    "challengePassed",
    "declined",
    "declines",
    "isSilent",
    "nothing",
    "reviewed",
  ]);
});
