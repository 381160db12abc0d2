import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { showInDesk } from "../testing/open-desk.tsx";
import { lazyScreen } from "./lazy-screen.ts";
import { ScreenBoundary } from "./screen-boundary.tsx";

const watchReload = () => vi.spyOn(location, "reload").mockImplementation(() => {});
let reload: ReturnType<typeof watchReload>;
beforeEach(() => {
  sessionStorage.clear();
  reload = watchReload();
  vi.spyOn(console, "error").mockImplementation(() => {}); // React tells of errors that a boundary shows
});

/** Opens a screen whose code fails in this way when it is asked for. */
async function openFailing(message: string) {
  const Screen = lazyScreen(() => Promise.reject(new TypeError(message)));
  return showInDesk(
    <main>
      <h1>Desk</h1>
      <ScreenBoundary>
        <Suspense fallback={<p>Loading</p>}>
          <Screen />
        </Suspense>
      </ScreenBoundary>
    </main>,
  );
}

test("a screen whose code comes is shown", async () => {
  const Screen = lazyScreen(() => Promise.resolve(() => <h1>The schedule</h1>));
  render(
    <Suspense>
      <Screen />
    </Suspense>,
  );
  expect(await screen.findByRole("heading", { name: "The schedule" })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  "Failed to fetch dynamically imported module: https://aurora.example/assets/desk/week-screen-a.js",
  "error loading dynamically imported module: https://aurora.example/assets/desk/week-screen-a.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/desk/week-screen-a.css",
])("a screen whose code is gone reloads the page once and then offers another try: %s", async (message) => {
  await openFailing(message);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole("alert"), "nothing is said meanwhile").toBeNull();
  cleanup();
  const { user } = await openFailing(message); // as after the reload
  expect((await screen.findByRole("alert")).textContent).toMatch(/couldn’t reach the server/);
  expect(await accessibilityFaults()).toEqual([]);
  expect(reload).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a screen whose code comes but fails reloads nothing", async () => {
  await openFailing("x is undefined");
  expect((await screen.findByRole("alert")).textContent).toMatch(/Something went wrong on our side/);
  expect(reload).not.toHaveBeenCalled();
});
