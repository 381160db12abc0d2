import { expect, test } from "vitest";
import { displayNames } from "./display-names.ts";

test("Portuguese names are those of Portugal, and Brazil has its own", () => {
  const names = (locale: "pt" | "pt-BR") =>
    ["nl", "pl"].map((tag) => displayNames(locale, "language").of(tag));
  expect(names("pt")).toEqual(["neerlandês", "polaco"]);
  expect(names("pt-BR")).toEqual(["holandês", "polonês"]);
  expect(displayNames("pt", "region").of("KE")).toBe("Quénia");
});
