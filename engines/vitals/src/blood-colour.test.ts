import { expect, test } from "vitest";
import { bloodColour } from "./blood-colour.ts";

const rate = 30;
const times = Array.from({ length: 30 * rate }, (_, at) => at / rate);
const wave = (hertz: number) => Float64Array.from(times, (time) => Math.sin(2 * Math.PI * hertz * time));
const pulse = { rate, values: wave(1.2) };

/** Skin whose red, green and blue change with a wave, by shares of their means. */
const skin = (hertz: number, [red, green, blue]: readonly [number, number, number]) => {
  const colour = (level: number, by: number) => wave(hertz).map((value) => level * (1 + by * value));
  return { rate, red: colour(200, red), green: colour(150, green), blue: colour(120, blue) };
};

test("pulse amplitudes computed by hand: red 2, green 5, blue 4 thousandths", { tags: ["S1.20"] }, () => {
  const found = bloodColour(skin(1.2, [0.002, 0.005, 0.004]), pulse, 72);
  expect(found.green).toBeCloseTo(0.005, 4);
  expect(found.redByGreen).toBeCloseTo(0.4, 3);
  expect(found.blueByGreen).toBeCloseTo(0.8, 3);
  expect(found.likeness).toBeCloseTo(1, 3);
});

test("a change at another rate has no pulse colour, and neither has a missing pulse", () => {
  expect(bloodColour(skin(1.6, [0.002, 0.005, 0.004]), pulse, 72).likeness).toBeLessThan(0.1);
  expect(bloodColour(skin(1.2, [0, 0, 0]), pulse, 72)).toMatchObject({
    redByGreen: 0,
    blueByGreen: 0,
    likeness: 0,
  });
});

test("green darkening while the rest brightens gives a negative correlation", () => {
  expect(bloodColour(skin(1.2, [0.005, 0.002, 0.002]), pulse, 72).likeness).toBeCloseTo(-1, 3);
});
