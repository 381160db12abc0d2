import { expect, test } from "vitest";
import { keysFor, reseal, seal, unseal } from "./secrets.ts";

const context = { dataKey: { own: "k".repeat(43), others: [] }, purpose: "totp", tenantId: 1, patientId: 7 };
const plain = Buffer.from("twenty bytes of key.");

test("a sealed value opens with the same key and patient, and differs each time", () => {
  const sealed = seal(plain, context);
  expect(unseal(sealed, context)).toEqual(plain);
  expect(sealed.includes(plain)).toBe(false);
  expect(seal(plain, context)).not.toEqual(sealed);
});

test.each([
  ["another installation", { ...context, dataKey: { own: "l".repeat(43), others: [] } }],
  ["another clinic", { ...context, tenantId: 2 }],
  ["another patient", { ...context, patientId: 8 }],
  ["another purpose", { ...context, purpose: "note" }],
])("a sealed value does not open for %s", (_whose, other) => {
  const sealed = seal(plain, context);
  expect(() => unseal(sealed, other)).toThrow("unable to authenticate");
});

test("a sealed value that was altered or truncated does not open", () => {
  const sealed = seal(plain, context);
  const flipped = Buffer.from(sealed);
  flipped.writeUInt8(flipped.readUInt8(flipped.length - 1) ^ 1, flipped.length - 1);
  expect(() => unseal(flipped, context)).toThrow("unable to authenticate");
  expect(() => unseal(sealed.subarray(0, 20), context)).toThrow("authentication tag");
});

test("both keys open during a rotation, the new one seals, and resealed values no longer need the old one", () => {
  const [before, after] = ["b".repeat(43), "a".repeat(43)];
  const withKeys = (own: string, ...others: string[]) => ({ ...context, dataKey: { own, others } });
  const old = seal(plain, withKeys(before));
  const fresh = seal(plain, withKeys(after, before));
  expect(unseal(old, withKeys(before, after))).toEqual(plain);
  expect(unseal(fresh, withKeys(before, after))).toEqual(plain);
  expect(() => unseal(fresh, withKeys(before))).toThrow("unable to authenticate");
  expect(reseal(fresh, withKeys(after, before))).toBeNull();
  const anew = reseal(old, withKeys(after, before)) ?? Buffer.alloc(0);
  expect(unseal(anew, withKeys(after))).toEqual(plain);
  expect(() => reseal(old, withKeys(after))).toThrow("unable to authenticate");
  expect(keysFor(withKeys(after, before))).toEqual([
    ...keysFor(withKeys(after)),
    ...keysFor(withKeys(before)),
  ]);
});
