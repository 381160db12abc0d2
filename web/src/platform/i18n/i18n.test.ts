import { expect, test } from "vitest";
import { createTexts } from "./i18n.ts";

const catalogue = (words: Record<string, string>) =>
  `data:text/javascript,export const messages = ${encodeURIComponent(JSON.stringify(words))}`;

test("texts loaded later in the page's language are available without re-rendering", async () => {
  const texts = createTexts("en", { shell: catalogue({ a: "Home" }), waitlist: catalogue({ b: "Tell me" }) });
  await texts.load(["shell"]);
  let told = 0;
  texts.i18n.on("change", () => (told += 1));
  await texts.load(["waitlist"]);
  const ids = ["a", "b"]; // not as literals: `extract` would take them for texts of the app
  expect(ids.map((id) => texts.i18n._(id))).toEqual(["Home", "Tell me"]);
  expect(texts.loaded()).toEqual(["shell", "waitlist"]);
  expect(told).toBe(0);
});
