import fc from "fast-check";
import { expect, test } from "vitest";
import { problemsOfVitals } from "../vital-values.ts";
import {
  deviceKinds,
  deviceProtocols,
  deviceReading,
  type DeviceReading,
  newestReading,
  steadyReading,
} from "./device-reading.ts";

const bytes = (hex: string) => Uint8Array.from(hex.split(" ").map((octet) => Number.parseInt(octet, 16)));

test.each([
  ["a cuff in mmHg", 0x2a35, "04 80 00 55 00 62 00 48 00", { systolic: 128, diastolic: 85, heart_rate: 72 }],
  ["a cuff in kPa", 0x2a35, "01 AB F0 71 F0 FF 07", { systolic: 128, diastolic: 85 }],
  ["a cuff whose pulse is none", 0x2a35, "04 80 00 55 00 62 00 00 00", { systolic: 128, diastolic: 85 }],
  ["an oximeter", 0x2a5e, "00 61 00 48 00", { oxygen_saturation: 97, heart_rate: 72 }],
  ["an oximeter with tenths", 0x2a5e, "00 CF F3 48 00", { oxygen_saturation: 98, heart_rate: 72 }],
  ["a thermometer", 0x2a1c, "00 81 01 00 FF", { temperature: 38.5 }],
  ["a thermometer in °F", 0x2a1c, "01 EC 03 00 FF", { temperature: 38 }],
  ["a scale", 0x2a9d, "00 DC 37", { weight: 71.5 }],
  ["a scale in lb", 0x2a9d, "01 BA 3D", { weight: 71.7 }],
  ["a meter in kg/L", 0x2a18, "02 01 00 EA 07 0B 1A 08 0F 1E 76 B0 11", { glucose: 118 }],
  ["a meter in mol/L", 0x2a18, "06 01 00 EA 07 0B 1A 08 0F 1E 3E C0 11", { glucose: 112 }],
])("the reading of %s is converted to stored units", (_, characteristic, hex, values) => {
  expect(deviceReading(characteristic, bytes(hex))).toMatchObject({ ok: true, reading: { values } });
});

test.each([
  ["a packet that is too short", 0x2a35, "00 80 00", "garbled"],
  ["a characteristic nobody knows", 0x2a00, "00 80 00", "garbled"],
  ["a cuff that could not measure", 0x2a35, "00 FF 07 FF 07 FF 07", "failed"],
  ["a pressure of nobody", 0x2a35, "00 00 00 00 00 00 00", "not-plausible"],
  ["an upper number below the lower one", 0x2a35, "00 50 00 78 00 62 00", "not-plausible"],
  ["an oximeter without a finger", 0x2a5f, "08 61 00 48 00 00 20 00", "no-finger"],
  ["an oximeter that shows a demonstration", 0x2a5e, "02 61 00 48 00 00 04", "not-of-a-person"],
  ["an oximeter of 127 %", 0x2a5e, "00 7F 00 48 00", "not-plausible"],
  ["a scale that did not succeed", 0x2a9d, "00 FF FF", "failed"],
  ["control solution", 0x2a18, "02 01 00 EA 07 0B 1A 08 0F 1E 76 B0 4A", "not-of-a-person"],
  ["HI on a meter", 0x2a18, "02 01 00 EA 07 0B 1A 08 0F 1E FE 07 11", "above-range"],
  ["LO on a meter", 0x2a18, "0A 01 00 EA 07 0B 1A 08 0F 1E FF 07 11 40 00", "below-range"],
  ["-0.1 on a meter", 0x2a18, "02 01 00 E4 07 03 0E 17 17 00 FF FF 11", "not-plausible"],
])("%s yields no number", (_, characteristic, hex, reason) => {
  expect(deviceReading(characteristic, bytes(hex))).toEqual({ ok: false, reason });
});

test("a meter's time is the time its owner has set since", () => {
  const outcome = deviceReading(0x2a18, bytes("03 01 00 EA 07 0B 1A 00 0F 1E C4 FF 76 B0 11"));
  const time = { year: 2026, month: 11, day: 25, hour: 23, minute: 15, second: 30 };
  expect(outcome).toMatchObject({ ok: true, reading: { time } });
});

test("a device's notes on its measurement are kept, and the range of a pulse is not", () => {
  const outcome = deviceReading(0x2a35, bytes("18 80 00 55 00 62 00 02 0D 00"));
  expect(outcome).toMatchObject({
    ok: true,
    reading: { user: 2, warnings: ["body-moved", "irregular-pulse"] },
  });
});

test("no bytes yield a value that could not be typed, and none throw", () => {
  const characteristics = deviceKinds.flatMap((kind) => deviceProtocols[kind].measurements);
  fc.assert(
    fc.property(fc.constantFrom(...characteristics), fc.uint8Array({ maxLength: 24 }), (uuid, octets) => {
      const outcome = deviceReading(uuid, octets);
      expect(outcome.ok ? problemsOfVitals(outcome.reading.values) : {}).toEqual({});
    }),
    { numRuns: 3_000 },
  );
});

const continuous = (oxygen_saturation: number, heart_rate = 70): DeviceReading => ({
  values: { oxygen_saturation, heart_rate },
  time: null,
  user: null,
  warnings: [],
  isContinuous: true,
  sequence: null,
  meal: null,
});

test.each([
  ["too few", [96, 96, 96, 96], null],
  ["five alike", [96, 96, 97, 95, 96], 96],
  ["a jump among the last five", [96, 96, 90, 96, 96], null],
  ["a jump before them", [80, 96, 96, 97, 97, 97], 97],
])("a continuous measurement with %s settles on %j", (_, row, wanted) => {
  expect(steadyReading(row.map((one) => continuous(one)))?.values.oxygen_saturation ?? null).toBe(wanted);
});

test("a jumping pulse keeps a continuous measurement from settling", () => {
  expect(steadyReading([60, 60, 75, 60, 60].map((pulse) => continuous(96, pulse)))).toBeNull();
});

test("the newest of stored readings counts, and one without a time is current", () => {
  const at = (day: number): DeviceReading => ({
    ...continuous(96),
    time: { year: 2026, month: 11, day, hour: 8, minute: 0, second: 0 },
  });
  expect(newestReading([at(3), at(5), at(4)])?.time?.day).toBe(5);
  expect(newestReading([continuous(90), at(5)])?.time).toBeNull();
  expect(newestReading([])).toBeNull();
});
