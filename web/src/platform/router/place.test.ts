import fc from "fast-check";
import { expect, test } from "vitest";
import { isWithin, placeOf } from "./place.ts";

test.each([
  ["/doctors/", "/doctors"],
  ["/", "/"],
  ["//evil.example/doctors", "/evil.example/doctors"],
  ["/doctors?languages=pt&languages=fr", "/doctors?languages=pt,fr"],
  ["/doctors?when=a&when=b", "/doctors?when=b"],
  ["/vitals?token=12345678901234567890#main", "/vitals?token=12345678901234567890#main"],
  ["/health-search?topic=a%20b", "/health-search?topic=a+b"],
])("the address %s is written as %s", (address, href) => {
  expect(placeOf(address, "k").href).toBe(href);
});

test("a written address is stable, and none leads to another server", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const { href } = placeOf(`/${path}?${query}`, "k");
      expect(placeOf(href, "k").href).toBe(href);
      expect(new URL(href, "http://page.invalid").host).toBe("page.invalid");
    }),
  );
});

test.each([
  ["/doctors/3", "/doctors", true],
  ["/doctors", "/doctors/3", false],
  ["/doctorsx", "/doctors", false],
  ["/doctors", "/", false],
  ["/profile-settings?section=a&saved=1", "/profile-settings?section=a", true],
  ["/profile-settings?section=b", "/profile-settings?section=a", false],
])("at %s a link to %s is marked as current: %s", (here, to, isCurrent) => {
  expect(isWithin(placeOf(here, ""), placeOf(to, ""))).toBe(isCurrent);
});
