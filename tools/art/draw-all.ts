// Writes web/public/portraits/<name>.svg for everybody in people.ts: node tools/art/draw-all.ts
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drawPortrait } from "./draw-portrait.ts";
import { people } from "./people.ts";

const folder = path.resolve(import.meta.dirname, "../../web/public/portraits");

mkdirSync(folder, { recursive: true });
for (const [name, person] of Object.entries(people))
  writeFileSync(path.join(folder, `${name}.svg`), `${drawPortrait(person)}\n`);
