/** A drawn picture in linear light, before rounding: red, green, blue of each pixel, 0 to 255. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
  /** How much of each pixel is skin, 0 to 1. */
  readonly skin: Float32Array;
  /** How much each pixel moves with the head, and with the chest, 0 to 1. */
  readonly head: Float32Array;
  readonly chest: Float32Array;
};

type Level = readonly [red: number, green: number, blue: number];

/** The position of a head, in shares of the picture's height from its centre; `size` is half the head's height. */
export type HeadPlace = { readonly right: number; readonly down: number; readonly size: number };

/** What is drawn: the size in pixels, the tone of the skin (0 .. 255 each), and the heads. */
export type FaceDrawing = { width: number; height: number; skin: Level; heads: readonly HeadPlace[] };

const colours = {
  hair: [48, 36, 30],
  shirt: [70, 96, 122],
  wall: [196, 200, 196],
  frame: [120, 104, 84],
  white: [235, 230, 224],
  iris: [46, 34, 28],
  lips: [0.86, 0.58, 0.6],
} as const;

/** Draws people before a wall, lit from the front and upper left, with the softness of a laptop camera. */
export function drawFaces({ width, height, skin, heads }: FaceDrawing): Drawing {
  const size = width * height;
  const drawing: Drawing = {
    width,
    height,
    rgb: new Float32Array(size * 3),
    skin: new Float32Array(size),
    head: new Float32Array(size),
    chest: new Float32Array(size),
  };
  for (let at = 0; at < size; at += 1) {
    const x = ((at % width) + 0.5 - width / 2) / height;
    const y = (Math.floor(at / width) + 0.5) / height - 0.5;
    let layers: Layers = { colour: wallAt(x, y), skin: 0, head: 0, chest: 0 };
    for (const { right, down, size: unit } of heads)
      layers = personAt(layers, (x - right) / unit, (y - down) / unit, skin);
    drawing.rgb.set(layers.colour, at * 3);
    drawing.skin[at] = layers.skin;
    drawing.head[at] = layers.head;
    drawing.chest[at] = layers.chest;
  }
  return drawing;
}

type Layers = {
  readonly colour: Level;
  readonly skin: number;
  readonly head: number;
  readonly chest: number;
};

function wallAt(x: number, y: number): Level {
  const shade = 1 - 0.12 * x - 0.1 * y;
  const isFrame = Math.abs(x + 0.5) < 0.1 && Math.abs(y + 0.22) < 0.14;
  return scaled(isFrame ? colours.frame : colours.wall, shade);
}

/** What stands before the layers at a place, measured in half heights of the head from its middle. */
function personAt(behind: Layers, u: number, v: number, tone: Level): Layers {
  const body = inside(1 - Math.hypot(u / 1.9, (v - 2.75) / 1.55), 0.02);
  const folds = 1 + 0.1 * Math.sin(v * 9 + 2 * Math.sin(u * 2.3)) - 0.12 * Math.abs(u);
  let colour = mixed(behind.colour, scaled(colours.shirt, folds), body);
  const neck =
    inside(0.36 - Math.abs(u), 0.03) * inside(v - 0.4, 0.05) * inside(1.55 - v - 0.35 * u * u, 0.04);
  colour = mixed(colour, scaled(tone, 0.68 + 0.1 * (v - 0.9)), neck);
  const outline = headOutline(u, v);
  const hairy = inside(1.08 - Math.hypot(u / 0.86, (v + 0.12) / 1.06), 0.02) * inside(0.25 - v, 0.15);
  colour = mixed(colour, scaled(colours.hair, 1 + 0.3 * Math.sin(u * 40) * 0.2), hairy);
  const hairline = inside(v + 0.66 - 0.25 * u * u, 0.05);
  const face = outline * hairline;
  colour = mixed(colour, faceAt(u, v, tone), face);
  const features = featuresAt(u, v);
  for (const { of, share } of features) colour = mixed(colour, of, share * face);
  const lips = inside(1 - Math.hypot(u / 0.27, (v - 0.57) / 0.085), 0.15) * face;
  const [red, green, blue] = faceAt(u, v, tone);
  colour = mixed(colour, [red * colours.lips[0], green * colours.lips[1], blue * colours.lips[2]], lips);
  const line = inside(1 - Math.hypot(u / 0.24, (v - 0.565) / 0.018), 0.3) * face;
  colour = mixed(colour, [60, 25, 25], line * 0.8);
  const covered = features.reduce((left, { share }) => left * (1 - share), 1);
  const skin = Math.max(face * covered, neck * 0.6);
  const head = Math.max(outline, hairy, neck * inside(0.9 - v, 0.4));
  return {
    colour,
    skin: Math.max(skin, behind.skin * (1 - Math.max(body, head))),
    head: Math.max(soft(u, v), behind.head),
    chest: Math.max(inside(v - 1, 0.4), behind.chest),
  };
}

