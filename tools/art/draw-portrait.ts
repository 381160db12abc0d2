/**
 * The features of a drawn person; colours are `#rrggbb`. Light comes from the top left, and nothing has an outline.
 */
export type Person = {
  skin: keyof typeof skins;
  style: keyof typeof hairs | "hijab" | "turban";
  hair: string;
  top: string;
  bg: string;
  wear?: keyof typeof clothes;
  brow?: string;
  beard?: string;
  moustache?: string;
  glasses?: string;
  earrings?: string;
  lips?: string;
  eyes?: "smile";
  mouth?: "open" | "calm";
  hasStethoscope?: boolean;
  /** Skin in two tones. */
  hasVitiligo?: boolean;
  hasFreckles?: boolean;
  /** Lines of age beside eyes and mouth. */
  isOld?: boolean;
  isChild?: boolean;
  /** A round head with hardly any hair, large eyes, and no neck. */
  isBaby?: boolean;
  /** Wider shoulders, neck and face. */
  isBig?: boolean;
  /** An aid behind the ear, in the colour given. */
  hearingAid?: string;
  /** The back of the wheelchair one sits in, in the colour given. */
  wheelchair?: string;
};

/**
 * Returns a portrait as SVG text, for a 5:6 arch. The same person gives the same text. Its clip path has the id `f`, so do not put two
 * into one document.
 */
export function drawPortrait(person: Person): string {
  const { skin, style, hair, top, bg, wear = "coat", brow = hair } = person;
  const [face, shade, blush] = skins[skin];
  const [behind, front] = head(style, hair);
  const isCovered = style === "hijab";
  const browColour = isCovered || style === "turban" ? "#3a2a22" : brow;
  const shoulders = clothes[wear](top);
  const grown = person.isBig
    ? `<g transform="translate(60 0) scale(1.14 1) translate(-60 0)">${shoulders}</g>`
    : shoulders;
  const worn = person.isChild
    ? `<g transform="translate(60 26) scale(.78 .86) translate(-60 -8)">${shoulders}</g>`
    : grown;
  const headParts = [
    behind,
    `<path fill="${shade}" d="M49 80h22v20c0 4 3 6 6 7-5 8-29 8-34 0 3-1 6-3 6-7Z"/>`,
    `<path fill="${face}" d="M49 92v8c0 4-3 6-6 7 4 6 12 8 19 8-6-5-9-14-13-23Z"/>`,
    wear === "scrubs" ? `<path fill="${face}" d="M45 105c8 7 22 7 30 0l-5 18-10 6-10-6Z"/>` : "",
  ];
  const faceParts = [
    isCovered
      ? ""
      : `<ellipse cx="37" cy="65" rx="4.5" ry="6" fill="${face}"/><ellipse cx="83" cy="65" rx="4.5" ry="6" fill="${shade}"/>`,
    `<path fill="${face}" d="${faceShape}"/><g clip-path="url(#f)">`,
    `<path fill="${shade}" opacity=".5" d="M90 26H71c8 18 8 46-9 66h28Z"/>`,
    person.hasVitiligo ? vitiligo : "",
    `<ellipse cx="46" cy="72" rx="5.5" ry="4" fill="${blush}" opacity=".42"/><ellipse cx="74" cy="72" rx="5.5" ry="4" fill="${blush}" opacity=".42"/>`,
    person.hasFreckles ? freckles(blush) : "",
    person.beard ? beard(person.beard) : "",
    "</g>",
    person.isOld ? ageLines(shade) : "",
    person.earrings ? dots(person.earrings) : "",
    person.eyes === "smile" ? smilingEyes : person.isBaby ? babyEyes : openEyes,
    person.isBaby
      ? ""
      : `<path d="M45.5 56c2.5-2.3 6-2.6 9-1.2M65.5 54.8c3-1.4 6.5-1.1 9 1.2" fill="none" stroke="${browColour}" stroke-width="2.2" stroke-linecap="round"/>`,
    person.isBaby
      ? ""
      : `<path d="M60 63.5c-.8 3.5-2.4 6-2 7.4.4 1 2 1 3.6.6" fill="none" stroke="${shade}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
    person.moustache ? moustache(person.moustache) : "",
    mouths[person.mouth ?? "smile"](person.lips ?? "#8c3b35"),
    front,
    person.hearingAid ? hearingAid(person.hearingAid) : "",
    person.glasses ? glasses(person.glasses) : "",
  ];
  const headTransform = person.isBaby
    ? "translate(60 77) scale(1.16 .94) translate(-60 -60)"
    : person.isBig
      ? "translate(60 0) scale(1.06 1) translate(-60 0)"
      : "";
  const headGroup = headTransform === "" ? "<g>" : `<g transform="${headTransform}">`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${person.isChild || !tall.has(style) ? "8 12 104 125" : "4 2 112 135"}" preserveAspectRatio="xMidYMax slice">`,
    `<defs><clipPath id="f"><path d="${faceShape}"/></clipPath></defs>`,
    `<rect x="-12" y="-6" width="144" height="156" fill="${bg}"/>`,
    person.wheelchair ? wheelchair(person.wheelchair) : "",
    ...headParts,
    worn,
    person.hasStethoscope ? stethoscope : "",
    headGroup,
    ...faceParts,
    "</g></svg>",
  ].join("");
}

