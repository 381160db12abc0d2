import { expect, test } from "vitest";
import { seal, unseal } from "./secrets.ts";

const context = { dataKey: "k".repeat(43), purpose: "totp", tenantId: 1, patientId: 7 };
const plain = Buffer.from("twenty bytes of key.");

test("what is sealed comes back with the same key for the same patient, and is another text each time", () => {
  const sealed = seal(plain, context);
  expect(unseal(sealed, context)).toEqual(plain);
  expect(sealed.includes(plain)).toBe(false);
  expect(seal(plain, context)).not.toEqual(sealed);
});

test.each([
  ["another installation", { ...context, dataKey: "l".repeat(43) }],
  ["another clinic", { ...context, tenantId: 2 }],
  ["another patient", { ...context, patientId: 8 }],
  ["another purpose", { ...context, purpose: "note" }],
])("what is sealed opens for %s no more", (_whose, other) => {
  const sealed = seal(plain, context);
  expect(() => unseal(sealed, other)).toThrow("unable to authenticate");
});

test("what was changed by a single bit, or cut short, does not open", () => {
  const sealed = seal(plain, context);
  const flipped = Buffer.from(sealed);
  flipped.writeUInt8(flipped.readUInt8(flipped.length - 1) ^ 1, flipped.length - 1);
  expect(() => unseal(flipped, context)).toThrow("unable to authenticate");
  expect(() => unseal(sealed.subarray(0, 20), context)).toThrow("authentication tag");
});
