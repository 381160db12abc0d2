import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

/** Development surfaces that show every clinic. */
const allowed = [
  "server/src/features/tenant/tenant-routes.ts",
  "server/src/adapters/outbox-mail/mail-gallery.ts",
  "server/src/adapters/outbox-mail/outbox-page.ts",
  "server/src/adapters/outbox-texts/texts-page.ts",
];

test("no production request or job loads every clinic", () => {
  const sources = globSync("server/src/**/*.ts", { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  );
  const found = sources.filter((file) => /tenants\.all\(/.test(readFileSync(path.join(root, file), "utf8")));
  expect(found.toSorted()).toEqual(allowed.toSorted());
});
