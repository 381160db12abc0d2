import { matchRoute, routes, type RouteRow } from "@anteroom/domain/shared/routes";
import { expect, test } from "vitest";
import { findRoute } from "./find-route.ts";

const paths = routes.flatMap((row: RouteRow) => [row.path, ...row.aliases].map((path) => [path, row.name]));

test.each(paths.filter(([path]) => path !== "*"))("the path %s matches the route %s", (path, name) => {
  const filled = (path ?? "").replaceAll(/\{\w+\}/g, "7");
  expect(findRoute(filled)?.row.name).toBe(name);
  expect(matchRoute(filled).route.name).toBe(name);
  expect(findRoute(filled.toUpperCase())?.row.name).toBe(name);
});

test("a path parameter is read as text, whatever it contains", () => {
  expect(findRoute("/guest/video/a%20b")?.params).toEqual({ invitationToken: "a b" });
  expect(findRoute("/guest/video/%E0%A4%A")?.params).toEqual({ invitationToken: "%E0%A4%A" });
  expect(findRoute("/nowhere")).toBeUndefined();
});
