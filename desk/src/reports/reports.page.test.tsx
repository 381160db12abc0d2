import { clinicListDoctors } from "@anteroom/contract/administration/doctors";
import { clinicReport, type ReportRow } from "@anteroom/contract/administration/reports";
import { screen, within } from "@testing-library/react";
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
  waited_longest_s: 301,
};
const other: ReportRow = {
  ...row,
  doctor_id: 2,
  doctor_name: "Dr Ana Melo",
  day: "2026-11-21",
  booked: 10,
  no_shows: 0,
  waited_longest_s: null,
};
const open = (...collection: ReportRow[]) =>
  openDesk("/desk/reports", {
    api: fakeApi()
      .on(clinicReport, { data: { collection, currency: "EUR" } })
      .on(clinicListDoctors, { data: { collection: [] } }),
  });
const chart = () => screen.findByRole("img", { name: /^Bar chart/ });
/** Without the characters that keep a text in its own direction. */
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, "");
const textsIn = (picture: HTMLElement) =>
  [...picture.querySelectorAll("text")].map(({ textContent }) => plain(textContent));

test("a chart has a scale from nothing, bars by value, and days below them", async () => {
  const { user } = await open(row, other);
  const booked = await chart();
  expect(plain(booked.getAttribute("aria-label"))).toBe(
    "Bar chart: Booked appointments. Highest: 40 (20 November 2026).",
  );
  expect(textsIn(booked)).toEqual([
    "0",
    "10",
    "20",
    "30",
    "40",
    "Mon 26 Oct",
    "Thu 5 Nov",
    "Sat 14 Nov",
    "Tue 24 Nov",
  ]);
  const heights = [...booked.querySelectorAll("rect")].map((bar) => Number(bar.getAttribute("height")));
  expect(heights).toHaveLength(30);
  const [high = 0, low = 0] = heights.filter((height) => height > 0);
  expect(high / low).toBeCloseTo(4);
  await user.selectOptions(screen.getByRole("combobox", { name: "Chart of" }), "Revenue");
  expect(textsIn(await chart()).slice(0, 4)).toEqual(["€0", "€200", "€400", "€600"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Chart of" }), "Longest wait, in minutes");
  expect(textsIn(await chart()).slice(0, 4)).toEqual(["0", "2", "4", "6"]);
  expect(await accessibilityFaults()).toEqual([]);
});

test("the same numbers stand in a table, and a chart without anything has whole numbers", async () => {
  const { user } = await open({ ...row, no_shows: 0 });
  await user.selectOptions(await screen.findByRole("combobox", { name: "Chart of" }), "Missed appointments");
  expect(textsIn(await chart()).slice(0, 3)).toEqual(["0", "1", "Mon 26 Oct"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Chart of" }), "Booked appointments");
  await user.click(screen.getByText("The same in numbers"));
  const table = within(screen.getByRole("table", { name: "Booked appointments" }));
  expect(table.getAllByRole("row")).toHaveLength(31);
  await user.click(table.getByRole("button", { name: "Booked appointments" }));
  await user.click(table.getByRole("button", { name: "Booked appointments" }));
  expect(table.getAllByRole("row")[1]?.textContent).toBe("20 November 202640");
});

test("numbers by doctor can be sorted by each of them, and the sum of all stays below", async () => {
  const { user } = await open(row, other);
  const table = within(await screen.findByRole("table", { name: "By doctor" }));
  const names = () => table.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(names()).toEqual(["Dr Ana Melo", "Dr Vera Lima", "All"]);
  await user.click(table.getByRole("button", { name: "Missed" }));
  await user.click(table.getByRole("button", { name: "Missed" }));
  expect(names()).toEqual(["Dr Vera Lima", "Dr Ana Melo", "All"]);
  await user.click(table.getByRole("button", { name: "Longest wait" }));
  expect(names()).toEqual(["Dr Vera Lima", "Dr Ana Melo", "All"]);
  expect(table.getAllByRole("row").at(-1)?.textContent).toBe("All5060105€2,400€406 min");
});
