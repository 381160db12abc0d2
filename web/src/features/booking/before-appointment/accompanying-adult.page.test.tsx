import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { showPart } from "../../../testing/open-page.tsx";
import { AccompanyingAdult } from "./accompanying-adult.tsx";

type Props = Partial<Parameters<typeof AccompanyingAdult>[0]>;

const show = (more: Props = {}) =>
  showPart(<AccompanyingAdult isRequired self="Joana Prata" fields={{}} errors={{}} {...more} />);
const chosen = () => screen.getByRole<HTMLInputElement>("radio", { checked: true }).value;
const relationship = () => screen.getByLabelText<HTMLSelectElement>(/^Relationship to the patient/);

test("a child needs an adult, by default the booking parent", async () => {
  await show();
  expect(screen.getByRole("group", { name: /^Which adult will be with the child\?/ })).toBeTruthy();
  expect(screen.getByText("An adult needs to be there for the whole appointment.")).toBeTruthy();
  expect(chosen()).toBe("self");
  expect(relationship().value).toBe("parent");
  expect(screen.queryByLabelText("No one")).toBeNull();
  const faults = await accessibilityFaults();
  expect(faults.filter((fault) => !fault.startsWith("page-has-heading-one"))).toEqual([]);
});

test("another adult is named with a newly chosen relationship", async () => {
  const { user } = await show();
  await user.click(screen.getByRole("radio", { name: "Another adult" }));
  expect(screen.getByLabelText("The adult’s name")).toBeTruthy();
  expect(relationship().value).toBe("");
  expect([...relationship().options].map(({ textContent }) => textContent)).toEqual([
    "Choose",
    "Parent",
    "Legal guardian",
    "Another relative",
    "Someone else",
  ]);
});

test("an adult dependent needs no accompanying adult", async () => {
  const { user } = await show({ isRequired: false });
  expect(screen.getByRole("group", { name: /^Will anyone be with them\?/ })).toBeTruthy();
  expect(relationship().value).toBe("");
  await user.click(screen.getByRole("radio", { name: "No one" }));
  expect(screen.queryByLabelText(/^Relationship/)).toBeNull();
  expect(screen.queryByLabelText("The adult’s name")).toBeNull();
});

test("a booking guest names the adult at once, without a choice", async () => {
  await show({ self: null });
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByLabelText("The adult’s name")).toBeTruthy();
});

test.each([
  [
    { adult: "other", "adult-name": "Ana Prata", "adult-relationship": "guardian" },
    true,
    "other",
    "guardian",
  ],
  [{ adult: "none" }, true, "self", "parent"],
  [{ adult: "none" }, false, "none", null],
  [{ adult: "self", "adult-relationship": "relative" }, true, "self", "relative"],
] as const)("the earlier answer (%o, needed: %s) is restored", async (fields, isRequired, who, as) => {
  await show({ fields, isRequired });
  expect(chosen()).toBe(who);
  const value = (label: string | RegExp) => screen.queryByLabelText<HTMLInputElement>(label)?.value ?? null;
  expect(value(/^Relationship to the patient/)).toBe(as);
  expect(value("The adult’s name")).toBe("adult-name" in fields ? fields["adult-name"] : null);
});

test("each error appears at its field", async () => {
  const errors = { "adult-name": "Enter the adult’s name", "adult-relationship": "Choose who they are" };
  await show({ self: null, errors });
  expect(screen.getByLabelText("The adult’s name").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Choose who they are")).toBeTruthy();
});
