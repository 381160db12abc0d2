import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

test("a password is stored as an argon2id hash and verified", async () => {
  const stored = await hashPassword("correct horse");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(stored).not.toContain("correct");
  expect(await verifyPassword("correct horse", stored)).toBe(true);
  expect(await verifyPassword("correct horsf", stored)).toBe(false);
});

test("two patients with the same password have different hashes", async () => {
  const [one, other] = await Promise.all([hashPassword("the same"), hashPassword("the same")]);
  expect(one).not.toBe(other);
});

test("a password in composed or decomposed Unicode is the same password", async () => {
  expect(await verifyPassword("cora\u00e7\u00e3o", await hashPassword("corac\u0327a\u0303o"))).toBe(true);
});

test("an unknown account is refused after the same work", async () => {
  expect(await verifyPassword("anything", null)).toBe(false);
});

test("an unknown stored hash is an error, never a log-in", async () => {
  await expect(verifyPassword("password", "password")).rejects.toThrow("PHC");
});
