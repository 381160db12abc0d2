import { createCipheriv, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { decryptSealedFile } from "./open-sealed.ts";

function seal(text: string, key: Buffer): string {
  const header = Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString("base64url");
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(header));
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return [header, "", ...[iv, body, cipher.getAuthTag()].map((part) => part.toString("base64url"))].join(".");
}

test("a sealed file opens only with its link's key", async () => {
  const key = randomBytes(32);
  const sealed = seal('{"name":"إبراهيم"}', key);
  const opened = await decryptSealedFile(sealed, key.toString("base64url"));
  expect(new TextDecoder().decode(opened)).toBe('{"name":"إبراهيم"}');
  await expect(decryptSealedFile(sealed, randomBytes(32).toString("base64url"))).rejects.toThrow(
    /operation/i,
  );
  const changed = sealed.replace(/^\w{4}/, "AAAA");
  await expect(decryptSealedFile(changed, key.toString("base64url"))).rejects.toThrow(/operation/i);
});
