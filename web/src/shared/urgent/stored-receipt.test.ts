import { expect, test } from "vitest";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";
import { storeReceipt, fingerprintOf, readReceipt } from "./stored-receipt.ts";

function memoryOf(): { memory: DeviceMemory; text: () => string } {
  const values = new Map<string, unknown>();
  const memory: DeviceMemory = {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    erase: (key) => void values.delete(key),
    eraseAll: () => values.clear(),
  };
  return { memory, text: () => JSON.stringify([...values]) };
}

const now = Date.UTC(2026, 10, 24, 9);
const words = "Blood pressure 214/128, oxygen saturation 83 %";
const receipt = {
  id: 3,
  receipt: "secret",
  channel: "c",
  sentAt: now,
  seenAt: null,
  mark: fingerprintOf(words),
  hasNumber: false,
};

test.each(["vitals", "health_assessment"] as const)(
  "nothing that depends on the text is stored of an alert from %s",
  (place) => {
    const [one, other] = [memoryOf(), memoryOf()];
    storeReceipt(one.memory, place, receipt);
    storeReceipt(other.memory, place, { ...receipt, mark: fingerprintOf("Something else") });
    expect(one.text()).toBe(other.text());
    expect(readReceipt(one.memory, place, now)).toMatchObject({ id: 3, mark: null });
  },
);

test.each(["booking", "messages", "waiting_room"] as const)(
  "an alert from %s is recognised again by 16 bits shared by many texts",
  (place) => {
    const { memory } = memoryOf();
    storeReceipt(memory, place, receipt);
    expect(readReceipt(memory, place, now)?.mark).toBe(fingerprintOf(` ${words} `));
    expect(fingerprintOf(words)).not.toBe(fingerprintOf("Something else"));
    const marks = Array.from({ length: 200_000 }, (_, number) => fingerprintOf(`text ${number}`));
    expect(Math.max(...new Set(marks))).toBeLessThan(65_536);
  },
);
