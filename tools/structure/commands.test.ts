import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** The commands that a page tells its reader to run: `npm run NAME`, `npm start`, `npm test`. */
const commandsIn = (page: string) =>
  [...page.matchAll(/\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(start|test)\b)/g)].map(
    ([, name, short]) => name ?? short ?? "",
  );

test("docs/develop.md lists every command of package.json", () => {
  const listed = new Set(commandsIn(read("docs/develop.md")));
  expect(Object.keys(scripts).filter((name) => !listed.has(name))).toEqual([]);
});

test("every command that a page names exists", () => {
  const pages = execFileSync("git", ["ls-files", "*.md", ":!docs/evidence", ":!docs/decisions"], {
    cwd: root,
    encoding: "utf8",
  });
  const unknown = pages
    .trim()
    .split("\n")
    .flatMap((page) =>
      commandsIn(read(page))
        .filter((name) => !(name in scripts))
        .map((name) => `${page}: npm run ${name}`),
    );
  expect(unknown).toEqual([]);
});
