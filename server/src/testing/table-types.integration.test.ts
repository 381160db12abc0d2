import { appointmentStates } from "@anteroom/domain/appointment/appointment-state";
import { paymentStates } from "@anteroom/domain/payment/payment-state";
import { beforeAll, expect, test } from "vitest";
import { dataModelAreas } from "./data-model-areas.ts";
import { freshDatabase } from "./fresh-database.ts";
import { readTables, writeDataModel, writeTableTypes, type Table } from "./table-types.ts";

let tables: Table[];
beforeAll(async () => {
  tables = await readTables((await freshDatabase()).owner);
});

test("the table types match the migrated schema", async () => {
  await expect(writeTableTypes(tables)).toMatchFileSnapshot("../platform/database/tables.ts");
});

test("docs/data-model.md matches the migrated schema", async () => {
  await expect(writeDataModel(tables, dataModelAreas)).toMatchFileSnapshot("../../../docs/data-model.md");
});

test.each([
  ["appointments", appointmentStates],
  ["payments", paymentStates],
])("the states of %s match its state machine", (name, states) => {
  const status = tables
    .find((table) => table.name === name)
    ?.columns.find((column) => column.name === "status");
  expect(status?.values?.toSorted()).toEqual([...states].toSorted());
});
