import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { showInDesk } from "../../testing/open-desk.tsx";
import { columnsOf, DataTable } from "./data-table.tsx";

type Row = { id: number; name: string; age?: number };

const helper = columnsOf<Row>();
const columns = helper.columns([
  helper.accessor("name", { header: "Name", sortFn: "text" }),
  helper.accessor("age", { header: "Age", sortFn: "basic", sortUndefined: "last" }),
  helper.display({ id: "note", header: "Note", cell: () => "–" }),
]);
const rows: readonly Row[] = [
  { id: 1, name: "Zoé", age: 9 },
  { id: 2, name: "Ávila 10" },
  { id: 3, name: "Bela", age: 70 },
  { id: 4, name: "Ávila 9", age: 10 },
];
const show = (more: { isPart?: boolean; order?: { id: string; desc: boolean } } = {}) =>
  showInDesk(
    <>
      <h2 id="people">People</h2>
      <DataTable
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        rowHeader="name"
        labelledBy="people"
        {...more}
      />
    </>,
  );
const table = () => within(screen.getByRole("table", { name: "People" }));
const names = () =>
  table()
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent);
const sorted = () =>
  table()
    .getAllByRole("columnheader")
    .map((header) => header.getAttribute("aria-sort"));

test("rows are in their own order until a heading sorts them, as the page's language does, and back", async () => {
  const { user } = await show();
  expect(names()).toEqual(["Zoé", "Ávila 10", "Bela", "Ávila 9"]);
  expect(sorted()).toEqual([null, null, null]);
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Name");
  await user.keyboard("{Enter}");
  expect(names()).toEqual(["Ávila 9", "Ávila 10", "Bela", "Zoé"]);
  expect(sorted()).toEqual(["ascending", null, null]);
  await user.keyboard(" ");
  expect(names()).toEqual(["Zoé", "Bela", "Ávila 10", "Ávila 9"]);
  expect(sorted()).toEqual(["descending", null, null]);
});

test("numbers are sorted as numbers, and rows without one are last in both directions", async () => {
  const { user } = await show({ order: { id: "name", desc: true } });
  expect(names()[0]).toBe("Zoé");
  expect(sorted()).toEqual(["descending", null, null]);
  await user.click(screen.getByRole("button", { name: "Age" }));
  expect(names()).toEqual(["Zoé", "Ávila 9", "Bela", "Ávila 10"]);
  await user.click(screen.getByRole("button", { name: "Age" }));
  expect(names()).toEqual(["Bela", "Ávila 9", "Zoé", "Ávila 10"]);
  expect(sorted()).toEqual([null, "descending", null]);
});

test("a part of a list keeps the server's order, which its heading tells, and has no button to sort", async () => {
  await show({ isPart: true, order: { id: "age", desc: true } });
  expect(names()).toEqual(["Zoé", "Ávila 10", "Bela", "Ávila 9"]);
  expect(sorted()).toEqual([null, "descending", null]);
  expect(screen.queryByRole("button")).toBeNull();
});
