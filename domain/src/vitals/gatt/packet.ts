import { type Medfloat, medfloat16, medfloat32 } from "./medfloat.ts";

/** A device's local time without a zone (GATT Specification Supplement, Date Time). */
export type DeviceTime = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
};

/** Why a packet is invalid: it is shorter than its flags say, or a field holds a forbidden value. */
export type PacketProblem = "too-short" | "not-valid";
/** A parsed packet, or what is wrong with it. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; problem: PacketProblem };

/** Reads a packet field by field, little-endian. Past the end every field is 0, and `finish` reports it. */
export type PacketReader = {
  uint8: () => number;
  /** Skips unused fields. */
  skip: (octets: number) => void;
  uint16: () => number;
  int16: () => number;
  uint24: () => number;
  medfloat16: () => Medfloat;
  medfloat32: () => Medfloat;
  /** Null where the device does not know its time or sends an invalid one. */
  time: () => DeviceTime | null;
  /** The parsed value, or that the packet was too short for what was read. Octets behind the last field are ignored. */
  finish: <T>(value: T) => Parsed<T>;
};

/**
 * Creates a reader at the start of the bytes. Bytes beyond the end read as 0; `finish` tells that the packet was
 * too short.
 */
export function openPacket(bytes: Uint8Array): PacketReader {
  let at = 0;
  const uint = (octets: number): number => {
    let value = 0;
    for (let index = 0; index < octets; index += 1) value += (bytes[at + index] ?? 0) * 256 ** index;
    at += octets;
    return value;
  };
  return {
    uint8: () => uint(1),
    skip: (octets) => {
      at += octets;
    },
    uint16: () => uint(2),
    int16: () => {
      const value = uint(2);
      return value < 0x8000 ? value : value - 0x10000;
    },
    uint24: () => uint(3),
    medfloat16: () => medfloat16(uint(2)),
    medfloat32: () => medfloat32(uint(4)),
    time: () => {
      const year = uint(2);
      const [month, day, hour, minute, second] = [uint(1), uint(1), uint(1), uint(1), uint(1)];
      const time = { year, month, day, hour, minute, second };
      return isOfCalendar(time) ? time : null;
    },
    finish: (value) => (at > bytes.length ? { ok: false, problem: "too-short" } : { ok: true, value }),
  };
}

/** Earlier years are unset clocks; 0 means "not known". */
function isOfCalendar({ year, month, day, hour, minute, second }: DeviceTime): boolean {
  const isTime = hour < 24 && minute < 60 && second < 60;
  if (!isTime || year < 2000 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Returns whether a bit of a flags field is set, counted from 0. */
export const hasBit = (flags: number, bit: number): boolean => Math.floor(flags / 2 ** bit) % 2 === 1;

/** Returns the names of the bits that are set. */
export function namesOfBits<Name extends string>(
  flags: number,
  names: Readonly<Record<number, Name>>,
): Name[] {
  return Object.entries(names).flatMap(([bit, name]) => (hasBit(flags, Number(bit)) ? [name] : []));
}