const faceShape = "M37 57C37 36 46 31 60 31s23 5 23 26c0 20-9 34-23 34S37 77 37 57Z";
const tall: ReadonlySet<string> = new Set(["bun", "turban"]);

/** Face, its shaded side, cheeks. */
const skins = {
  a: ["#f4cfb2", "#e2ad8b", "#e9937b"],
  b: ["#e8b88f", "#cf9468", "#d97f5f"],
  c: ["#c98d62", "#a96d45", "#b9603f"],
  d: ["#9b6240", "#7b482b", "#8f4428"],
  e: ["#6d432e", "#51301f", "#7c3a28"],
  f: ["#f1c9a5", "#d9a47a", "#e08c74"],
} as const;

const hairs = {
  bob: (h) => [
    `<path fill="${h}" d="M31 66C29 36 42 25 60 25s32 12 30 41c-1 14 1 22 3 27-8 5-20 4-22 2H48c-5 3-14 3-21-3 3-6 5-13 4-26Z"/>`,
    `<path fill="${h}" d="M36 60c-2-22 8-33 24-33s26 11 24 33c-5-3-8-9-9-15-9 6-21 8-30 7-4 1-7 4-9 8Z"/>`,
  ],
  long: (h) => [
    `<path fill="${h}" d="M30 64C28 34 44 24 60 24s33 11 31 41c-1 19 5 33 7 50-12 7-26 4-28 0H50c-6 5-18 5-27 0 3-16 8-32 7-51Z"/>`,
    `<path fill="${h}" d="M36 62c-3-24 8-36 24-36s27 12 24 36c-3-2-5-6-6-11-8-2-14-8-17-14-4 8-12 13-20 14-2 4-3 8-5 11Z"/>`,
  ],
  bun: (h) => [
    `<circle fill="${h}" cx="60" cy="19" r="12"/><path fill="${h}" d="M34 66C31 38 44 28 60 28s29 10 26 38c-6 4-46 4-52 0Z"/>`,
    `<path fill="${h}" d="M35 59c-1-20 9-31 25-31s26 11 25 31c-5-7-9-13-24-13s-20 7-24 13Z"/>`,
  ],
  short: (h) => [
    ``,
    `<path fill="${h}" d="M35 62c-4-25 8-37 27-37 17 0 26 12 22 37-2-2-3-5-3-9-2-4-4-7-5-10-8 3-24 3-32 1-2 3-5 6-5 10-1 3-2 6-4 8Z"/>`,
  ],
  side: (h) => [
    ``,
    `<path fill="${h}" d="M35 61c-4-22 5-36 24-36 17-1 28 10 25 36-2-2-3-6-4-11-2-2-4-4-5-7-11 1-22-1-29-6-1 6-4 9-7 13-1 4-2 8-4 11Z"/>`,
  ],
  curly: (h) => [
    `<g fill="${h}"><circle cx="36" cy="54" r="13"/><circle cx="84" cy="54" r="13"/><circle cx="42" cy="37" r="14"/><circle cx="78" cy="37" r="14"/><circle cx="60" cy="30" r="15"/><circle cx="33" cy="72" r="12"/><circle cx="87" cy="72" r="12"/><circle cx="36" cy="87" r="10"/><circle cx="84" cy="87" r="10"/></g>`,
    `<g fill="${h}"><circle cx="46" cy="42" r="8"/><circle cx="56" cy="38" r="8"/><circle cx="67" cy="38" r="8"/><circle cx="76" cy="43" r="7"/><circle cx="40" cy="50" r="5"/><circle cx="81" cy="51" r="5"/></g>`,
  ],
  afro: (h) => [
    `<circle fill="${h}" cx="60" cy="50" r="35"/>`,
    `<path fill="${h}" d="M35 60c-3-24 8-34 25-34s28 10 25 34c-4-6-6-12-10-13-9-3-21-3-30 0-4 1-6 7-10 13Z"/>`,
  ],
  fade: (h) => [
    ``,
    `<path fill="${h}" d="M36 58c-3-22 8-32 24-32s27 10 24 32c-2-6-4-10-8-13-9-3-23-3-32 0-4 3-6 7-8 13Z"/>`,
  ],
  tuft: (h) => [
    ``,
    `<path d="M56 34c-1-6 3-9 7-8M60 33c0-4 3-6 7-5M53 36c-2-3-1-6 2-8" fill="none" stroke="${h}" stroke-width="2.6" stroke-linecap="round"/>`,
  ],
  bald: (h) => [
    ``,
    `<path fill="${h}" d="M36.5 64c-3-6-3-13-1-19 2 4 3 8 3 12-1 2-1 4-2 7Zm47 0c3-6 3-13 1-19-2 4-3 8-3 12 1 2 1 4 2 7Z"/>`,
  ],
  wave: (h) => [
    `<path fill="${h}" d="M31 62C30 34 44 24 61 24c18 0 31 12 29 39 5 7 2 12 0 16 4 7-1 13-4 16-8 2-14 0-17-4H50c-5 5-12 5-18 2-4-5-4-10-1-16-4-5-3-10 0-15Z"/>`,
    `<path fill="${h}" d="M36 60c-1-22 8-33 24-33 16 0 25 11 24 32-3-1-6-4-7-8-6 0-14-3-19-9-3 8-13 12-18 11-1 2-2 5-4 7Z"/>`,
  ],
  pony: (h) => [
    `<path fill="${h}" d="M82 40c14 4 17 22 14 40-1 8-7 13-13 14 4-10 3-20 0-28Z"/><path fill="${h}" d="M34 62c-2-26 10-36 26-36s28 10 26 36c-8 4-44 4-52 0Z"/>`,
    `<path fill="${h}" d="M35 59c-2-22 9-31 25-31s27 9 25 31c-4-4-6-9-7-14-9 3-16 2-22-1-4 5-12 5-15 6-1 3-3 6-4 9Z"/>`,
  ],
  locs: (h) => [
    `<g fill="${h}"><rect x="27" y="44" width="9" height="60" rx="4.5"/><rect x="34" y="36" width="9" height="72" rx="4.5"/><rect x="77" y="36" width="9" height="72" rx="4.5"/><rect x="84" y="44" width="9" height="60" rx="4.5"/><path d="M33 60C32 36 44 25 60 25s28 11 27 35Z"/></g>`,
    `<path fill="${h}" d="M35 58c-1-22 9-32 25-32s26 10 25 32c-4-3-7-8-8-12-3 1-5 1-7-1-3 2-6 2-9 0-3 2-6 2-9 0-2 2-4 2-7 1-1 4-4 9-8 12Z"/>`,
  ],
} satisfies Record<string, (h: string) => [behind: string, front: string]>;

