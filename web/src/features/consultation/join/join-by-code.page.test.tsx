import { joinByCode } from "@anteroom/contract/appointment/join";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { fill } from "../../../testing/page-words.ts";

test.each([
  ["missing where nothing was typed", "", "Enter your appointment code."],
  ["not valid where it cannot be one", "K7", "Invalid appointment code. Check it in your confirmation."],
])("the code of an appointment is told to be %s", async (_what, typed, words) => {
  const api = fakeApi();
  const { user } = await openPage("/join-by-code", { api });
  fill("Appointment code", typed);
  await user.click(screen.getByRole("button", { name: "Join the video call" }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Appointment code" }));
  expect(api.sentTo(joinByCode)).toHaveLength(0);
});
