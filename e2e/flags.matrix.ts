// Every setting and field of the manifest, in two clinics that differ in it alone: what it names is there in one, and not in the other.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { anotherClinic } from "./support/another-clinic.ts";
import { elsewhereRows, seenRows, type SeenRow } from "./support/flag-rows.ts";
import { expect, test } from "./support/test.ts";

const seen = new Map<string, string>();

for (const row of seenRows)
  test(`${row.name}: ${row.shows}`, async ({ page, anotherBrowser }) => {
    test.setTimeout(120_000);
    expect(await look(row, "one", page), `with it: ${row.shows}`).toBe(true);
    expect(await look(row, "other", await anotherBrowser()), `without it: ${row.shows}`).toBe(false);
    seen.set(row.name, "there, and not there");
  });

test.afterAll(() => {
  const lines = [
    ...seenRows.map(({ name, shows, one, other }) => [
      name,
      shows,
      said(one),
      said(other),
      seen.get(name) ?? "not run here",
    ]),
    ...elsewhereRows.map(({ name, shows, provenIn }) => [name, shows, "", "", provenIn]),
  ].map((cells) => `| ${cells.join(" | ")} |`);
  const head = ["| field | what it names | in one clinic | in the other | seen |", "|---|---|---|---|---|"];
  writeFileSync(
    path.resolve("docs/evidence/flags.md"),
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
  const slug = await anotherClinic("aurora", `${name.toLowerCase().slice(0, 18)}-${which}`, {
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
