import { expect, test } from "vitest";
import { asLayout, asRouteId, hasTokenInQuery, routes } from "./routes.ts";

test("S2.GEN.08: every route of the table has an analytics label of its own", () => {
  expect(routes).toHaveLength(30);
  expect(new Set(routes.map((route) => route.analyticsLabel)).size).toBe(30);
  expect(new Set(routes.map((route) => route.id)).size).toBe(30);
});

test("D.40: pages behind a log-in, of video, booking, passwords and invitations are kept out of search engines", () => {
  const indexable = routes.filter((route) => !route.isNoIndex).map((route) => route.path);
  expect(indexable.sort()).toEqual(
    [
      "/",
      "/doctors",
      "/doctors/$doctorId",
      "/download",
      "/health-search",
      "/join-by-code",
      "/login",
      "/sign-up",
      "/vitals",
    ].sort(),
  );
});

test("D.28: support scripts may run on five pages only", () => {
  const supported = routes.filter((route) => route.thirdParty === "support").map((route) => route.path);
  expect(supported).toEqual(["/", "/doctors", "/doctors/$doctorId", "/download", "/profile-settings"]);
});

test.each([
  ["navbar", "navbar"],
  ["full", "full"],
  ["error", "error"],
  ["none", "none"],
  ["panorama", "navbar"],
  [undefined, "navbar"],
])("S2.GEN.04: a layout called %s is shown as %s", (name, layout) => {
  expect(asLayout(name)).toBe(layout);
});

test.each([
  ["12", 12],
  ["9007199254740991", 9_007_199_254_740_991],
  ["9007199254740992", null],
  ["0", null],
  ["012", null],
  ["1e3", null],
  ["-1", null],
  ["abc", null],
  ["", null],
])("S2.GEN.05 D.39: the id %s of a path is %s", (text, id) => {
  expect(asRouteId(text)).toBe(id);
});

test.each([
  [{ token: "x" }, true],
  [{ auth_token: "x" }, true],
  [{ token: "" }, false],
  [{ tokens: "x" }, false],
  [{}, false],
])("S2.GEN.10 D.41: a query %j carries a token: %s", (search, carries) => {
  expect(hasTokenInQuery(search)).toBe(carries);
});
