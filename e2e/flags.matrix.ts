// Every setting and field of the manifest, in two clinics that differ in it alone: what it names is there in one, and not in the other.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { anotherClinic } from "./support/another-clinic.ts";
import { elsewhereRows, seenRows, type SeenRow } from "./support/flag-rows.ts";
import { expect, test } from "./support/test.ts";

const isSeen = "there, and not there";
const evidence = path.resolve("docs/evidence/flags.md");
/** What was seen, also by an earlier run of single rows or before one row failed. */
const seen = new Map(existsSync(evidence) ? readSeen(readFileSync(evidence, "utf8")) : []);

for (const row of seenRows)
  test(`${row.name}: ${row.shows}`, async ({ page, anotherBrowser }) => {
    seen.delete(row.name);
    test.setTimeout(120_000);
    expect(await look(row, "one", page), `with it: ${row.shows}`).toBe(true);
    expect(await look(row, "other", await anotherBrowser()), `without it: ${row.shows}`).toBe(false);
    seen.set(row.name, isSeen);
  });

test.afterAll(() => {
  const lines = [
    ...seenRows.map(({ name, shows, one, other }) => [
      name,
      shows,
      said(one),
      said(other),
      seen.get(name) ?? "not seen yet",
    ]),
    ...elsewhereRows.map(({ name, shows, provenIn }) => [name, shows, "", "", provenIn]),
  ].map((cells) => `| ${cells.join(" | ")} |`);
  const head = ["| field | what it names | in one clinic | in the other | seen |", "|---|---|---|---|---|"];
  writeFileSync(
    evidence,
    [
      "# Every setting and field of the manifest",
      "",
      "Written by `npm run test:matrix -- --only flags`.",
      "",
      ...head,
      ...lines,
      "",
    ].join("\n"),
  );
});

/** Whether what the row names stands on the page of a clinic like Aurora with this difference, once the page is at rest. */
async function look(
  { name, go, sees, ...row }: SeenRow,
  which: "one" | "other",
  page: SeenPage,
): Promise<boolean> {
  const slug = await anotherClinic("aurora", `${name.toLowerCase().slice(0, 12)}-${which}`, {
    attended: false,
    ...row[which],
  });
  await go(page, slug);
  await page.waitForLoadState("networkidle");
  if (which === "one") await expect.poll(() => sees(page), { message: `${name}: ${row.shows}` }).toBe(true);
  return sees(page);
}

type SeenPage = Parameters<SeenRow["go"]>[0];

const said = ({ settings, manifest }: SeenRow["one"]) =>
  `\`${JSON.stringify({ ...settings, ...manifest })}\``;

function readSeen(table: string): [string, string][] {
  const rows = table.split("\n").map((line) => line.split(" | "));
  return rows.flatMap(([name = "", ...rest]) => {
    const last = rest.at(-1)?.replace(/ \|$/, "") ?? "";
    return last === isSeen ? [[name.replace(/^\| /, ""), last] as [string, string]] : [];
  });
}
