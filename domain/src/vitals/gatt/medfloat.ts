/**
 * Special values that replace a number (IEEE 11073-20601; Bluetooth SIG, Personal Health Devices Transcoding, v1.6,
 * 2015, section 2.2.1).
 */
export type MedfloatSpecial =
  | "nan"
  | "not-at-this-resolution"
  | "positive-infinity"
  | "negative-infinity"
  | "reserved";

/** A number or a special value of the IEEE 11073 FLOAT types. */
export type Medfloat = number | MedfloatSpecial;

const specials16: Readonly<Record<number, MedfloatSpecial>> = {
  0x07fe: "positive-infinity",
  0x07ff: "nan",
  0x0800: "not-at-this-resolution",
  0x0801: "reserved",
  0x0802: "negative-infinity",
};

const specials32: Readonly<Record<number, MedfloatSpecial>> = {
  0x007ffffe: "positive-infinity",
  0x007fffff: "nan",
  0x00800000: "not-at-this-resolution",
  0x00800001: "reserved",
  0x00800002: "negative-infinity",
};

/**
 * Decodes the bits of a 16-bit SFLOAT: 4 bits of decimal exponent, 12 bits of mantissa, each in two's
 * complement; or the special value they stand for.
 */
export function medfloat16(bits: number): Medfloat {
  return specials16[bits] ?? scaled(signed(bits & 0xfff, 12), signed(bits >>> 12, 4));
}

/**
 * Decodes the bits of a 32-bit FLOAT: 8 bits of decimal exponent, 24 bits of mantissa, each in two's
 * complement; or the special value they stand for.
 */
export function medfloat32(bits: number): Medfloat {
  return specials32[bits] ?? scaled(signed(bits & 0xffffff, 24), signed(bits >>> 24, 8));
}

function signed(bits: number, width: number): number {
  const half = 2 ** (width - 1);
  return bits < half ? bits : bits - 2 * half;
}

/** Divides for negative exponents: 364 / 10 is 36.4, while 364 * 0.1 is not. */
function scaled(mantissa: number, exponent: number): number {
  return exponent < 0 ? mantissa / 10 ** -exponent : mantissa * 10 ** exponent;
}
