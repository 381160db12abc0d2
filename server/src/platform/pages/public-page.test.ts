import fc from "fast-check";
import { expect, test } from "vitest";
import { publicPageOf } from "./public-page.ts";

test.each([
  ["/", "/"],
  ["/?utm_source=mail&fbclid=1", "/"],
  ["/?reason=off&utm_source=mail", "/?reason=off"],
  ["/doctors", "/doctors"],
  ["/doctors?sort=price&specialties=a", "/doctors?specialties=a&sort=price"],
  ["/doctors?specialties=a&x=1&specialties=b", "/doctors?specialties=a,b"],
  ["/doctors?sex=a&sex=b", "/doctors?sex=b"],
  ["/doctors/7?selectedDate=2027-03-01&a=b", "/doctors/7?selectedDate=2027-03-01"],
  ["/doctors/7?a=b&earlier=ask", "/doctors/7?earlier=ask"],
  ["/health-search?topic=asthma", "/health-search?topic=asthma"],
])("publicPageOf keeps of %s only what the page reads", (address, url) => {
  expect(publicPageOf(address)?.url).toBe(url);
});

test.each([
  "/appointments",
  "/login",
  "/find-doctor",
  "/doctors/",
  "/doctors/007",
  "/doctors/seven",
  "/doctors?guest_token=secret",
  "/?auth_token=secret",
  `/?a=${"b".repeat(2_000)}`,
  `/doctors?specialties=${"b".repeat(301)}`,
  "//doctors",
])("publicPageOf rejects a page that is not the same for everybody: %s", (address) => {
  expect(publicPageOf(address)).toBeNull();
});

test("publicPageOf normalises order and extra parameters of a query", () => {
  const known = fc.uniqueArray(
    fc.tuple(fc.constantFrom("when", "sex", "sort", "children", "from"), fc.string({ maxLength: 8 })),
    { selector: ([name]) => name },
  );
  const unknown = fc.array(fc.tuple(fc.stringMatching(/^u[a-z]{0,6}$/), fc.string({ maxLength: 8 })));
  fc.assert(
    fc.property(known, unknown, fc.infiniteStream(fc.nat()), (pairs, others, order) => {
      const mixed = [...pairs, ...others]
        .map((pair) => ({ pair, at: order.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ pair }) => pair);
      const address = (list: [string, string][]) => `/doctors?${new URLSearchParams(list).toString()}`;
      expect(publicPageOf(address(mixed))?.url).toBe(publicPageOf(address(pairs))?.url);
    }),
  );
});
