import { expect, test } from "vitest";
import { channelOf, subjectOfChannel } from "./channels.ts";

test.each([
  [channelOf.patient(1, 7), { kind: "patient", tenantId: 1, id: 7 }],
  [channelOf.appointment(1, 7), { kind: "appointment", tenantId: 1, id: 7 }],
  [channelOf.visit(2, 7), { kind: "visit", tenantId: 2, id: 7 }],
  [
    channelOf.participant(2, "abcdefghijklmnop_-0"),
    { kind: "participant", tenantId: 2, id: "abcdefghijklmnop_-0" },
  ],
  [channelOf.clinic(3), { kind: "clinic", tenantId: 3 }],
])("S7.TP.05: the channel %s says what it is about", (name, subject) => {
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
])("S7.TP.06: %s is none of our channels", (name) => {
  expect(subjectOfChannel(name)).toBeNull();
});
