import { expect, test } from "vitest";
import { mapLink } from "./map-link.ts";

test("mapLink carries the whole address as one value whatever signs it has", () => {
  const address = "Rua Ação 10 & 12, 3.º #4, Lisboa";
  const [page, query, ...more] = mapLink(address).split("?query=");
  expect([page, decodeURIComponent(query ?? ""), more]).toEqual([
    "https://www.openstreetmap.org/search",
    address,
    [],
  ]);
  expect(query).not.toMatch(/[&#?]/);
});