function head(style: Person["style"], colour: string): readonly [behind: string, front: string] {
  if (style === "hijab") return hijab(colour);
  if (style === "turban") return turban(colour);
  return hairs[style](colour);
}

function hijab(h: string): readonly [string, string] {
  return [
    `<path fill="${h}" d="M29 62C28 34 42 22 60 22s32 12 31 40c0 22 6 34 10 48H19c4-14 10-26 10-48Z"/>`,
    `<path fill="${h}" fill-rule="evenodd" d="M30 60C29 33 43 23 60 23s31 10 30 37c-1 18 1 28 4 38-9 16-26 22-34 22s-25-6-34-22c3-10 5-20 4-38Zm9 0c0 18 9 31 21 31s21-13 21-31c0-17-8-25-21-25s-21 8-21 25Z"/><path fill="#000" opacity=".1" d="M38 84c8 14 30 18 48 6l4 10c-18 12-46 8-54-6Z"/>`,
  ];
}

function turban(h: string): readonly [string, string] {
  return [
    "",
    `<path fill="${h}" d="M34 56c-5-26 8-42 26-42s31 16 26 42c-6-6-14-10-26-10s-20 4-26 10Z"/><path fill="#000" opacity=".12" d="M60 18c-12 8-20 18-24 34 6-14 14-24 24-30 10 6 18 16 24 30-4-16-12-26-24-34Zm0 14c-5 3-9 7-11 13 3-1 7-2 11-2s8 1 11 2c-2-6-6-10-11-13Z"/>`,
  ];
}

