import { expect, test } from "vitest";
import { directionOf, listSeparator, negotiateLocale } from "./locales.ts";

test.each([
  [{ chosen: "ar", accepted: "pt-BR,en;q=0.8", clinic: "pt" }, "ar"],
  [{ accepted: "pt-BR,en;q=0.8", clinic: "pt" }, "pt-BR"],
  [{ accepted: "pt-PT,en;q=0.8", clinic: "pt" }, "pt"],
  [{ accepted: "en;q=0.5,fr;q=0.9", clinic: "pt" }, "fr"],
  [{ accepted: "es", clinic: "es-CL" }, "es-CL"],
  [{ accepted: "de,ja", clinic: "es-CL" }, "es-CL"],
  [{ chosen: "<script>", accepted: ";;q=,,", clinic: "xx" }, "en"],
  [{}, "en"],
])("a patient with the preferences %j reads %s", { tags: ["D.51"] }, (wishes, locale) => {
  expect(negotiateLocale(wishes)).toBe(locale);
});

test("Arabic is written from right to left", { tags: ["S1.41"] }, () => {
  expect(directionOf("ar")).toBe("rtl");
  expect(directionOf("pt-BR")).toBe("ltr");
});

test("lists in Arabic are separated by its own comma", () => {
  expect(["a", "b"].join(listSeparator("ar"))).toBe("a، b");
  expect(["a", "b"].join(listSeparator("pt-BR"))).toBe("a, b");
});
