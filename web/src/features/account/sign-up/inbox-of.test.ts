import { expect, test } from "vitest";
import { inboxUrlOf } from "./inbox-of.ts";

test.each([
  ["ana@gmail.com", "production", "https://mail.google.com/mail/"],
  ["ana@Hotmail.co.uk", "production", "https://outlook.live.com/mail/"],
  ["ana@clinic.example", "production", null],
  ["ana@gmail.com.evil.example", "production", null],
  ["ana@gmail.com", "development", "/dev/outbox"],
])("the inbox of %s in %s is %s", (address, environment, inbox) => {
  expect(inboxUrlOf(address, environment)).toBe(inbox);
});