const clothes = {
  coat: (top) =>
    `<path fill="${top}" d="M38 110h44l-6 40H44Z"/><path fill="#fdfcf8" d="M6 150c1-27 18-37 42-44l10 30-4 14H6Zm108 0c-1-27-18-37-42-44L60 140l6 10h48Z"/><path fill="#e4e2da" d="m48 106 11 29-9-6-8-17Zm24 0-12 34 11-10 7-18Z"/><path fill="#d4d2ca" d="M92 128h11v2.5H92Z"/>`,
  scrubs: (top) =>
    `<path fill="${top}" d="M8 150c1-27 18-38 41-44 3 12 8 17 11 17s8-5 11-17c23 6 40 17 41 44Z"/><path fill="#000" opacity=".12" d="M49 106c3 12 8 17 11 17s8-5 11-17l4 1c-3 15-10 22-15 22s-12-7-15-22Z"/>`,
  knit: (top) =>
    `<path fill="${top}" d="M8 150c1-27 18-38 40-43 4 6 20 6 24 0 22 5 39 16 40 43Z"/><path fill="#000" opacity=".1" d="M45 108c5 10 25 10 30 0l-3-4c-4 6-20 6-24 0Z"/>`,
  shirt: (top) =>
    `<path fill="${top}" d="M8 150c1-27 18-38 40-44l12 13 12-13c22 6 39 17 40 44Z"/><path fill="#fff" opacity=".35" d="m48 103 12 16-9 8-7-19Zm24 0-12 16 9 8 7-19Z"/>`,
} satisfies Record<string, (top: string) => string>;

const openEyes = `<ellipse cx="50.5" cy="63.5" rx="2.5" ry="3" fill="#2b2320"/><ellipse cx="69.5" cy="63.5" rx="2.5" ry="3" fill="#2b2320"/><circle cx="49.7" cy="62.4" r=".8" fill="#fff"/><circle cx="68.7" cy="62.4" r=".8" fill="#fff"/>`;
const babyEyes = `<ellipse cx="49.5" cy="66" rx="3.2" ry="4.2" fill="#2b2320"/><ellipse cx="70.5" cy="66" rx="3.2" ry="4.2" fill="#2b2320"/><circle cx="48.5" cy="64.3" r="1.2" fill="#fff"/><circle cx="69.5" cy="64.3" r="1.2" fill="#fff"/><path d="M57.8 72.5c1.3 1.200 3.1 1.2 4.4 0" fill="none" stroke="#a96d45" stroke-width="1.8" stroke-linecap="round"/>`;
const smilingEyes = `<path d="M46.5 64.5c1.5-3 6.5-3 8 0M65.5 64.5c1.5-3 6.5-3 8 0" fill="none" stroke="#2b2320" stroke-width="2.3" stroke-linecap="round"/>`;

