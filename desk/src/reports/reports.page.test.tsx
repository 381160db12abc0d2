import { clinicListDoctors } from "@anteroom/contract/administration/doctors";
import { clinicReport, type ReportRow } from "@anteroom/contract/administration/reports";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

const row: ReportRow = {
  day: "2026-11-20",
  doctor_id: 1,
  doctor_name: "Dr Vera Lima",
  booked: 40,
  finished: 30,
  canceled: 4,
  declined: 1,
  no_shows: 5,
  revenue_minor: 120_000,
  refunded_minor: 2_000,
  met: 30,
  waited_median_s: 60,
  waited_longest_s: 300,
};
const report = { data: { collection: [row, { ...row, day: "2026-11-21", booked: 10 }], currency: "EUR" } };
const textOf = (part: string) =>
  [...document.querySelectorAll(`[data-chart="${part}"] > *`)].map(({ textContent }) => textContent);

test("a chart has a scale from the largest value to nothing beside it, and only days below it", async () => {
  const api = fakeApi()
    .on(clinicReport, report)
    .on(clinicListDoctors, { data: { collection: [] } });
  const { user } = await openDesk("/desk/reports", { api, role: "admin" });
  await screen.findByRole("combobox", { name: "Chart of" });
  expect(textOf("scale")).toEqual(["40", "0"]);
  expect(textOf("ends")).toHaveLength(2);
  for (const end of textOf("ends")) expect(end).toMatch(/2026$/);
  const heights = [...document.querySelectorAll("svg rect")].map((bar) => Number(bar.getAttribute("height")));
  expect(heights.filter((height) => height > 0)).toEqual([100, 25]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Chart of" }), "Revenue");
  expect(textOf("scale")).toEqual(["€1,200", "€0"]);
  expect(await accessibilityFaults()).toEqual([]);
});
