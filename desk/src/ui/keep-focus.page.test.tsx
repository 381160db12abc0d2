import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFocus } from "./keep-focus.ts";

let end = () => {};
beforeEach(() => {
  document.body.innerHTML = `<main><section aria-label="List"><ul><li><button>Remove</button></li></ul>
    <section aria-label="Inner"><button>Accept</button></section></section><button>Other</button></main>`;
  end = keepFocus(document.body);
});
afterEach(() => {
  end();
  document.body.innerHTML = "";
});
const button = (name: string) => screen.getByRole("button", { name });
const region = (name: string) => screen.getByRole("region", { name });

test("the area around a removed button gets the focus, and Tab goes on from there", async () => {
  button("Remove").focus();
  button("Remove").closest("li")?.remove();
  await waitFor(() => expect(document.activeElement).toBe(region("List")));
  await userEvent.tab();
  expect(document.activeElement).toBe(button("Accept"));
});

test("an area that goes with the button passes the focus on to the one around it", async () => {
  button("Accept").focus();
  region("Inner").remove();
  await waitFor(() => expect(document.activeElement).toBe(region("List")));
});

test("what takes the focus itself keeps it", async () => {
  button("Accept").focus();
  region("Inner").remove();
  button("Other").focus();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(button("Other"));
});

test("nothing is focused while what had the focus remains", async () => {
  button("Other").focus();
  button("Other").blur();
  button("Remove").remove();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(document.body);
});
