import { expect, test } from "vitest";
import { readVoucher, type EnteredVoucher } from "./read-voucher.ts";

const rules = {
  today: "2027-03-01",
  endOf: (day: string) => `${day}T23:59:59.999Z`,
  amountOf: (text: string) => (text === "10" ? 1000 : null),
};
const read = (part: Partial<EnteredVoucher>) =>
  readVoucher(
    { code: "spring-27", kind: "percentage", worth: "20", until: "", uses: "", usesEach: "1", ...part },
    rules,
  );

test("what is written becomes what the API takes", () => {
  expect(read({})).toEqual({
    body: {
      code: "spring-27",
      kind: "percentage",
      percent: 20,
      amount_minor: null,
      valid_until: null,
      uses_allowed: null,
      uses_each: 1,
    },
  });
  expect(read({ kind: "fixed", worth: "10", until: "2027-03-01", uses: "50", usesEach: "" })).toMatchObject({
    body: { percent: null, amount_minor: 1000, valid_until: "2027-03-01T23:59:59.999Z", uses_allowed: 50 },
  });
  expect(read({ kind: "free_visit", worth: "" })).toMatchObject({
    body: { percent: null, amount_minor: null },
  });
});

test.each([
  [{ code: "a-b" }, "code"],
  [{ code: "ação 27" }, "code"],
  [{ worth: "0" }, "worth"],
  [{ worth: "101" }, "worth"],
  [{ worth: "2.5" }, "worth"],
  [{ kind: "fixed", worth: "" }, "worth"],
  [{ until: "2027-02-28" }, "until"],
  [{ uses: "0" }, "uses"],
  [{ usesEach: "many" }, "usesEach"],
] as const)("%j has to be written again at %s", (part, field) => {
  expect(read(part)).toEqual({ faults: new Set([field]) });
});
