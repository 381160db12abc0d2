/**
 * Decrypts a file of a shared record in the browser: compact JWE (RFC 7516), `dir` with `A256GCM`. Throws if
 * the key does not match.
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

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
