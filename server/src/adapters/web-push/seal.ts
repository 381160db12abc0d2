import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

type Keys = { p256dh: string; auth: string };
/** For the example of RFC 8291 alone: everywhere else both are made anew for each message. */
type Given = { privateKey: Buffer; salt: Buffer };

/** Every message has this size before it is sealed, so that its length tells nothing. */
const paddedTo = 1024;
const recordSize = 4096;
const curve = "prime256v1";

/**
 * Encrypts a text for one browser: one aes128gcm record (RFC 8188) with keys of RFC 8291, padded to `padTo` bytes
 * when the text is shorter. Throws on invalid keys. `given` is for the RFC's example only.
 */
export function sealMessage(text: string, { p256dh, auth }: Keys, given?: Given, padTo = paddedTo): Buffer {
  const [theirs, secret] = [Buffer.from(p256dh, "base64url"), Buffer.from(auth, "base64url")];
  const own = createECDH(curve);
  if (given) own.setPrivateKey(given.privateKey);
  else own.generateKeys();
  const salt = given?.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, own.getPublicKey()]);
  const material = derive(own.computeSecret(theirs), secret, info, 32);
  const key = derive(material, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(material, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const said = Buffer.from(text);
  // 2 ends the last record; zeros after it fill it up.
  const padding = Buffer.alloc(Math.max(0, padTo - said.length - 1));
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([said, Buffer.of(2), padding])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return Buffer.concat([headerOf(salt, own.getPublicKey()), sealed]);
}

/** Salt, size of a record, and our key for this message. */
function headerOf(salt: Buffer, key: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(recordSize);
  sizes.writeUInt8(key.length, 4);
  return Buffer.concat([salt, sizes, key]);
}

const derive = (material: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", material, salt, info, length));
