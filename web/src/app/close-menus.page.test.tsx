import { fireEvent } from "@testing-library/dom";
import { expect, test } from "vitest";
import { placeOf } from "../platform/router/place.ts";
import { createRouter } from "../platform/router/router.ts";
import { closeMenusOnLeave } from "./close-menus.ts";

test("an open menu closes by Escape with focus on its opener, by an outside tap and by navigation", async () => {
  document.body.innerHTML = `
    <details name="top-menu"><summary tabindex="0">Your account</summary><a href="/profile">Profile</a></details>
    <main>Doctors</main>`;
  const page = {} as Parameters<typeof createRouter>[1]["page"]; // none is drawn here
  const router = createRouter(() => Promise.resolve({ page }), { place: placeOf("/", "first"), page });
  closeMenusOnLeave(router);
  const menu = document.querySelector("details") as HTMLDetailsElement; // written above
  const main = document.querySelector("main") as HTMLElement;

  menu.open = true;
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(menu.querySelector("summary"));

  menu.open = true;
  fireEvent.pointerDown(menu.querySelector("a") as HTMLElement);
  expect(menu.open).toBe(true);
  fireEvent.pointerDown(main);
  expect(menu.open).toBe(false);

  menu.open = true;
  await router.arrive(placeOf("/doctors", "second"));
  expect(menu.open).toBe(false);
});
