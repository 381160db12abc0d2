import { expect, test } from "vitest";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { storeCheck } from "./stored-check.ts";
import { readCheckFacts } from "./reported-to-check.ts";

const now = Date.parse("2026-11-22T10:00:00Z");
const interview = { person: { age: 34, sex: "F" }, complaints: [{ id: "headache", words: "Headache" }] };

function memoryWith(changes: Parameters<typeof storeCheck>[1] | null) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const memory = deviceMemory(storage as unknown as Storage);
  if (changes) storeCheck(memory, { isCarried: true, ...changes }, now);
  return memory;
}

test("text typed in the checker prefills the reason of a following booking", () => {
  const memory = memoryWith({ interview, typed: { typed: " my head hurts since Monday ", added: [] } });
  expect(readCheckFacts(memory, null, now)).toEqual({ words: "my head hurts since Monday", sex: "female" });
});

test("chosen complaints prefill the reason when nothing was typed", () => {
  expect(readCheckFacts(memoryWith({ interview }), null, now).words).toBe("Headache");
});

test.each([
  ["there was no check", null, null],
  ["nobody went on from the check to a booking", { interview, isCarried: false }, null],
  ["the check was about somebody else", { interview, dependentId: 7 }, null],
  ["the booking is for somebody else", { interview, dependentId: null }, 7],
] as const)("nothing is prefilled when %s", (_, changes, bookedFor) => {
  expect(readCheckFacts(memoryWith(changes), bookedFor, now)).toEqual({ words: "", sex: null });
});
