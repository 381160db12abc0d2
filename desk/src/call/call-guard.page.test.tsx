import { getDeskSignIn, signOutOfDesk } from "@anteroom/contract/account/desk-sessions";
import { clinicGetAppointment, clinicJoin } from "@anteroom/contract/clinic";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { anAppointment } from "../../../web/src/testing/answers/appointments.ts";
import { admission } from "../../../web/src/testing/answers/call.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { standInDevices } from "../../../web/src/testing/devices.ts";
import { callApi } from "../testing/call-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

const appointment = { ...anAppointment(), patient_id: null };
const entrance = { ...admission, display_name: "Dr Helena Duarte", patient_language: "en" };

beforeEach(() => void standInDevices());

/** Opens a call that the doctor is in, with something typed and not sent. */
async function openCall({ isTyped = true } = {}) {
  const api = callApi(appointment)
    .on(clinicJoin, entityOf(entrance))
    .on(getDeskSignIn, entityOf({ provider: null }))
    .on(signOutOfDesk, undefined as never);
  const opened = await openDesk("/desk/signature", { api, role: "doctor" });
  history.pushState(null, "", "/desk/appointments/21/call");
  dispatchEvent(new PopStateEvent("popstate"));
  await screen.findByRole("button", { name: "End the call" });
  const { user } = opened;
  if (isTyped) {
    await user.click(screen.getByRole("tab", { name: "Messages" }));
    await user.type(await screen.findByLabelText("Message to the patient"), "One moment");
  }
  const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
  const follow = (name: string) => user.click(screen.getByRole("link", { name }));
  return { ...opened, dialog, follow };
}

const isInCall = () => screen.queryByRole("button", { name: "End the call" }) !== null;
const typed = () => screen.getByLabelText<HTMLTextAreaElement>("Message to the patient").value;
/** Returns whether the browser asks before the page is closed. */
const asksToClose = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("a link of the bar asks before it leaves a running call, and who stays loses nothing", async () => {
  const { user, dialog, follow } = await openCall();
  await follow("Signature");
  const question = await dialog("Leave the call?");
  expect(question.getByText("You can come back, and what you have typed stays.")).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(question.getByRole("button", { name: "Stay in the call" }));
  expect(isInCall()).toBe(true);
  expect(location.pathname).toBe("/desk/appointments/21/call");
  expect(typed()).toBe("One moment");
  await follow("Signature");
  await user.click((await dialog("Leave the call?")).getByRole("button", { name: "Leave the call" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Signature" })).toBeTruthy();
  expect(asksToClose()).toBe(false);
  history.back();
  await user.click(await screen.findByRole("tab", { name: "Messages" }));
  await waitFor(() => expect(typed()).toBe("One moment"));
});

test("the browser's way back asks as often as it is taken, and leads back once it may", async () => {
  const { user, dialog } = await openCall({ isTyped: false });
  for (const _time of ["once", "twice"]) {
    history.back();
    await user.click((await dialog("Leave the call?")).getByRole("button", { name: "Stay in the call" }));
    expect(isInCall()).toBe(true);
    expect(location.pathname).toBe("/desk/appointments/21/call");
  }
  history.back();
  await user.click((await dialog("Leave the call?")).getByRole("button", { name: "Leave the call" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Signature" })).toBeTruthy();
  expect(location.pathname).toBe("/desk/signature");
});

test("sign-out asks in a call, and says that what was typed is lost", async () => {
  const { api, user, dialog } = await openCall();
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  const question = await dialog("Leave the call and sign out?");
  expect(question.getByText("What you have typed and not saved or sent is lost.")).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Stay in the call" }));
  expect(api.sentTo(signOutOfDesk)).toHaveLength(0);
  expect(typed()).toBe("One moment");
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  await user.click(
    (await dialog("Leave the call and sign out?")).getByRole("button", { name: "Leave and sign out" }),
  );
  await waitFor(() => expect(api.sentTo(signOutOfDesk)).toHaveLength(1));
  await waitFor(() => expect(isInCall()).toBe(false));
});

test("sign-out asks after the call too while something is not sent, and else does not", async () => {
  const { api, desk, user, dialog } = await openCall();
  api.on(clinicGetAppointment, entityOf({ ...appointment, status: "finished" }));
  void desk.queries.invalidateQueries({ queryKey: [`/api${clinicGetAppointment.path}`] });
  await screen.findByRole("heading", { level: 1, name: /has ended/ });
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  const question = await dialog("Sign out without saving?");
  await user.click(question.getByRole("button", { name: "Stay signed in" }));
  expect(api.sentTo(signOutOfDesk)).toHaveLength(0);
  desk.drafts.clear();
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(api.sentTo(signOutOfDesk)).toHaveLength(1));
});

test("the browser asks before it closes the page of a running call, but not for a number to call", async () => {
  const { user } = await openCall({ isTyped: false });
  expect(asksToClose()).toBe(true);
  const link = Object.assign(document.createElement("a"), { href: "tel:+351210000000", textContent: "Call" });
  link.addEventListener("click", (event) => event.preventDefault());
  document.body.append(link);
  await user.click(link);
  expect(asksToClose()).toBe(false);
  link.remove();
});

test("a call that has ended or was refused asks nothing", async () => {
  const api = callApi(appointment);
  const { user } = await openDesk("/desk/appointments/21/call", { api, role: "doctor" });
  await screen.findByRole("button", { name: "Try again" });
  expect(asksToClose()).toBe(false);
  await user.click(screen.getByRole("link", { name: "Signature" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Signature" })).toBeTruthy();
});
