import { expect, test } from "vitest";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { eraseBooking, eraseDrafts } from "./erase-booking.ts";
import { storePaymentChoice, lastPaymentChoice } from "./last-payment-choice.ts";

const memory = deviceMemory(null);

test("the last way to pay goes with its phone number when the session ends", { tags: ["D.64"] }, () => {
  storePaymentChoice({ method: "mb_way", phoneNumber: "+351 912 345 678" });
  eraseDrafts(memory);
  expect(lastPaymentChoice()).toEqual({ method: "mb_way", phoneNumber: "+351 912 345 678" });
  eraseBooking(memory);
  expect(lastPaymentChoice()).toBeNull();
});

test("a method known by its name alone keeps the phone number that was typed for it", () => {
  storePaymentChoice({ method: "mb_way", phoneNumber: "+351 912 345 678" });
  storePaymentChoice("mb_way");
  expect(lastPaymentChoice()?.phoneNumber).toBe("+351 912 345 678");
  storePaymentChoice("credit_card");
  expect(lastPaymentChoice()).toEqual({ method: "credit_card" });
});
