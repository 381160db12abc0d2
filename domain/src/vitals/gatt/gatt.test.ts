import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseBloodPressure } from "./blood-pressure-measurement.ts";
import { parseGlucose, parseGlucoseContext } from "./glucose-measurement.ts";
import { medfloat16, medfloat32 } from "./medfloat.ts";
import { parseContinuous, parseSpotCheck } from "./pulse-oximeter-measurement.ts";
import { parseRecordAccess, reportLastRecord } from "./record-access.ts";
import { parseTemperature } from "./temperature-measurement.ts";
import { parseWeight } from "./weight-measurement.ts";

const bytes = (hex: string) => Uint8Array.from(hex.split(" ").map((octet) => Number.parseInt(octet, 16)));

describe("medfloat", () => {
  test.each([
    // Personal Health Devices Transcoding v1.6: 114 mmHg and 0.00118 kg/L as SFLOAT.
    [0x0072, 114],
    [0xb076, 0.001_18],
    [0xf2a8, 68],
    [0x0fff, -1],
    [0x1007, 70],
    // The special values hold with exponent 0 alone.
    [0xf7ff, 204.7],
    [0x07fe, "positive-infinity"],
    [0x07ff, "nan"],
    [0x0800, "not-at-this-resolution"],
    [0x0801, "reserved"],
    [0x0802, "negative-infinity"],
  ])("of 16 bits reads 0x%s as %j", (bits, wanted) => {
    expect(medfloat16(bits)).toBe(wanted);
  });

  test.each([
    [0xff00016c, 36.4],
    [0xfe000e4c, 36.6],
    [0x00000025, 37],
    [0xffffffff, -0.1],
    [0x007ffffe, "positive-infinity"],
    [0x007fffff, "nan"],
    [0x00800000, "not-at-this-resolution"],
    [0x00800001, "reserved"],
    [0x00800002, "negative-infinity"],
  ])("of 32 bits reads 0x%s as %j", (bits, wanted) => {
    expect(medfloat32(bits)).toBe(wanted);
  });

  test("of 16 bits round-trips every number a device can write", () => {
    const exponents = fc.integer({ min: -8, max: 7 });
    const mantissas = fc.integer({ min: -2_045, max: 2_045 });
    fc.assert(
      fc.property(exponents, mantissas, (exponent, mantissa) => {
        const bits = ((exponent & 0xf) << 12) | (mantissa & 0xfff);
        expect(medfloat16(bits)).toBeCloseTo(mantissa * 10 ** exponent, 6);
      }),
    );
  });
});

const noon = { year: 2026, month: 11, day: 26, hour: 8, minute: 15, second: 30 };

describe("blood pressure measurement 0x2A35", () => {
  test("reads every optional field by its flag", () => {
    const packet = bytes("1E 80 00 55 00 62 00 EA 07 0B 1A 08 0F 1E 48 00 02 25 00");
    expect(parseBloodPressure(packet)).toEqual({
      ok: true,
      value: {
        unit: "mmHg",
        systolic: 128,
        diastolic: 85,
        mean: 98,
        time: noon,
        pulse: 72,
        user: 2,
        status: ["body-moved", "irregular-pulse", "wrong-position"],
      },
    });
  });

  test("reads kPa, no optional fields, and a missing mean", () => {
    expect(parseBloodPressure(bytes("01 AB F0 71 F0 FF 07"))).toMatchObject({
      ok: true,
      value: { unit: "kPa", systolic: 17.1, diastolic: 11.3, mean: "nan", time: null, pulse: null },
    });
  });

  test("has no time where the clock is unset, and no user for 0xFF", () => {
    const packet = bytes("0A 80 00 55 00 62 00 00 00 00 00 08 0F 1E FF");
    expect(parseBloodPressure(packet)).toMatchObject({ ok: true, value: { time: null, user: null } });
  });

  test.each([
    ["08 00", ["pulse-too-high"]],
    ["10 00", ["pulse-too-low"]],
    ["18 00", []],
    ["02 00", ["cuff-loose"]],
  ])("reads the status %s as %j", (status, wanted) => {
    const parsed = parseBloodPressure(bytes(`10 80 00 55 00 62 00 ${status}`));
    expect(parsed.ok && parsed.value.status).toEqual(wanted);
  });
});

describe("pulse oximeter measurements", () => {
  test("0x2A5E reads a spot check with time, statuses and amplitude", () => {
    const packet = bytes("0F 61 00 48 00 EA 07 0B 1A 08 0F 1E 00 01 10 00 00 0A F0");
    expect(parseSpotCheck(packet)).toEqual({
      ok: true,
      value: { saturation: 97, pulse: 72, time: noon, status: ["poor-signal"] },
    });
  });

  test("0x2A5E drops the time of an unset clock", () => {
    const packet = bytes("11 61 00 48 00 EA 07 0B 1A 08 0F 1E");
    expect(parseSpotCheck(packet)).toMatchObject({ ok: true, value: { time: null } });
  });

  test("0x2A5F reads the normal pair before a fast and a slow one", () => {
    const packet = bytes("0F 60 00 46 00 5F 00 47 00 5E 00 45 00 20 00 00 20 00");
    expect(parseContinuous(packet)).toEqual({
      ok: true,
      value: { saturation: 96, pulse: 70, time: null, status: ["ongoing", "no-finger"] },
    });
  });
});

