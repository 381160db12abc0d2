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

describe("spelling of own words", () => {
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
  ])("%s is read as it was meant", (typed, meant) => {
    expect(correct(typed)).toBe(meant);
  });

  test.each(["bad cough", "lovely room", "list of rooms", "cats", "cough for 39 days", "no rush", "weather"])(
    "%s stays when nothing is near enough",
    (typed) => expect(correct(typed)).toBe(typed),
  );

  test("a word that is still being typed stays when it begins a known one", () => {
    expect(correct("bad heada")).toBe("bad heada");
  });

  test("a word that people write stays unless its neighbours stand with the other", () => {
    expect(correct("red thrat", () => true)).toBe("red thrat");
    expect(correct("sore throaat", () => true)).toBe("sore throat");
  });

  test("a denial is made only of letters that were swapped, doubled or left silent", () => {
    expect(correct("nut cough")).toBe("nut cough");
  });

  test("Arabic words are read without the and in front of them when those are known", () => {
    const arabic = openSpelling({ texts: [["تعب"], ["سعال"]], plain: new Set(), denials: new Set() });
    expect(arabic.withoutAnd("وتعب")).toBe("تعب");
    expect(arabic.withoutAnd("وجع")).toBe("وجع");
  });

  test.each([
    ["coff", "cough"],
    ["nee", "knee"],
    ["fievre", "fiebre"],
    ["diahrea", "diarea"],
  ])("%s sounds like %s", (one, other) => expect(phoneticKey(one)).toBe(phoneticKey(other)));
});
