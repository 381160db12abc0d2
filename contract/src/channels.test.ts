import fc from "fast-check";
import { expect, test } from "vitest";
import { channelOf, subjectOfChannel, type ChannelSubject } from "./channels.ts";

test.each([
  [channelOf.patient(1, 7), { kind: "patient", tenantId: 1, id: 7 }],
  [channelOf.appointment(1, 7), { kind: "appointment", tenantId: 1, id: 7 }],
  [channelOf.visit(2, 7), { kind: "visit", tenantId: 2, id: 7 }],
  [
    channelOf.participant(2, "abcdefghijklmnop_-0"),
    { kind: "participant", tenantId: 2, id: "abcdefghijklmnop_-0" },
  ],
  [channelOf.clinic(3), { kind: "clinic", tenantId: 3 }],
])("the channel %s names its subject", { tags: ["S7.TP.05"] }, (name, subject) => {
  expect(subjectOfChannel(name)).toEqual(subject);
});

test.each([
  "private-t1-visit-7",
  "presence-t1-patient-7",
  "private-t01-patient-7",
  "private-t1-patient-07",
  "private-t1-patient-7x",
  "private-t1-clinic-2",
  "private-t1-participant-short",
  "private-patient-7",
  "visit-7",
  "",
])("%s is not one of our channels", { tags: ["S7.TP.06"] }, (name) => {
  expect(subjectOfChannel(name)).toBeNull();
});

/** The one name of a subject; what is read of any other name must not lead to it. */
function nameOf(subject: ChannelSubject): string {
  switch (subject.kind) {
    case "clinic":
      return channelOf.clinic(subject.tenantId);
    case "participant":
      return channelOf.participant(subject.tenantId, subject.id);
    case "patient":
    case "appointment":
    case "visit":
      return channelOf[subject.kind](subject.tenantId, subject.id);
  }
}

test(
  "each channel name has one subject and each subject one name",
  { tags: ["S7.TP.05", "S7.TP.06"] },
  () => {
    const part = fc.constantFrom(
      ..."private- presence- private-cache- private-encrypted- t 0 1 2 -1 999999999 1e3 - : / % \n \u0661 -patient- -visit-".split(
        " ",
      ),
      ..."-appointment- -participant- -clinic patient visit abcdefghijklmnop Ａ #server-to-user- ".split(" "),
    );
    const name = fc.oneof(
      fc.array(part, { maxLength: 9 }).map((parts) => parts.join("")),
      fc.string(),
    );
    fc.assert(
      fc.property(name, (one) => {
        const subject = subjectOfChannel(one);
        expect(subject === null || nameOf(subject) === one).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  },
);
