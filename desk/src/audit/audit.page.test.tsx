import { clinicListAudit, type AuditEntry } from "@anteroom/contract/administration/audit";
import { clinicListStaff } from "@anteroom/contract/administration/staff";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { fakeApi, type FakeApi } from "../../../web/src/testing/fake-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

const entry = (id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: `2026-11-24T08:0${id}:00.000Z`,
  actor: "staff/9",
  on_behalf_of: null,
  action: "staff.add",
  object: `staff/${id}`,
  ...changes,
});
const page = (collection: AuditEntry[], next_cursor: string | null = null) => ({
  data: { collection, next_cursor },
});
const withNobody = (): FakeApi => fakeApi().on(clinicListStaff, { data: { collection: [] } });
const objects = () =>
  within(screen.getByRole("table", { name: "Entries" }))
    .getAllByRole("row")
    .map((row) => row.lastElementChild?.textContent);

test("older entries follow newer ones, what failed is tried again, and nothing sorts a part of the log", async () => {
  const api = withNobody().on(clinicListAudit, page([entry(5), entry(4)], "4"));
  const { user } = await openDesk("/desk/audit", { api });
  await screen.findByText("staff/5");
  expect(screen.getByRole("columnheader", { name: "When" }).getAttribute("aria-sort")).toBe("descending");
  expect(within(screen.getByRole("table")).queryByRole("button")).toBeNull();
  api.lose(clinicListAudit);
  await user.click(screen.getByRole("button", { name: "Show older entries" }));
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  expect(objects()).toEqual(["About", "staff/5", "staff/4"]);
  api.on(clinicListAudit, ({ query }) =>
    query.get("cursor") === "4" ? page([entry(3, { on_behalf_of: 12 })]) : page([entry(5), entry(4)], "4"),
  );
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("staff/3");
  expect(objects()).toEqual(["About", "staff/5", "staff/4", "staff/3"]);
  expect(screen.getByText(/for patient 12/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show older entries" })).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
});

test("a filter without entries says so", async () => {
  const api = withNobody().on(clinicListAudit, ({ query }) =>
    query.get("object") === "appointment/12" ? page([]) : page([entry(5)]),
  );
  const { user } = await openDesk("/desk/audit", { api });
  await user.type(await screen.findByLabelText("About, such as appointment/12"), " appointment/12 ");
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(await screen.findByText("The log has nothing of this.")).toBeTruthy();
});
