import type { Box, Picture } from "../picture.ts";

type Level = readonly [red: number, green: number, blue: number];

/** Parameters of a drawn picture: a wall, a head of even skin with eyes and dark hair, a patterned chest. */
export type PaintedPicture = {
  skin: Level;
  wall: Level;
  /** Offsets of head and chest in pixels. */
  right: number;
  down: number;
  chestDown: number;
  /** Levels: how much each pixel differs by chance. */
  grain: number;
};

/** The face's box in the drawn picture. */
export const paintedBox: Box = { left: 60, top: 30, width: 80, height: 100 };

/** Draws the picture, 200 by 260 pixels; soft edges allow shifts of less than a pixel. */
export function paintPicture(changes: Partial<PaintedPicture> = {}): Picture {
  const { skin, wall, right, down, chestDown, grain } = {
    skin: [190, 140, 120] as const,
    wall: [90, 110, 130] as const,
    right: 0,
    down: 0,
    chestDown: 0,
    grain: 0,
    ...changes,
  };
  const [width, height] = [200, 260];
  const chance = chanceFrom(right + down + 7);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const head = soft(1 - Math.hypot((x - 100 - right) / 44, (y - 78 - down) / 56));
      const eye = soft(1 - Math.hypot((Math.abs(x - 100 - right) - 18) / 9, (y - 66 - down) / 5));
      const chest = soft((y - 150 - chestDown) / 60);
      const stripe = 40 * Math.sin((y - chestDown) / 6);
      for (const channel of [0, 1, 2] as const) {
        const shirt = 110 + stripe;
        const behind = wall[channel] * (1 - chest) + shirt * chest;
        const face = skin[channel] * (1 - eye) + 20 * eye;
        rgba[(y * width + x) * 4 + channel] = behind * (1 - head) + face * head + grain * chance();
      }
      rgba[(y * width + x) * 4 + 3] = 255;
    }
  return { rgba, width, height };
}

const soft = (value: number) => 1 / (1 + Math.exp(-value * 20));

/** From -1 to 1, always the same ones (a linear congruential generator of Numerical Recipes). */
function chanceFrom(seed: number): () => number {
  let state = Math.round(seed * 1000) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}
