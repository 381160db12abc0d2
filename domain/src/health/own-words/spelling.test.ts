import { describe, expect, test } from "vitest";
import { phoneticKey } from "./slip-cost.ts";
import { openSpelling } from "./spelling.ts";

const { correct: english } = openSpelling({
  texts: [
    "bad cough",
    "cough and runny nose",
    "bad headache",
    "lower back pain",
    "skin rash",
    "sore throat",
    "i am coughing blood",
    "coffee",
  ].map((text) => text.split(" ")),
  plain: new Set(["and", "i", "am", "morning", "since", "for", "got", "days"]),
  denials: new Set(["no", "without", "not"]),
});
const correct = (text: string, isSeen?: (word: string) => boolean) => {
  const words = text.split(" ");
  return words.flatMap((word, at) => english(words, at, isSeen) ?? [word]).join(" ");
};

describe("spelling correction", () => {
  test.each([
    ["couhg and runny nose", "cough and runny nose"],
    ["got a coff for days", "got a cough for days"],
    ["bad hedache", "bad headache"],
    ["headdache", "headache"],
    ["sore thriat", "sore throat"],
    ["lower bak pain", "lower back pain"],
    ["skinrash", "skin rash"],
    ["sinse morning", "since morning"],
    ["wihtout cough", "without cough"],
  ])("reads %s as intended", (typed, meant) => {
    expect(correct(typed)).toBe(meant);
  });

  test.each(["bad cough", "lovely room", "list of rooms", "cats", "cough for 39 days", "no rush", "weather"])(
    "keeps %s when nothing is close enough",
    (typed) => expect(correct(typed)).toBe(typed),
  );

  test("keeps an unfinished word that begins a known one", () => {
    expect(correct("bad heada")).toBe("bad heada");
  });

  test("keeps a common word unless its neighbours match the alternative", () => {
    expect(correct("red thrat", () => true)).toBe("red thrat");
    expect(correct("sore throaat", () => true)).toBe("sore throat");
  });

  test("creates a denial only from swapped, doubled or missing silent letters", () => {
    expect(correct("nut cough")).toBe("nut cough");
  });

  test('splits a leading Arabic "and" from known words', () => {
    const arabic = openSpelling({ texts: [["تعب"], ["سعال"]], plain: new Set(), denials: new Set() });
    expect(arabic.withoutAnd("وتعب")).toBe("تعب");
    expect(arabic.withoutAnd("وجع")).toBe("وجع");
  });

  test.each([
    ["coff", "cough"],
    ["nee", "knee"],
    ["fievre", "fiebre"],
    ["diahrea", "diarea"],
  ])("matches %s to the similar-sounding %s", (one, other) =>
    expect(phoneticKey(one)).toBe(phoneticKey(other)),
  );
});
