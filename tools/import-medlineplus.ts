// `npm run import:medlineplus -- FILE.xml`: takes MedlinePlus' own file of health topics, English and Spanish, into this installation's data folder.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { importedFile } from "../server/src/adapters/medlineplus-library/imported-topics.ts";
import { readMedlinePlusXml } from "../server/src/adapters/medlineplus-library/read-medlineplus-xml.ts";

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("Say which file: npm run import:medlineplus -- mplus_topics_2026-11-21.xml");
  process.exitCode = 1;
} else {
  const found = readMedlinePlusXml(readFileSync(file, "utf8"));
  const target = path.join(process.env["ANTEROOM_DATA_DIR"] ?? ".data", importedFile);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(`${target}.new`, JSON.stringify(found));
  renameSync(`${target}.new`, target); // a server that starts meanwhile reads the old one or the new one
  const spanish = found.topics.filter(({ es }) => es !== undefined).length;
  console.log(
    `${found.topics.length} topics of ${found.generated}, ${spanish} of them in Spanish too, are in ${target}. They are shown from the next start on.`,
  );
}
