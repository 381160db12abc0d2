import { expect, test } from "vitest";
import { errorLine } from "./error-line.ts";

test("form values quoted by the database are not logged", () => {
  const error = Object.assign(new Error('invalid input syntax for type date: "1977-07-07 marker"'), {
    severity: "ERROR",
    code: "22007",
    routine: "DateTimeParseError",
    table: "patients",
  });
  expect(errorLine(error, "POST /api/patients")).toBe(
    "POST /api/patients DatabaseError 22007 patients DateTimeParseError",
  );
});

test("an own error is logged in one line without tokens and addresses", () => {
  const error = new TypeError(
    "cannot read ana@patients.example of kJ8d0fjs9fj2l3k4j5l6k7j8h9g0f1d2\nat secret.ts:1",
  );
  expect(errorLine(error)).toBe("TypeError: cannot read … of …");
});
