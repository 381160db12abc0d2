import { expect, test } from "vitest";
import { nameOfSheet } from "./document-name.ts";

test.each([
  ["en", "Leaflet, Dr Lin Wei, 26 November 2026"],
  ["pt-BR", "Leaflet, Dr Lin Wei, 26 de novembro de 2026"],
  ["fr", "Leaflet, Dr Lin Wei, 26 novembre 2026"],
  ["ar", "Leaflet، Dr Lin Wei، 26 November 2026"],
])("a file is named by kind, doctor and day in %s", (language, name) => {
  const at = new Date("2026-11-26T12:00:00Z");
  expect(nameOfSheet("Leaflet", "Dr Lin Wei", { language, at })).toBe(name);
});
