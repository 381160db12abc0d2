import { cleanup, render, screen } from "@testing-library/react";
import { useEffect, useLayoutEffect } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { placeOf, type Place } from "./place.ts";
import { Outlet, RouterProvider } from "./router-view.tsx";
import { createRouter, type Page } from "./router.ts";

afterEach(cleanup);

const pageAt = ({ pathname, search }: Place, Screen: Page["Screen"]): Page => ({
  pathname,
  search,
  params: {},
  route: undefined,
  key: pathname,
  Screen,
  loaded: undefined,
  isMissing: false,
  isBroken: false,
});

test("an abandoned page is not rendered again during the next navigation", async () => {
  const mounted: string[] = [];
  const screenOf = (name: string, onDrawn = () => {}) =>
    function Screen() {
      useLayoutEffect(onDrawn, []);
      useEffect(() => void mounted.push(name), []);
      return <h1>{name}</h1>;
    };
  const first = placeOf("/first", "first");
  const screens: Record<string, Page["Screen"]> = {
    // Somebody goes on at the very moment in which the page is put into the document, before the router has heard of it.
    "/second": screenOf("second", () => void router.navigate("/third")),
    "/third": screenOf("third"),
  };
  const { promise: isThere, resolve: thirdIsThere } = Promise.withResolvers<void>();
  const router = createRouter(
    async (place) => {
      if (place.pathname === "/third") await isThere;
      return { page: pageAt(place, screens[place.pathname] ?? (() => null)) };
    },
    { place: first, page: pageAt(first, screenOf("first")) },
  );
  render(
    <RouterProvider router={router}>
      <Outlet pending={null} missing={null} broken={null} />
    </RouterProvider>,
  );
  await vi.waitFor(() => expect(mounted).toEqual(["first"]));
  void router.navigate("/second");
  await vi.waitFor(() => expect(mounted).toContain("second"));
  thirdIsThere();
  expect(await screen.findByRole("heading", { name: "third" })).toBeDefined();
  // A heading is in the document before its page's effect has run.
  await vi.waitFor(() => expect(mounted).toContain("third"));
  expect(mounted).toEqual(["first", "second", "third"]);
});