const mouths = {
  open: (lips: string) =>
    `<path d="M51.5 76.5c3 1.3 14 1.3 17 0-.8 6-4.5 8.5-8.5 8.5s-7.7-2.5-8.5-8.5Z" fill="${lips}"/><path d="M52 76.7c3 1.2 13 1.2 16 0-.2 1.6-.6 2.6-1 3.2H53c-.4-.6-.8-1.6-1-3.2Z" fill="#fff"/>`,
  smile: (lips: string) =>
    `<path d="M52.5 77.5c3.8 4.3 11.2 4.3 15 0" fill="none" stroke="${lips}" stroke-width="2.3" stroke-linecap="round"/>`,
  calm: (lips: string) =>
    `<path d="M54 78.5c3 1.8 9 1.8 12 0" fill="none" stroke="${lips}" stroke-width="2.3" stroke-linecap="round"/>`,
};

const vitiligo = `<g fill="#f6ddc8"><path d="M43 50c6-3 11 1 11 9 0 7-8 11-12 6-3-4-3-12 1-15ZM66 69c5-3 12-1 13 4-2 8-8 13-14 15-4-5-4-15 1-19ZM58 31c6-1 12 1 14 5-4 3-12 3-15 0Z"/></g>`;

function freckles(colour: string): string {
  const at = [
    [43, 69],
    [47, 70.5],
    [50, 68.5],
    [45, 73],
    [70, 68.5],
    [73, 70.5],
    [77, 69],
    [75, 73],
  ] as const;
  return `<g fill="${colour}">${at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".9"/>`).join("")}</g>`;
}

function ageLines(colour: string): string {
  return `<path d="M43.5 66.5l-3-1.5M43.5 68.5l-3 .5M76.5 66.5l3-1.5M76.5 68.5l3 .5M49.5 74c-1.5 1.5-2 3.5-1.5 5.5M70.5 74c1.5 1.5 2 3.5 1.5 5.5M53 43.5h14M50 47.5h20" fill="none" stroke="${colour}" stroke-width="1.3" stroke-linecap="round"/>`;
}

function dots(colour: string): string {
  return `<circle cx="36.5" cy="73" r="2" fill="${colour}"/><circle cx="83.5" cy="73" r="2" fill="${colour}"/>`;
}

function glasses(colour: string): string {
  return `<g fill="none" stroke="${colour}" stroke-width="2"><rect x="42" y="57" width="15.5" height="13" rx="6"/><rect x="62.5" y="57" width="15.5" height="13" rx="6"/><path d="M57.5 61.5c1.5-1.5 3.5-1.5 5 0M42 61l-5-1.5M78 61l5-1.5"/></g>`;
}

function beard(colour: string): string {
  return `<path fill="${colour}" d="M37.2 62c0 20 7 33 22.8 33s22.8-13 22.8-33c-2 4-3.5 8-6 10.5-4.5-2-11-3-16.8-1.5-5.8-1.5-12.3-.5-16.8 1.5-2.5-2.5-4-6.5-6-10.5Z"/>`;
}

function moustache(colour: string): string {
  return `<path fill="${colour}" d="M49 76c3-5 8-5 11-3 3-2 8-2 11 3-4 1-8 1-11-.5-3 1.5-7 1.5-11 .5Z"/>`;
}

const stethoscope = `<path d="M44 109c-3 14 1 24 11 27M76 109c3 13 1 20-5 26" fill="none" stroke="#39474c" stroke-width="3" stroke-linecap="round"/><circle cx="70" cy="138" r="4.5" fill="#39474c"/><circle cx="70" cy="138" r="2" fill="#c9d3d4"/>`;

function hearingAid(colour: string): string {
  return `<path d="M82 58c5-3 8 1 7.5 7-.3 4-1.5 7-4 8" fill="none" stroke="${colour}" stroke-width="3.4" stroke-linecap="round"/><circle cx="83" cy="66" r="1.800" fill="${colour}"/>`;
}

function wheelchair(colour: string): string {
  return `<g fill="${colour}"><path d="M16 150V104c0-3 2-5 5-5h5c3 0 5 2 5 5v46Zm73 0V104c0-3 2-5 5-5h5c3 0 5 2 5 5v46Z"/><path opacity=".75" d="M26 108h68v42H26Z"/></g><path d="M10 96h14M96 96h14" stroke="#39474c" stroke-width="6" stroke-linecap="round"/>`;
}
