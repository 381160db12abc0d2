import { describe, expect, test } from "vitest";
import {
  mailboxOf,
  mailLimitsOf,
  recoveryLinkLifetime,
  waitForMail,
  type MailLimit,
  type MailPool,
} from "./mail-budgets.ts";

const MINUTE = 60_000;

/** When mails of a pool to one mailbox go, if one is asked for at each of these instants. */
function sentAt(pool: MailPool, requested: readonly number[]): number[] {
  const sent: number[] = [];
  const limits = mailLimitsOf(pool).filter(({ subject }) => subject === "recipient");
  for (const now of requested) {
    const wait = (limit: MailLimit) =>
      waitForMail(limit, { nth: sent.at(-limit.most) ?? null, newest: sent.at(-1) ?? null }, now);
    if (limits.every((limit) => wait(limit) === 0)) sent.push(now);
  }
  return sent;
}

describe("waitForMail", () => {
  const limit: MailLimit = { subject: "recipient", most: 2, within: 1_000 };

  test.each([
    [null, null, 0],
    [null, 9_500, 0],
    [9_500, 9_900, 500],
    [9_000, 9_900, 0],
  ])("returns the time until the oldest counted mail leaves the span: %s, %s", (nth, newest, wait) => {
    expect(waitForMail(limit, { nth, newest }, 10_000)).toBe(wait);
  });

  test("allows one mail after the pause when a limit with a reserve is used up", () => {
    const reserve = { ...limit, thenEvery: 300 };
    expect(waitForMail(reserve, { nth: 9_500, newest: 9_800 }, 10_000)).toBe(100);
    expect(waitForMail(reserve, { nth: 9_500, newest: 9_700 }, 10_000)).toBe(0);
  });
});

test("Requesting a recovery each minute of a day does not fill a mailbox", () => {
  const requested = Array.from({ length: 24 * 60 }, (_, minute) => minute * MINUTE);
  expect(sentAt("recovery", requested).length).toBeLessThanOrEqual(12 + 48);
});

test("The owner has a valid recovery link whenever others' requests have used up the budget", () => {
  const requested = Array.from({ length: 24 * 60 }, (_, minute) => minute * MINUTE);
  const sent = sentAt("recovery", requested);
  for (const now of requested) {
    const newest = Math.max(...sent.filter((at) => at <= now));
    expect(now - newest).toBeLessThan(recoveryLinkLifetime);
  }
});

test.each([
  ["ana@x.example", "ana@x.example"],
  [" Ana@X.example ", "ana@x.example"],
  ["ana+one@x.example", "ana@x.example"],
  ["a.n.a+b@gmail.com", "ana@gmail.com"],
  ["an.a@googlemail.com", "ana@gmail.com"],
  ["a.na@x.example", "a.na@x.example"],
  ['"a@b"@x.example', '"a@b"@x.example'],
])("mailboxOf takes %s for the mailbox %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
