import { customisableMailKinds } from "@anteroom/domain/notifications/own-mails";
import { locales } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { accountMailIn } from "./account-mail.ts";
import { ownMailFaults, placeholdersOf } from "./own-mails.ts";

test("what keeps accounts safe is not for a clinic to word", () => {
  for (const kind of ["sign_in_code", "recover_password", "security_changed", "guest_link", "confirm_email"])
    expect(customisableMailKinds).not.toContain(kind);
  for (const kind of ["visit_booked", "visit_reminder_day", "payment_reference", "waitlist_offer"])
    expect(customisableMailKinds).toContain(kind);
});

test.each(customisableMailKinds)(
  "the product's own text of %s would be accepted in every language",
  (kind) => {
    for (const locale of locales)
      expect(ownMailFaults(kind, locale, accountMailIn(kind, locale))).toEqual([]);
  },
);

test("a text must say what its kind must, and name no place that nobody fills", () => {
  const text = { subject: "{clinic}: {day}", text: ["Olá {name}"], after: ["} e {what"] };
  expect(ownMailFaults("visit_booked", "pt", text)).toEqual([
    ...(placeholdersOf("visit_booked").known.includes("day")
      ? []
      : [{ part: "subject", code: "unknown-place-day" }]),
    { part: "text", code: "unknown-place-name" },
    { part: "after", code: "stray-brace" },
    { part: "text", code: "lacks-what" },
    { part: "button", code: "lacks-button" },
  ]);
});

test("a mail about a reference to pay with must give entity and reference", () => {
  expect(placeholdersOf("payment_reference").needed).toEqual(expect.arrayContaining(["reference"]));
});
