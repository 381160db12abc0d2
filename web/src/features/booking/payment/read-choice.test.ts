import { describe, expect, test } from "vitest";
import { readPaymentChoice } from "./read-choice.ts";

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe("the chosen payment method", () => {
  test("is the only one without a choice", { tags: ["S3.PAY.04"] }, () => {
    expect(readPaymentChoice(form({}), ["credit_card"])).toEqual({ choice: { method: "credit_card" } });
  });

  test("counts when it is offered", { tags: ["S3.PAY.07"] }, () => {
    expect(readPaymentChoice(form({ method: "multibanco" }), ["credit_card", "multibanco"])).toEqual({
      choice: { method: "multibanco" },
    });
    expect(readPaymentChoice(form({ method: "atm" }), ["credit_card"])).toEqual({
      choice: { method: "credit_card" },
    });
  });

  test("includes the phone number for MB Way", { tags: ["S3.PAY.06"] }, () => {
    expect(
      readPaymentChoice(form({ method: "mb_way", "pay-phone": " +351 912 345 678 " }), ["mb_way"]),
    ).toEqual({
      choice: { method: "mb_way", phoneNumber: "+351 912 345 678" },
    });
  });

  test.each(["+351 ", "", "12345", "+351 812 345 678"])(
    "%s is an invalid phone number for MB Way and is asked again",
    { tags: ["S8.MSG.08"] },
    (typed) => {
      const fields = form({ method: "mb_way", "pay-phone": typed });
      expect(readPaymentChoice(fields, ["mb_way"])).toEqual({ isPhoneWrong: true });
    },
  );

  test("is nothing where no method fits", { tags: ["S8.MSG.11"] }, () => {
    expect(readPaymentChoice(form({ method: "credit_card" }), [])).toBeNull();
  });
});
