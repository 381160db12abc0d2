/**
 * Decrypts a file of a shared record in the browser to its bytes: compact JWE (RFC 7516), `dir` with
 * `A256GCM`. `key` is base64url. Rejects if the key does not match, the file was changed, or another key
 * encryption is used.
 */
export async function decryptSealedFile(sealed: string, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const [header = "", encryptedKey, iv = "", text = "", tag = ""] = sealed.split(".");
  if (encryptedKey !== "") throw new Error("Not encrypted with the key of a link");
  const secret = await crypto.subtle.importKey("raw", bytesOf(key), "AES-GCM", false, ["decrypt"]);
  const [body, end] = [bytesOf(text), bytesOf(tag)];
  const whole = new Uint8Array(body.length + end.length);
  whole.set(body);
  whole.set(end, body.length);
  const opened = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: bytesOf(iv), additionalData: new TextEncoder().encode(header), tagLength: 128 },
    secret,
    whole,
  );
  return new Uint8Array(opened);
}

/** Decodes base64url into a string with one character for each byte. */
export const decodeBase64Url = (base64url: string) =>
  atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(decodeBase64Url(base64url), (sign) => sign.charCodeAt(0));
}
