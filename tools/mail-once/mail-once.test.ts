import { expect, test } from "vitest";
import { randomFrom } from "../cluster/chaos/faults.ts";
import { planFates } from "./fates.ts";
import { literalsOf } from "./imap.ts";
import { judge } from "./judge.ts";
import { followSmtp } from "./wire.ts";

const confirmation = (id: string) =>
  `Message-ID: <${id}>\r\nContent-Type: text/calendar; charset=utf-8\r\n\r\n`;
const receipt = (id: string) => `Message-ID: <${id}>\r\nContent-Type: text/plain\r\n\r\n`;
const to = "guest1@mail.example";
const judged = (wire: readonly string[], inbox: readonly string[]) =>
  judge({ paid: [to], wire: wire.map((id) => ({ id: `<${id}>`, to })), inboxes: new Map([[to, inbox]]) });

test.each([
  ["one confirmation", ["a"], [confirmation("a")], { repeated: 0, copies: 0, wrong: 0 }],
  [
    "a repeated one that is stored once",
    ["a", "a"],
    [confirmation("a")],
    { repeated: 1, copies: 0, wrong: 0 },
  ],
  ["a copy", ["a", "a"], [confirmation("a"), confirmation("a")], { repeated: 1, copies: 1, wrong: 0 }],
  [
    "another mail beside it",
    ["a", "b"],
    [confirmation("a"), receipt("b")],
    { repeated: 0, copies: 0, wrong: 0 },
  ],
  [
    "two bookings' worth",
    ["a", "b"],
    [confirmation("a"), confirmation("b")],
    { repeated: 0, copies: 0, wrong: 1 },
  ],
  ["nothing", [], [], { repeated: 0, copies: 0, wrong: 1 }],
  ["less than was accepted", ["a", "b"], [confirmation("a")], { repeated: 0, copies: 0, wrong: 1 }],
])("a mailbox with %s is judged", (_, wire, inbox, { repeated, copies, wrong }) => {
  const found = judged(wire, inbox);
  expect([found.repeated, found.copies, found.wrong.length]).toEqual([repeated, copies, wrong]);
});

test("what is accepted for somebody else does not count", () => {
  const other = { id: "<b>", to: "doctor@clinic.example" };
  const seen = { paid: [to], wire: [other, other], inboxes: new Map([[to, [confirmation("a")]]]) };
  expect(judge(seen)).toEqual({ deliveries: 0, repeated: 0, copies: 0, wrong: [] });
});

/** A conversation up to the answer to its message, with the commands sent together. */
function conversation(message: string) {
  const smtp = followSmtp();
  smtp.server("220 relay.example ESMTP\r\n");
  smtp.client(`MAIL FROM:<a@clinic.example>\r\nRCPT TO:<${to}>\r\nDATA\r\n`);
  smtp.server("250 2.1.0 Ok\r\n250 2.1.5 Ok\r\n354 End data with <CR><LF>.<CR><LF>\r\n");
  for (const half of [message.slice(0, 20), message.slice(20)]) smtp.client(half);
  return smtp;
}

test("the answer to a whole message names what was accepted", () => {
  const smtp = conversation("Message-ID: <a@clinic.example>\r\n\r\nAt two\r\n.\r\n");
  expect(smtp.server("250 2.0.0 Ok: queued as 1\r\n")).toEqual({ id: "<a@clinic.example>", to });
  expect(smtp.server("250 2.1.0 Ok\r\n")).toBeNull();
});

test.each([
  ["refused", "Message-ID: <a@clinic.example>\r\n\r\nAt two\r\n.\r\n", "451 4.3.0 later\r\n"],
  ["not whole", "Message-ID: <a@clinic.example>\r\n\r\nAt two\r\n", "250 2.0.0 Ok\r\n"],
])("a message that is %s was not accepted", (_, message, answer) => {
  expect(conversation(message).server(answer)).toBeNull();
});

test("messages of IMAP's answers are cut by their length, whatever they hold", () => {
  const answer = "* 1 FETCH (BODY[] {9}\r\na {3}\r\nbc)\r\n* 2 FETCH (BODY[] {1}\r\nd)\r\na3 OK done\r\n";
  expect(literalsOf(answer)).toEqual(["a {3}\r\nbc", "d"]);
});

test.each([1, 2, 3])("a run by seed %i kills, cuts and answers, and kills no more than it may", (seed) => {
  const next = planFates(randomFrom(seed), 4);
  const fates = Array.from({ length: 200 }, () => next(1));
  expect(fates.slice(0, 2)).toEqual(["kill server", "cut"]);
  expect(fates.filter((fate) => fate.startsWith("kill"))).toHaveLength(4);
  expect(new Set(fates)).toEqual(new Set(["kill server", "kill everything", "cut", "answer"]));
});

test("a message that was accepted four times is answered", () => {
  const next = planFates(randomFrom(1), 0);
  const fates = Array.from({ length: 50 }, () => next(4));
  expect(fates.slice(2)).toEqual(Array.from({ length: 48 }, () => "answer"));
});
