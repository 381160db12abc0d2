import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingKeys } from "../../../shared/booking/erase-booking.ts";
import { anAppointment, aFinishedAppointment } from "../../../testing/answers/appointments.ts";
import { joana, showPart } from "../../../testing/open-page.tsx";
import { pageText } from "../../../testing/page-words.ts";
import { StorePass } from "./keep-pass.tsx";

const show = (appointment = anAppointment(), replace: object = {}) =>
  showPart(<StorePass appointment={appointment} />, { patient: joana, replace });
const stored = () => localStorage.getItem(bookingKeys.passes) ?? "";

test("the appointment pass is stored after a tap only and removed by another", async () => {
  const { user } = await show();
  expect(pageText()).toContain("Anyone who opens this browser can read them.");
  expect(stored()).toBe("");
  await user.click(screen.getByRole("button", { name: "Keep on this device" }));
  expect(screen.getByText("Saved on this device")).toBeTruthy();
  expect(stored()).toContain("ATR7-K492");
  expect(pageText()).toContain("They are removed when you sign out or when the appointment is over.");
  await user.click(screen.getByRole("button", { name: "Remove from this device" }));
  expect(screen.getByRole("button", { name: "Keep on this device" })).toBeTruthy();
  expect(stored()).not.toContain("ATR7-K492");
});

test("a browser without storage space says so and what to do instead", async () => {
  const full = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const { user } = await show(anAppointment(), { storage: full });
  await user.click(screen.getByRole("button", { name: "Keep on this device" }));
  expect(screen.getByText("This browser has no space left. Write down the time and the code.")).toBeTruthy();
  expect(screen.queryByText("Saved on this device")).toBeNull();
});

test.each([
  ["is over", aFinishedAppointment()],
  ["was cancelled", anAppointment({ status: "canceled", status_code: 4 })],
])("the pass is not offered for an appointment that %s", async (_, appointment) => {
  await show(appointment);
  expect(pageText()).toBe("");
});
