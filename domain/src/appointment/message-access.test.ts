import { expect, test } from "vitest";
import { messageAccess } from "./message-access.ts";

const hour = 3_600_000;
const endTime = Date.UTC(2027, 2, 1, 10);

test.each([
  ["held", "none"],
  ["expired", "none"],
  ["pending_payment", "none"],
  ["payment_failed", "none"],
  ["scheduled", "open"],
  ["accepted", "open"],
  ["preparing", "open"],
  ["finished", "open"],
  ["canceled", "read-only"],
  ["declined", "read-only"],
  ["no_show", "read-only"],
  ["something new", "read-only"],
])("the messages of an appointment that is %s are %s", { tags: ["D.93"] }, (status, access) => {
  expect(messageAccess({ status, endTime }, endTime - 48 * hour)).toBe(access);
});

test("messages are open until the window closes, then readable", { tags: ["D.93"] }, () => {
  expect(messageAccess({ status: "accepted", endTime }, endTime + 12 * hour)).toBe("open");
  expect(messageAccess({ status: "finished", endTime }, endTime + 12 * hour + 1)).toBe("read-only");
});
