import { listDependents } from "@anteroom/contract/account/dependents";
import { listOwnMeasurements } from "@anteroom/contract/health/vital-signs";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { collectionOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";
import { fillField } from "../../../testing/page-words.ts";

test.each([
  ["Oxygen", { "Oxygen saturation": "94" }],
  ["Oxygen", { "Oxygen saturation": "90" }],
  ["Blood glucose", { "Blood glucose": "60" }],
  ["Blood glucose", { "Blood glucose": "320" }],
] as const)("advice about %s of %j is impersonal", async (kind, typed) => {
  const { user } = await openPage("/vitals", { api: fakeApi().on(listDependents, collectionOf([])) });
  await user.click(screen.getByRole("button", { name: "Add a reading" }));
  await user.click(await screen.findByRole("button", { name: new RegExp(kind) }));
  for (const [label, value] of Object.entries(typed)) fillField(label, value);
  const advice = (await screen.findByRole("alert")).textContent;
  expect(advice).toMatch(/easure again|do it again/);
  expect(advice).not.toMatch(/\byour?\b/i);
});

test.each(["45", "60"])(
  "the sugar dose for a blood glucose of %s is stated for adults and children",
  async (typed) => {
    const { user } = await openPage("/vitals", { api: fakeApi().on(listDependents, collectionOf([])) });
    await user.click(screen.getByRole("button", { name: "Add a reading" }));
    await user.click(await screen.findByRole("button", { name: /Blood glucose/ }));
    fillField("Blood glucose", typed);
    expect((await screen.findByRole("alert")).textContent).toContain(
      "15 to 20 g; children 10 to 15 g, under 5 years 5 g.",
    );
  },
);

test("a child's fever is called a fever, with when to get help", async () => {
  const { user } = await openPage("/vitals", {
    api: fakeApi().on(listDependents, collectionOf([])).on(listOwnMeasurements, collectionOf([])),
    patient: { ...joana, birthdate: "2020-07-01" },
  });
  await user.click(await screen.findByRole("button", { name: "Add a reading" }));
  await user.click(await screen.findByRole("button", { name: "Temperature" }));
  await user.click(screen.getByRole("button", { name: "°C" }));
  fillField("Temperature", "39.8");
  const advice = (await screen.findByRole("alert")).textContent;
  expect(advice).toMatch(/^This child has a fever\. Trouble breathing, .+: call .+ now\./);
  expect(advice).toContain("the fever lasts 5 days: talk to a doctor today.");
});

test("urgent pressure and oxygen list each step once, with sources in English", async () => {
  const { user } = await openPage("/vitals", { api: fakeApi().on(listDependents, collectionOf([])) });
  await user.click(screen.getByRole("button", { name: "Enter values" }));
  await screen.findByLabelText("Blood pressure, upper", { exact: false });
  fillField("Blood pressure, upper", "190");
  fillField("Blood pressure, lower", "125");
  fillField("Oxygen saturation", "84");
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

const entered = async (typed: Readonly<Record<string, string>>) => {
  const { user } = await openPage("/vitals", { api: fakeApi().on(listDependents, collectionOf([])) });
  await user.click(screen.getByRole("button", { name: "Enter values" }));
  await screen.findByLabelText("Blood pressure, upper", { exact: false });
  for (const [label, value] of Object.entries(typed)) fillField(label, value);
  return user;
};

test.each([
  [
    { "Blood pressure, upper": "75", "Blood pressure, lower": "45" },
    "This blood pressure is dangerously low.",
  ],
  [{ Breathing: "36" }, "This breathing is very fast for someone at rest."],
  [{ Breathing: "7" }, "This breathing is very slow."],
] as const)("%j says what to do, with the emergency number, also beside the result", async (typed, words) => {
  const user = await entered(typed);
  const told = async () => {
    const alert = await waitFor(() => {
      const [one] = screen.getAllByRole("alert");
      expect(one?.textContent).toContain(words);
      return one as HTMLElement;
    });
    expect(alert.textContent).toMatch(/Call 112 now if there is .+confusion/);
    expect(alert.textContent).toMatch(/again/);
    expect(alert.textContent).toContain("call 112 or go to the emergency department now.");
    expect(alert.querySelector('a[href="tel:112"]')).not.toBeNull();
  };
  await told();
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  await screen.findByRole("heading", { level: 1, name: "Your reading" });
  await told();
  expect(screen.queryByText("Normal")).toBeNull();
});

test("88 over 58 is low with symptoms to watch for, and no alarm without symptoms", async () => {
  await entered({ "Blood pressure, upper": "88", "Blood pressure, lower": "58" });
  const advice = await waitFor(() => screen.getByRole("alert").textContent);
  expect(advice).toContain("This blood pressure is low.");
  expect(advice).toContain("Many healthy people have a blood pressure like this.");
  expect(advice).toMatch(/Call 112 now if there is .+fainting/);
  expect(advice).not.toContain("emergency department");
});

test("clean, warm hands are mentioned for finger measurements only", async () => {
  await entered({ Temperature: "34.5", "Oxygen saturation": "93" });
  const advice = await waitFor(() => screen.getByRole("alert").textContent);
  expect(advice).toContain("Measure again now: temperature.");
  expect(advice).toContain("Measure again now, with clean, warm hands: oxygen.");
});

test("several emergency values start with one unconditional call", async () => {
  await entered({
    "Blood pressure, upper": "75",
    "Blood pressure, lower": "45",
    "Heart rate": "28",
    Breathing: "36",
    "Oxygen saturation": "80",
  });
  const alert = await waitFor(() => {
    const one = screen.getByRole("alert");
    expect(one.textContent).toContain("together");
    return one;
  });
  expect(alert.textContent).toMatch(
    /^Call 112 now\. Don’t wait to measure again\.These values together are an emergency\./,
  );
});