describe("temperature measurement 0x2A1C", () => {
  test.each([
    ["00 6C 01 00 FF", { unit: "°C", temperature: 36.4, time: null, place: null }],
    ["05 D9 03 00 FF 06", { unit: "°F", temperature: 98.5, time: null, place: "mouth" }],
    ["02 6C 01 00 FF EA 07 0B 1A 08 0F 1E", { temperature: 36.4, time: noon }],
    ["04 6C 01 00 FF 63", { place: null }],
    ["00 FF FF 7F 00", { temperature: "nan" }],
  ])("reads %s", (hex, wanted) => {
    expect(parseTemperature(bytes(hex))).toMatchObject({ ok: true, value: wanted });
  });
});

describe("weight measurement 0x2A9D", () => {
  test.each([
    ["00 DC 37", { unit: "kg", weight: 71.5, bodyMassIndex: null, height: null }],
    ["01 BA 3D", { unit: "lb", weight: 158.02 }],
    [
      "0E DC 37 EA 07 0B 1A 08 0F 1E 01 E6 00 DC 06",
      { user: 1, time: noon, bodyMassIndex: 23, height: 1.756 },
    ],
    ["00 FF FF", { weight: null }],
  ])("reads %s", (hex, wanted) => {
    expect(parseWeight(bytes(hex))).toMatchObject({ ok: true, value: wanted });
  });
});

describe("glucose measurement 0x2A18", () => {
  test("reads a meter showing 6.2 mmol/L on 14 March 2020", () => {
    const packet = Uint8Array.from([3, 0, 0, 228, 7, 3, 14, 23, 23, 0, 0, 0, 112, 176, 17]);
    expect(parseGlucose(packet)).toEqual({
      ok: true,
      value: {
        sequence: 0,
        time: { year: 2020, month: 3, day: 14, hour: 23, minute: 23, second: 0 },
        timeOffset: 0,
        concentration: { value: 0.001_12, unit: "kg/L" },
        isControl: false,
        status: [],
        hasContext: false,
      },
    });
  });

  test.each([
    ["06 01 00 EA 07 0B 1A 08 0F 1E 3E C0 11", { concentration: { value: 0.0062, unit: "mol/L" } }],
    ["03 01 00 EA 07 0B 1A 08 0F 1E C4 FF 76 B0 11", { timeOffset: -60 }],
    ["03 01 00 EA 07 0B 1A 08 0F 1E FF 7F 76 B0 11", { timeOffset: 0 }],
    ["02 01 00 EA 07 0B 1A 08 0F 1E 76 B0 4A", { isControl: true }],
    ["0A 01 00 EA 07 0B 1A 08 0F 1E FE 07 11 20 00", { status: ["above-range"] }],
    ["10 01 00 EA 07 0B 1A 08 0F 1E", { concentration: null, hasContext: true }],
  ])("reads %s", (hex, wanted) => {
    expect(parseGlucose(bytes(hex))).toMatchObject({ ok: true, value: wanted });
  });

  test.each([
    ["02 01 00 01", { sequence: 1, meal: "before-meal" }],
    ["83 01 00 00 01 32 00 03", { meal: "fasting" }],
    ["00 01 00", { meal: null }],
    ["02 01 00 09", { meal: null }],
  ])("reads its context 0x2A34: %s", (hex, wanted) => {
    expect(parseGlucoseContext(bytes(hex))).toMatchObject({ ok: true, value: wanted });
  });
});

test("the record access control point asks for the last record and reads the answers", () => {
  expect([...reportLastRecord]).toEqual([1, 6]);
  expect(parseRecordAccess(bytes("06 00 01 01"))).toEqual({ ok: true, value: "success" });
  expect(parseRecordAccess(bytes("06 00 01 06"))).toEqual({ ok: true, value: "no-records" });
  expect(parseRecordAccess(bytes("06 00 01 02"))).toEqual({ ok: true, value: "refused" });
  expect(parseRecordAccess(bytes("05 00 07 00"))).toEqual({ ok: false, problem: "not-valid" });
  expect(parseRecordAccess(bytes("06 00 01"))).toEqual({ ok: false, problem: "too-short" });
});

/** With every flag a parser knows, and the octets that then belong to it. */
const longest = [
  ["blood pressure", parseBloodPressure, 0x1e, 19],
  ["spot check", parseSpotCheck, 0x1f, 19],
  ["continuous", parseContinuous, 0x1f, 20],
  ["temperature", parseTemperature, 0x06, 13],
  ["weight", parseWeight, 0x0e, 15],
  ["glucose", parseGlucose, 0x1b, 17],
  ["glucose context", parseGlucoseContext, 0xdf, 17],
] as const;

test.each(longest)("a packet of %s is rejected with each octet missing", (_, parse, flags, length) => {
  const whole = new Uint8Array(length).fill(1);
  whole[0] = flags;
  expect(parse(whole).ok).toBe(true);
  for (let cut = 0; cut < length; cut += 1)
    expect(parse(whole.subarray(0, cut)), String(cut)).toEqual({ ok: false, problem: "too-short" });
});

test.each([...longest, ["record access", parseRecordAccess, 0, 0] as const])(
  "a parser of %s never throws for any bytes",
  (_, parse) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (octets) => {
        const parsed = parse(octets);
        expect(typeof parsed.ok).toBe("boolean");
      }),
      { numRuns: 1_000 },
    );
  },
);
