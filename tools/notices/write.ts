// `npm run notices` writes THIRD-PARTY-NOTICES.md from package-lock.json.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type LockedPackage, noticesDocument } from "./notices.ts";

const root = path.resolve(import.meta.dirname, "../..");
const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, LockedPackage>;
};
writeFileSync(path.join(root, "THIRD-PARTY-NOTICES.md"), noticesDocument(packages));
