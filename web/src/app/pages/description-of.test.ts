import { expect, test } from "vitest";
import { descriptionOf } from "./description-of.ts";

const page = (...paragraphs: string[]) =>
  `<header><p>Outside of the page's own part, and long enough.</p></header><main id="x"><h1>A</h1>${paragraphs.map((one) => `<p class="p">${one}</p>`).join("")}</main>`;

test("the description is the first informative paragraph, without content that changes daily", () => {
  expect(
    descriptionOf(
      page("Paediatrics", "Pick a time and talk by video to a doctor of ours. First time: today, 13:40."),
    ),
  ).toBe("Pick a time and talk by video to a doctor of ours.");
});

test("the longest paragraph is the fallback", () => {
  expect(descriptionOf(page("Short one.", "Pick a time and talk.", "From 35 €."))).toBe(
    "Pick a time and talk.",
  );
});

test("markup is removed, quotation marks are escaped, and Arabic sentences end correctly", () => {
  expect(descriptionOf(page('Say "<b>yes</b>" &amp; come in.'))).toBe("Say &quot;yes&quot; &amp; come in.");
  expect(descriptionOf(page("هل لديك رمز منا؟ نعم في ١٠ دقائق."))).toBe("هل لديك رمز منا؟");
});

test("a page of names and prices has no description, and a late paragraph is not used", () => {
  expect(descriptionOf(page("Paediatrics", "45 €", "Speaks Portuguese, French"))).toBeNull();
  expect(
    descriptionOf(page("a", "b", "c", "d", "e", "A review that somebody wrote of this doctor at length.")),
  ).toBeNull();
});

test("a description never exceeds the length that search engines show", () => {
  const long = `${"word ".repeat(20).trim()}. ${"word ".repeat(20).trim()}.`;
  expect(descriptionOf(page(long))).toBe(`${"word ".repeat(20).trim()}.`);
});
