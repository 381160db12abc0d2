import { listDependents } from "@anteroom/contract/account/dependents";
import { listOwnMeasurements } from "@anteroom/contract/health/vital-signs";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { collectionOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";
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

test.each(["45", "60"])(
  "the sugar for a blood glucose of %s is told for adults and for children",
  async (typed) => {
    const { user } = await openPage("/vitals", { api: fakeApi().on(listDependents, collectionOf([])) });
    await user.click(screen.getByRole("button", { name: "Add a reading" }));
    await user.click(await screen.findByRole("button", { name: /Blood glucose/ }));
    fill("Blood glucose", typed);
    expect((await screen.findByRole("alert")).textContent).toContain(
      "15 to 20 g; children 10 to 15 g, under 5 years 5 g.",
    );
  },
);

test("the fever of a child is called a fever, with when to get help", async () => {
  const { user } = await openPage("/vitals", {
    api: fakeApi().on(listDependents, collectionOf([])).on(listOwnMeasurements, collectionOf([])),
    patient: { ...joana, birthdate: "2020-07-01" },
  });
  await user.click(await screen.findByRole("button", { name: "Add a reading" }));
  await user.click(await screen.findByRole("button", { name: "Temperature" }));
  await user.click(screen.getByRole("button", { name: "°C" }));
  fill("Temperature", "39.8");
  const advice = (await screen.findByRole("alert")).textContent;
  expect(advice).toMatch(/^This child has a fever\. Trouble breathing, .+: call .+ now\./);
  expect(advice).toContain("the fever lasts 5 days: talk to a doctor today.");
});

test("pressure and oxygen that need advice at once get each step once, with the sources in English", async () => {
  const { user } = await openPage("/vitals", { api: fakeApi().on(listDependents, collectionOf([])) });
  await user.click(screen.getByRole("button", { name: "Enter values" }));
  await screen.findByLabelText("Blood pressure, upper", { exact: false });
  fill("Blood pressure, upper", "190");
  fill("Blood pressure, lower", "125");
  fill("Oxygen saturation", "84");
  const alert = await waitFor(() => {
    const [one, ...more] = screen.getAllByRole("alert");
    expect(more).toEqual([]);
    expect(one?.querySelectorAll("li").length).toBeGreaterThan(3);
    return one as HTMLElement;
  });
  const words = alert.textContent;
  expect(words.match(/Rest for 5 minutes/g)).toHaveLength(1);
  expect(words.match(/chest pain/g)).toHaveLength(1);
  expect(words.indexOf("Oxygen of 84 % is very low.")).toBeGreaterThanOrEqual(0);
  expect(words.indexOf("Oxygen of 84 %")).toBeLessThan(words.indexOf("This blood pressure is very high"));
  expect([...alert.querySelectorAll('bdi[lang="en"]')].map((one) => one.textContent)).toContain(
    "NICE NG136, 2019",
  );
});
