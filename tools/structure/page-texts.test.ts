import { expect, test } from "vitest";
import { textsWithoutCatalogue } from "./page-texts.ts";

/** Shown once another part of the same page has loaded the catalogue: the values of a reading come from `VitalsInCall`. */
const loadedBefore = [
  "guest-video: src/features/vitals/use-vital-labels.ts (vitals)",
  "guest-video: src/features/vitals/vitals-danger.tsx (vitals)",
  "patients-video: src/features/vitals/use-vital-labels.ts (vitals)",
  "patients-video: src/features/vitals/vitals-danger.tsx (vitals)",
];

test("every page loads the texts of all that it may show", () => {
  expect(textsWithoutCatalogue()).toEqual(loadedBefore);
});

test("a lazy part without the catalogue of what it imports is found, and one with it is not", () => {
  const trans =
    'import { Trans } from "@lingui/react/macro";\nexport const A = () => <Trans>Hello</Trans>;\n';
  const files: Record<string, string> = {
    "src/app/pages/page.ts": [
      'export const one = lazyPart(async () => (await import("../../shared/terms/a.tsx")).A, {}, ["terms"]);',
      'export const two = lazyPart(async () => (await import("../../shared/messages/b.tsx")).A);',
    ].join("\n"),
    "src/shared/terms/a.tsx": trans,
    "src/shared/messages/b.tsx": trans,
  };
  const pages = [{ name: "page", file: "src/app/pages/page.ts", journeys: [] }];
  expect(textsWithoutCatalogue((path) => files[path] ?? "", pages)).toEqual([
    "page: src/shared/messages/b.tsx (messages)",
  ]);
});
