import { expect, test } from "vitest";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { eraseBooking, eraseDrafts } from "./erase-booking.ts";
import { storePaymentChoice, lastPaymentChoice } from "./last-payment-choice.ts";

const memory = deviceMemory(null);

test(
  "the last payment method is deleted with its phone number at the session's end",
  { tags: ["D.64"] },
  () => {
    storePaymentChoice({ method: "mb_way", phoneNumber: "+351 912 345 678" });
    eraseDrafts(memory);
    expect(lastPaymentChoice()).toEqual({ method: "mb_way", phoneNumber: "+351 912 345 678" });
    eraseBooking(memory);
    expect(lastPaymentChoice()).toBeNull();
  },
);

test("a method known by name only keeps the typed phone number", () => {
  storePaymentChoice({ method: "mb_way", phoneNumber: "+351 912 345 678" });
  storePaymentChoice("mb_way");
  expect(lastPaymentChoice()?.phoneNumber).toBe("+351 912 345 678");
  storePaymentChoice("credit_card");
  expect(lastPaymentChoice()).toEqual({ method: "credit_card" });
});
