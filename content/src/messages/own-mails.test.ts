import { customisableMailKinds } from "@anteroom/domain/notifications/own-mails";
import { locales } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { accountMailIn } from "./account-mail.ts";
import { ownMailFaults, placeholdersOf } from "./own-mails.ts";

test("account security mails cannot be worded by a clinic", () => {
  for (const kind of ["sign_in_code", "recover_password", "security_changed", "guest_link", "confirm_email"])
    expect(customisableMailKinds).not.toContain(kind);
  for (const kind of ["visit_booked", "visit_reminder_day", "payment_reference", "waitlist_offer"])
    expect(customisableMailKinds).toContain(kind);
});

test.each(customisableMailKinds)("the product's own text of %s is valid in every language", (kind) => {
  for (const locale of locales) expect(ownMailFaults(kind, locale, accountMailIn(kind, locale))).toEqual([]);
});

test("a text contains the required parts of its kind and no unknown placeholder", () => {
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

test("a mail about a payment reference contains entity and reference", () => {
  expect(placeholdersOf("payment_reference").needed).toEqual(expect.arrayContaining(["reference"]));
});
