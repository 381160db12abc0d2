import { expect, test } from "vitest";
import { type Caption, addCaption } from "./captions.ts";

const typed = (...texts: [string, boolean][]) =>
  texts.reduce<Caption[]>((shown, [text, isFinal]) => addCaption(shown, "Dr Duarte", { text, isFinal }), []);
const texts = (shown: readonly Caption[]) => shown.map(({ text }) => text);

test("a caption grows in one line until it is final", () => {
  const growing = typed(["Good", false], ["Good mor", false]);
  expect(texts(growing)).toEqual(["Good mor"]);
  const said = addCaption(growing, "Dr Duarte", { text: "Good morning", isFinal: true });
  expect(said).toEqual([{ id: 1, name: "Dr Duarte", text: "Good morning", isFinal: true }]);
  expect(texts(addCaption(said, "Dr Duarte", { text: "How are you?", isFinal: true }))).toEqual([
    "Good morning",
    "How are you?",
  ]);
});

test("an empty caption withdraws what was not final, and nothing else", () => {
  expect(texts(typed(["Good morning", true], ["Hm", false], ["", false]))).toEqual(["Good morning"]);
});

test("the last five captions are kept", () => {
  const many = typed(...["1", "2", "3", "4", "5", "6"].map((text): [string, boolean] => [text, true]));
  expect(texts(many)).toEqual(["2", "3", "4", "5", "6"]);
  expect(new Set(many.map(({ id }) => id)).size).toBe(5);
});
