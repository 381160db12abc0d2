import { expect, test, vi } from "vitest";
import { placeOf, type Place } from "./place.ts";
import { createRouter, type OpenOutcome, type Page } from "./router.ts";

const pageAt = ({ pathname, search }: Place): Page => ({
  pathname,
  search,
  params: {},
  route: undefined,
  key: pathname,
  Screen: () => null,
  loaded: undefined,
  isMissing: false,
  isBroken: false,
});

/** A router of which the test says when a page is there. */
function aRouter(frame = Promise.resolve()) {
  const first = placeOf("/", "first");
  const waiting = new Map<string, (opened?: OpenOutcome) => void>();
  const opened: string[] = [];
  const router = createRouter(
    (place, why) => {
      opened.push(`${why} ${place.href}`);
      return new Promise((resolve) =>
        waiting.set(place.href, (what = { page: pageAt(place) }) => resolve(what)),
      );
    },
    { place: first, page: pageAt(first) },
  );
  const written: string[] = [];
  router.follow({
    newKey: () => "next",
    painted: () => frame,
    write: ({ href }, how) => void written.push(`${how} ${href}`),
  });
  /** Once it has been asked for. */
  const come = async (href: string, what?: OpenOutcome) => {
    await vi.waitFor(() => expect(waiting.has(href)).toBe(true));
    waiting.get(href)?.(what);
  };
  return { router, written, opened, come };
}

test("the address changes first, and the page when it has loaded", async () => {
  const { router, written, come } = aRouter();
  const going = router.navigate("/doctors");
  expect(written).toEqual(["PUSH /doctors"]);
  expect(router.get()).toMatchObject({
    status: "pending",
    location: { pathname: "/doctors" },
    resolvedLocation: { pathname: "/" },
    page: { pathname: "/" },
  });
  await come("/doctors");
  await going;
  expect(router.get()).toMatchObject({ status: "idle", page: { pathname: "/doctors" } });
});

test("a page opens after the next frame, so that the tap is visible first", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { router, opened, come } = aRouter(promise);
  const going = router.navigate("/doctors");
  await new Promise(setImmediate); // every promise that is kept by then has been heard
  expect({ opened, status: router.get().status }).toEqual({ opened: [], status: "pending" });
  resolve();
  await vi.waitFor(() => expect(opened).toEqual(["shown /doctors"]));
  await come("/doctors");
  await going;
  expect(router.get()).toMatchObject({ status: "idle", page: { pathname: "/doctors" } });
});

test("a page counts as loaded once rendered, and an earlier one yields to a newer request", async () => {
  const { router, come } = aRouter();
  const due: string[] = [];
  router.onDue(() => void due.push(router.due().page.pathname));
  const first = router.navigate("/doctors");
  await come("/doctors");
  await vi.waitFor(() => expect(due).toEqual(["/doctors"]));
  expect(router.get()).toMatchObject({ status: "pending", page: { pathname: "/" } });
  const second = router.navigate("/vitals");
  await first; // nobody waits for a page that is never drawn
  expect(due).toEqual(["/doctors", "/"]);
  await come("/vitals");
  await vi.waitFor(() => expect(due).toEqual(["/doctors", "/", "/vitals"]));
  router.wasRendered(router.due());
  await second;
  expect(router.get()).toMatchObject({
    status: "idle",
    resolvedLocation: { pathname: "/vitals" },
    page: { pathname: "/vitals" },
  });
});

test("a late page does not replace a newer one", async () => {
  const { router, opened, come } = aRouter();
  const first = router.navigate("/doctors");
  await vi.waitFor(() => expect(opened).toEqual(["shown /doctors"]));
  const second = router.navigate("/vitals");
  await come("/vitals");
  await come("/doctors");
  await Promise.all([first, second]);
  expect(router.get().page.pathname).toBe("/vitals");
});

test("a redirecting page replaces its address", async () => {
  const { router, written, come } = aRouter();
  const going = router.navigate("/doctors");
  await come("/doctors", { redirect: "/login?reason=closed" });
  await vi.waitFor(() => expect(written).toEqual(["PUSH /doctors", "REPLACE /login?reason=closed"]));
  await come("/login?reason=closed");
  await going;
  expect(router.get().page.search).toEqual({ reason: "closed" });
});

test("a navigation handled elsewhere changes nothing here", async () => {
  const { router, written, opened } = aRouter();
  router.block(({ pathname }) => pathname === "/vitals");
  await router.navigate("/vitals");
  expect({ written, opened, status: router.get().status }).toEqual({
    written: [],
    opened: [],
    status: "idle",
  });
});

test("the same address adds no history entry", async () => {
  const { router, written, opened } = aRouter();
  void router.navigate("/");
  await vi.waitFor(() => expect(opened).not.toEqual([]));
  expect({ written, opened }).toEqual({ written: [], opened: ["shown /"] });
});

test("prefetching changes nothing, and skips the current page", async () => {
  const { router, opened } = aRouter();
  router.preload("/");
  router.preload("/doctors");
  await vi.waitFor(() => expect(opened).not.toEqual([]));
  expect({ opened, status: router.get().status }).toEqual({ opened: ["ahead /doctors"], status: "idle" });
});

test("a page's parsed address keeps its identity while its meaning is the same", async () => {
  const { router, come } = aRouter();
  const { search } = router.get().page;
  const going = router.navigate("/#main");
  await come("/#main");
  await going;
  expect(router.get().page.search).toBe(search);
});

test("a page that turns out to be another one is replaced in place", async () => {
  const { router, come } = aRouter();
  const found = pageAt(placeOf("/doctors/3", ""));
  const going = router.navigate("/doctors/3");
  await come("/doctors/3", { page: found });
  await going;
  const gone = { ...found, isMissing: true };
  router.replacePage(found, gone);
  expect(router.get().page).toMatchObject({ pathname: "/doctors/3", isMissing: true });
  const leaving = router.navigate("/");
  await come("/");
  await leaving;
  router.replacePage(gone, found);
  expect(router.get().page).toMatchObject({ pathname: "/" });
});
