// `npm run push:keys`: a pair of keys by which devices know this installation (VAPID, RFC 8292), as variables of the environment.
import { createECDH } from "node:crypto";

const pair = createECDH("prime256v1");
pair.generateKeys();
// A private key that begins with zeros is short.
const privateKey = Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex");
console.log(`PUSH_PUBLIC_KEY=${pair.getPublicKey("base64url")}`);
console.log(`PUSH_PRIVATE_KEY=${privateKey.toString("base64url")}`);
console.log("PUSH_SUBJECT=mailto:somebody@this-installation.example");