/** Round above, narrower towards the chin. */
function headOutline(u: number, v: number): number {
  const jaw = v > 0 ? 1 - 0.26 * v * v : 1;
  return inside(1 - Math.hypot(u / (0.74 * jaw), v / (v > 0 ? 1 : 0.98)), 0.02);
}

/** The skin of a rounded face with its hollows and the nose's light and shadow. */
function faceAt(u: number, v: number, tone: Level): Level {
  const depth = Math.sqrt(Math.max(0.05, 1 - (u / 0.85) ** 2 - (v / 1.15) ** 2));
  let light = 0.62 + 0.4 * depth - 0.12 * u - 0.06 * v;
  light -= 0.16 * bump((Math.abs(u) - 0.3) / 0.17, (v + 0.1) / 0.11);
  light += 0.1 * bump(u / 0.05, (v - 0.1) / 0.22);
  light -= 0.12 * bump((u - 0.1) / 0.045, (v - 0.15) / 0.18);
  light -= 0.18 * bump(u / 0.13, (v - 0.36) / 0.035);
  light -= 0.1 * bump(u / 0.2, (v - 0.72) / 0.04);
  light += 0.06 * bump((Math.abs(u) - 0.38) / 0.14, (v - 0.22) / 0.12);
  return scaled(tone, light);
}

/** Brows, eyes and nostrils, the later over the earlier. */
function featuresAt(u: number, v: number): readonly { of: Level; share: number }[] {
  const side = Math.abs(u);
  const eye = inside(1 - Math.hypot((side - 0.3) / 0.135, (v + 0.08) / 0.06), 0.12);
  return [
    {
      of: colours.hair,
      share: 0.85 * inside(1 - Math.hypot((side - 0.31) / 0.2, (v + 0.29 - 0.06 * side) / 0.042), 0.3),
    },
    { of: colours.white, share: eye },
    {
      of: colours.iris,
      share: eye * inside(1 - Math.hypot((side - 0.3) / 0.062, (v + 0.085) / 0.062), 0.15),
    },
    {
      of: [40, 28, 24],
      share: 0.8 * inside(1 - Math.hypot((side - 0.3) / 0.155, (v + 0.135) / 0.022), 0.3),
    },
    {
      of: [70, 36, 30],
      share: 0.75 * inside(1 - Math.hypot((side - 0.085) / 0.042, (v - 0.335) / 0.024), 0.3),
    },
  ];
}

const bump = (a: number, b: number) => Math.exp(-a * a - b * b);
/** 1 well inside, 0 well outside, with an edge of the given width. */
const inside = (depth: number, edge: number) =>
  1 / (1 + Math.exp(Math.max(-40, Math.min(40, -4 * (depth / edge)))));
const soft = (u: number, v: number) => inside(1.35 - Math.hypot(u / 0.95, v / 1.1), 0.25);
const scaled = ([r, g, b]: Level, by: number): Level => [r * by, g * by, b * by];
const mixed = (under: Level, over: Level, share: number): Level => [
  under[0] * (1 - share) + over[0] * share,
  under[1] * (1 - share) + over[1] * share,
  under[2] * (1 - share) + over[2] * share,
];
