import { clinicListVouchers, type ClinicVoucher } from "@anteroom/contract/administration/vouchers";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

const voucher = (id: number, changes: Partial<ClinicVoucher> = {}): ClinicVoucher => ({
  id,
  code: `CODE${id}`,
  kind: "percentage",
  percent: 15,
  amount_minor: null,
  currency: null,
  valid_until: null,
  uses_allowed: null,
  uses_each: null,
  uses_taken: 0,
  created_at: "2026-11-01T10:00:00.000Z",
  is_usable: true,
  ...changes,
});
const open = (...collection: ClinicVoucher[]) =>
  openDesk("/desk/vouchers", { api: fakeApi().on(clinicListVouchers, { data: { collection } }) });
const table = async () => within(await screen.findByRole("table", { name: "Vouchers" }));
const codes = async () => (await table()).getAllByRole("rowheader").map(({ textContent }) => textContent);

test("vouchers are listed as the server has them, and sorted by code, use and end", async () => {
  const { user } = await open(
    voucher(3, { uses_taken: 2, uses_allowed: 10, valid_until: "2027-03-01T00:00:00.000Z" }),
    voucher(20, { uses_taken: 1, valid_until: "2026-12-01T00:00:00.000Z", is_usable: false }),
    voucher(1),
  );
  expect(await codes()).toEqual(["CODE3", "CODE20Cannot be used any more", "CODE1"]);
  expect((await table()).getAllByRole("row")[1]?.textContent).toMatch(
    /^CODE315% off.*2 of 10 times.*1 March 2027End/,
  );
  const sort = async (name: string) => user.click((await table()).getByRole("button", { name }));
  await sort("Code");
  expect(await codes()).toEqual(["CODE1", "CODE3", "CODE20Cannot be used any more"]);
  await sort("Used");
  await sort("Used");
  expect(await codes()).toEqual(["CODE3", "CODE20Cannot be used any more", "CODE1"]);
  await sort("Valid until");
  expect(await codes()).toEqual(["CODE20Cannot be used any more", "CODE3", "CODE1"]);
  expect(screen.queryByRole("button", { name: "End voucher CODE20" })).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
});

test("a list that the server has cut off is not sorted", async () => {
  const newest = Array.from({ length: 1000 }, (_, at) => voucher(1000 - at, { is_usable: false }));
  await open(...newest);
  await screen.findByText("CODE1000");
  // By selector: queries by role are slow in so many rows.
  expect(document.querySelectorAll("tbody tr")).toHaveLength(1000);
  expect(document.querySelector("thead button")).toBeNull();
});
