/** An sRGB colour; each channel from 0 to 1, rounded to 8 bits. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour in OKLCH (Ottosson, 2020): lightness 0 to 1, chroma, hue in degrees. */
export type Lch = { lightness: number; chroma: number; hue: number };

/** Parses `#rgb` or `#rrggbb`, also without `#` and with surrounding spaces; null for anything else. */
export function parseHex(text: string | undefined): Rgb | null {
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text?.trim() ?? "")?.[1];
  if (digits === undefined) return null;
  const long = digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits;
  const number = Number.parseInt(long, 16);
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
}

/** Formats a colour as `#rrggbb`. */
export function toHex(colour: Rgb): string {
  return `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Returns the contrast ratio of two colours (WCAG 2.2), 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Converts sRGB to OKLCH (Ottosson, 2020). */
export function toLch([red, green, blue]: Rgb): Lch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const alpha = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const beta = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(alpha, beta), hue: (Math.atan2(beta, alpha) * 180) / Math.PI };
}

/** Converts OKLCH to sRGB; reduces the chroma where a screen cannot show it. */
export function fromLch({ lightness, chroma, hue }: Lch): Rgb {
  let shown = 0;
  if (isShowable(unclamped(lightness, chroma, hue))) shown = chroma;
  else {
    let tooMuch = chroma;
    for (let step = 0; step < 16; step++) {
      const middle = (shown + tooMuch) / 2;
      if (isShowable(unclamped(lightness, middle, hue))) shown = middle;
      else tooMuch = middle;
    }
  }
  const [red, green, blue] = unclamped(lightness, shown, hue);
  return [toScreen(red), toScreen(green), toScreen(blue)];
}

function unclamped(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [alpha, beta] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * alpha + 0.2158037573 * beta) ** 3;
  const m = (lightness - 0.1055613458 * alpha - 0.0638541728 * beta) ** 3;
  const s = (lightness - 0.0894841775 * alpha - 1.291485548 * beta) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function gamma(part: number): number {
  if (part < 0) return -gamma(-part);
  return part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
}

function isShowable(colour: Rgb): boolean {
  return colour.every((part) => part >= -1e-4 && part <= 1.0001);
}

function toScreen(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 255) / 255;
}
