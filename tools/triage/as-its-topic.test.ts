import { conclude } from "@anteroom/triage/complaints/conclude";
import { beginInterview } from "@anteroom/triage/complaints/interview";
import type { Presence } from "@anteroom/triage/complaints/known";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());

const bladder = ["urine-burning", "urine-often", "urine-cloudy-smelly", "duration-1-to-3-days"];

type Case = readonly [string, number, "F" | "M", string, readonly string[], string];

/** What the topic of the complaint says of when to see a doctor, and the checker must say too. */
test.each<Case>([
  ["a bladder infection at 70", 70, "F", "painful-urination", bladder, "within-hours"],
  ["a bladder infection at 70, told as peeing often", 70, "F", "frequent-urination", bladder, "within-hours"],
  ["a bladder infection of a man", 34, "M", "painful-urination", bladder, "within-hours"],
  ["a bladder infection of a child", 8, "F", "painful-urination", bladder, "within-hours"],
  [
    "a bladder infection with diabetes",
    44,
    "F",
    "painful-urination",
    [...bladder, "history-diabetes"],
    "within-hours",
  ],
  [
    "a bladder infection in pregnancy",
    30,
    "F",
    "painful-urination",
    [...bladder, "pregnant"],
    "within-hours",
  ],
  ["a bladder infection of a woman of 35", 35, "F", "painful-urination", bladder, "within-days"],
  [
    "a discharge and burning of a man",
    25,
    "M",
    "painful-urination",
    ["urine-burning", "urine-often", "penis-discharge"],
    "within-days",
  ],
  ["a fever after a journey", 30, "M", "fever", ["travel-abroad"], "within-hours"],
  ["a fever with a heart valve", 60, "F", "fever", ["history-heart-valve-congenital"], "within-hours"],
  ["a fever with diabetes", 40, "F", "fever", ["history-diabetes"], "within-hours"],
  ["vomiting with diabetes", 40, "F", "nausea-vomiting", ["history-diabetes", "vomiting"], "within-hours"],
  ["a sore throat with weak defences", 50, "F", "sore-throat", ["history-immune-weak"], "within-hours"],
  [
    "a sore throat with the rash of scarlet fever",
    5,
    "M",
    "sore-throat",
    ["rash-bumps-fine-rough"],
    "within-hours",
  ],
  [
    "a child with spots who drinks little",
    2,
    "M",
    "child-rash",
    ["rash-hands-feet-mouth", "drinking-little"],
    "within-hours",
  ],
  ["hip pain of a child", 9, "M", "hip-pain", [], "within-hours"],
  ["back pain after cancer", 60, "F", "low-back-pain", ["history-cancer"], "within-hours"],
  [
    "back pain for months after cancer",
    60,
    "F",
    "low-back-pain",
    ["history-cancer", "duration-over-8-weeks"],
    "within-days",
  ],
  ["blood in the urine with fever", 40, "F", "blood-in-urine", ["fever"], "within-hours"],
  ["sickness and dark urine in pregnancy", 30, "F", "pregnancy-sickness", ["urine-dark"], "within-hours"],
  ["pain between the legs of a man", 40, "M", "prostate-symptoms", ["perineum-pain"], "within-hours"],
  ["a contact of a baby with measles", 0.5, "F", "contact-infectious", ["contact-measles"], "within-hours"],
  ["a headache that is better outdoors", 30, "F", "headache", ["better-outdoors"], "within-hours"],
  ["a fever after a tick bite", 40, "M", "fever", ["bite-tick"], "within-hours"],
  [
    "numb hands and feet after an infection",
    40,
    "F",
    "numbness-tingling",
    ["numbness-hands-feet-both", "infection-recent-weeks"],
    "within-hours",
  ],
  ["belly pain with fever of a child", 6, "M", "abdominal-pain", ["fever"], "within-hours"],
  ["whooping cough of a baby", 0.3, "F", "child-cough", ["cough-whoop-or-vomit"], "within-hours"],
  ["an ear that hurts with diabetes", 60, "M", "earache", ["history-diabetes"], "within-hours"],
  ["a foot that hurts with diabetes", 60, "M", "ankle-foot-pain", ["history-diabetes"], "within-hours"],
  ["hives from a new medicine", 30, "F", "hives", ["medicine-new"], "within-hours"],
])("%s is as urgent as the topic says", (_, age, sex, complaint, present, urgency) => {
  const known = new Map(present.map((finding) => [finding, "present" as Presence]));
  const interview = beginInterview(prepared, { person: { age, sex }, complaints: [complaint], known });
  expect(conclude(prepared, interview).urgency).toBe(urgency);
});
