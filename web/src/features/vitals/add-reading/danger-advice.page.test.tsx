import { listDependents } from "@anteroom/contract/account/dependents";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { collectionOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { fill } from "../../../testing/page-words.ts";

test.each([
  ["Oxygen", { "Oxygen saturation": "94" }],
  ["Oxygen", { "Oxygen saturation": "90" }],
  ["Blood glucose", { "Blood glucose": "60" }],
  ["Blood glucose", { "Blood glucose": "320" }],
] as const)("advice about %s of %j speaks of nobody in particular", async (kind, typed) => {
  const { user } = await openPage("/vitals", { api: fakeApi().on(listDependents, collectionOf([])) });
  await user.click(screen.getByRole("button", { name: "Add a reading" }));
  await user.click(await screen.findByRole("button", { name: new RegExp(kind) }));
  for (const [label, value] of Object.entries(typed)) fill(label, value);
  const advice = (await screen.findByRole("alert")).textContent;
  expect(advice).toMatch(/easure again|do it again/);
  expect(advice).not.toMatch(/\byour?\b/i);
});
