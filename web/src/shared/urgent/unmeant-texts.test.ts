import { afterEach, expect, test } from "vitest";
import { DangerReader } from "./danger-reader.ts";
import { addedText, declareMeant, declareUnmeant, unmeantTexts } from "./unmeant-texts.ts";

afterEach(declareMeant);

test.each([
  ["a cough", "a cough and a fever", "a cough and a fever"],
  ["a cough and a fever", "a cough", ""],
  ["a bad cough", "a very bad cough", "a very bad"],
  ["a cough", "a cough ", ""],
  ["one", "two", "two"],
])("compared with %j the new part of %j is %j", (before, text, added) => {
  expect(addedText(before, text)).toBe(added);
});

const wrong = "back pain since monday, cant live with it";

/** Reads with the English words there. */
async function readWith(text: string) {
  const reader = new DangerReader("en", () => {});
  await reader.readWhole(text);
  return reader.read(text, {}, unmeantTexts());
}

test("help for self-harm ends with dismissed words, and the words stay read", async () => {
  expect(await readWith(wrong)).toMatchObject({ crisis: "self-harm", isUnmeant: false });
  declareUnmeant(wrong);
  expect(await readWith(wrong)).toMatchObject({ crisis: null, isDanger: false, isUnmeant: true });
  declareMeant();
  expect(await readWith(wrong)).toMatchObject({ crisis: "self-harm", isUnmeant: false });
});

test.each([
  `${wrong} and my knee hurts`,
  `${wrong}. it is worse at night`,
  "back pain since monday, cant live with it, leg too",
])("text added without a sign shows no help: %j", async (text) => {
  declareUnmeant(wrong);
  expect(await readWith(text)).toMatchObject({ crisis: null, isUnmeant: true });
});

test.each([
  `${wrong} i want to die`,
  `${wrong}. I want to kill myself`,
  `i want to die. ${wrong}`,
  "back pain, i want to die, cant live with it",
  "i will end my life tonight",
])("new words of suicide show the help again: %j", async (text) => {
  declareUnmeant(wrong);
  expect(await readWith(text)).toMatchObject({ crisis: "self-harm", isDanger: true });
});

test.each([
  ["I want to die", "dizzy when i stand up. I want to die"],
  ["I want to die", "I want to die, everybody would be better off without me"],
  ["i have suicidal thoughts", "i have suicidal thoughts, and a cough"],
  [wrong, "low back pain since monday, cant live with it"],
])("dismissing %j removes no help of %j", async (before, text) => {
  declareUnmeant(before);
  expect(await readWith(before)).toMatchObject({ crisis: null, isUnmeant: true });
  expect(await readWith(text)).toMatchObject({ crisis: "self-harm" });
});

test("dismissal never removes a poisoning or another danger", async () => {
  const swallowed = "i want to die, i took 30 pills of paracetamol";
  declareUnmeant(swallowed);
  expect(await readWith(swallowed)).toMatchObject({ crisis: "poisoning", isDanger: true });
  const beside = "crushing chest pain, i want to die";
  declareUnmeant(beside);
  expect(await readWith(beside)).toMatchObject({ crisis: null, isDanger: true, isUnmeant: true });
});
