import { expect, test } from "vitest";
import { errorLine } from "./error-line.ts";

test("what the database quotes from a form stands in no log", () => {
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

test("an error of ours is told in one line, without tokens and addresses", () => {
  const error = new TypeError(
    "cannot read ana@patients.example of kJ8d0fjs9fj2l3k4j5l6k7j8h9g0f1d2\nat secret.ts:1",
  );
  expect(errorLine(error)).toBe("TypeError: cannot read … of …");
});
