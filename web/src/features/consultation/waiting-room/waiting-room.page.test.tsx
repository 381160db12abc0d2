import {
  clinicInPortugal,
  expectCrisisHelp,
  expectViolenceHelp,
  helpLinksInPortugal,
  clinicWithCrisisLine,
} from "../../../testing/crisis-help.ts";
import { getAppointment } from "@anteroom/contract/appointment/appointments";
import { listCallRequests } from "@anteroom/contract/call/call-requests";
import { saveDeviceCheck } from "@anteroom/contract/call/device-check";
import { enterCall, getCall, leaveCall } from "@anteroom/contract/call/consultation";
import {
  inviteGuest,
  listInvitations,
  withdrawInvitation,
  type CallInvitation,
} from "@anteroom/contract/call/invitations";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { anAppointment, appointmentApi, aCall } from "../../../testing/answers/appointments.ts";
import { admission, emptyRoom, waiting } from "../../../testing/answers/call.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { standInDevices, type AskDevices } from "../../../testing/devices.ts";
import { joana, openPage, silentRealtime } from "../../../testing/open-page.tsx";

let allow: AskDevices;
beforeEach(() => void (allow = standInDevices()));

const now = Date.UTC(2026, 10, 26, 13, 30);
const callApi = (more: Parameters<typeof anAppointment>[0] = {}) =>
  appointmentApi(anAppointment(more)).lose(saveDeviceCheck);
const openJanusCall = (api: FakeApi, more: object = {}) =>
  openPage("/client/video/21", { api, patient: joana, now, ...more });
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole("button", { name }));

test("the waiting room redirects a visitor to sign-in", async () => {
  await openPage("/client/video/21", { settings: { patientsWebScheduling: false } });
  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeTruthy();
  expect(allow).not.toHaveBeenCalled();
});

test(
  "the waiting room redirects to the appointment when it is not open yet",
  { tags: ["S4.VALID.04"] },
  async () => {
    await openJanusCall(callApi(), { now: Date.UTC(2026, 10, 24, 9) });
    expect(
      await screen.findByRole("heading", { level: 1, name: /^Your appointment with Dr Rui Vale/ }),
    ).toBeTruthy();
    expect(location.pathname).toBe("/appointments/21");
    expect(allow).not.toHaveBeenCalled();
  },
);

test("the waiting room says that the appointment was cancelled", async () => {
  await openJanusCall(callApi({ status: "canceled" }));
  expect(
    await screen.findByRole("heading", { level: 1, name: "This appointment was cancelled" }),
  ).toBeTruthy();
});

test(
  "a finished appointment is closed with a link to its page",
  { tags: ["S8.MSG.25", "S4.VALID.03"] },
  async () => {
    await openJanusCall(callApi({ status: "finished", status_code: 5 }));
    expect(await screen.findByRole("heading", { level: 1, name: "This appointment is over" })).toBeTruthy();
    const details = screen.getByRole("link", { name: "See your appointment" });
    expect(details.getAttribute("href")).toBe("/appointments/21");
    expect(allow).not.toHaveBeenCalled();
  },
);

test(
  "an appointment that is not by video opens its own page instead of the waiting room",
  { tags: ["S4.VALID.05"] },
  async () => {
    await openJanusCall(callApi({ service_type: "phone" }));
    await waitFor(() => expect(location.pathname).toBe("/appointments/21"));
    expect(allow).not.toHaveBeenCalled();
  },
);

test("the waiting room of another person's appointment is not found", async () => {
  await openJanusCall(callApi().refuse(getAppointment, "not_found"));
  expect(await screen.findByText(/^Page not found \(404\)/)).toBeTruthy();
});

test("the waiting room says that the clinic cannot be reached and requests no device meanwhile", async () => {
  await openJanusCall(callApi().lose(getAppointment));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "We can’t reach the clinic. This page tries again automatically.",
  );
  expect(allow).not.toHaveBeenCalled();
});

test("no device is requested while the appointment is loading", async () => {
  await openJanusCall(callApi().hang(getAppointment));
  expect((await screen.findByRole("status")).textContent).toContain("Opening your appointment");
  expect(allow).not.toHaveBeenCalled();
});

test("a browser that cannot hold a call opens its own page instead of the waiting room", async () => {
  vi.stubGlobal("RTCPeerConnection", undefined);
  await openJanusCall(callApi());
  expect(
    await screen.findByRole("heading", { level: 1, name: /does not support video calls|is too old/ }),
  ).toBeTruthy();
});

test("an invited guest has no relationship until the patient states one", async () => {
  const api = callApi()
    .on(enterCall, entityOf({ ...admission, visit: waiting }))
    .on(getCall, entityOf(waiting))
    .on(listCallRequests, collectionOf([]))
    .on(listInvitations, collectionOf([]))
    .lose(inviteGuest);
  const callTools = { connectAs: () => silentRealtime, joinRoom: emptyRoom };
  const { user } = await openJanusCall(api, { replace: { callTools: () => Promise.resolve(callTools) } });
  await press(user, /^Join/);
  await press(user, "Invite someone");
  const relationship = await screen.findByLabelText<HTMLSelectElement>(/^Who is this person to you/);
  expect(relationship.selectedOptions[0]?.textContent).toBe("Choose");
  await user.type(screen.getByLabelText(/^Who would you like to invite/), "Ana");
  await press(user, "Make a link");
  expect(await screen.findByText("Choose who this person is to you.")).toBeTruthy();
  expect(document.activeElement).toBe(relationship);
  expect(api.sentTo(inviteGuest)).toHaveLength(0);
  await user.selectOptions(relationship, "Interpreter");
  await press(user, "Make a link");
  await waitFor(() =>
    expect(api.sentTo(inviteGuest).map(({ body }) => body)).toEqual([
      { name: "Ana", relationship: "interpreter" },
    ]),
  );
});

test("a link to the call is shown only while its invitation is valid", async () => {
  const ana: CallInvitation = {
    id: 4,
    appointment_id: 21,
    name: "Ana",
    relationship: "interpreter",
    relationship_words: "",
    invited_by: "patient",
    standing: "invited",
    created_at: "2026-11-26T13:31:00.000Z",
    expires_at: "2026-11-27T02:00:00.000Z",
  };
  const url = "http://s.example/abcd";
  const api = callApi()
    .on(enterCall, entityOf({ ...admission, visit: waiting }))
    .on(getCall, entityOf(waiting))
    .on(listCallRequests, collectionOf([]))
    .on(listInvitations, collectionOf([]))
    .on(inviteGuest, entityOf({ ...ana, url }))
    .on(withdrawInvitation, undefined);
  const callTools = { connectAs: () => silentRealtime, joinRoom: emptyRoom };
  const { user } = await openJanusCall(api, { replace: { callTools: () => Promise.resolve(callTools) } });
  await press(user, /^Join/);
  await press(user, "Invite someone");
  await user.type(await screen.findByLabelText(/^Who would you like to invite/), "Ana");
  await user.selectOptions(screen.getByLabelText(/^Who is this person to you/), "Interpreter");
  api.on(listInvitations, collectionOf([ana]));
  await press(user, "Make a link");
  const link = { level: 3, name: "The link for Ana" };
  expect(await screen.findByRole("heading", link)).toBeTruthy();
  await press(user, "Withdraw: Ana");
  api.on(listInvitations, collectionOf([]));
  await press(user, "Withdraw the invitation");
  const gone = (await screen.findByText(/no longer works\.$/)).closest("output");
  expect(gone?.textContent).toBe("The link for Ana no longer works.");
  await waitFor(() => expect(document.activeElement).toBe(gone));
  expect(screen.queryByRole("heading", link)).toBeNull();
  expect(screen.getByLabelText(/^Who would you like to invite/)).toBeTruthy();
});

test("joining checks the devices first, then shows the place and that leaving is safe", async () => {
  const api = callApi()
    .on(enterCall, entityOf({ ...admission, visit: waiting }))
    .on(getCall, entityOf(waiting))
    .on(listCallRequests, collectionOf([]))
    .on(leaveCall, undefined);
  const callTools = { connectAs: () => silentRealtime, joinRoom: emptyRoom };
  const { user } = await openJanusCall(api, { replace: { callTools: () => Promise.resolve(callTools) } });
  expect(await screen.findByRole("heading", { level: 1, name: "Check before you join" })).toBeTruthy();
  expect(api.sentTo(enterCall)).toHaveLength(0);
  await press(user, /^Join/);
  expect(await screen.findByRole("heading", { level: 1, name: "Waiting room" })).toBeTruthy();
  const place = screen.getByRole("region", { name: "Your place" });
  await waitFor(() => expect(place.textContent).toMatch(/2 /));
  await press(user, /^Leave/);
  const requested = await screen.findByRole("dialog");
  expect(within(requested).getAllByRole("button").length).toBeGreaterThan(1);
});

test("a patient who left is offered a review once the doctor has ended the call, despite a lost answer", async () => {
  const over = aCall({ phase: "ended", ended_at: "2026-11-26T13:40:00.000Z" });
  const api = callApi()
    .on(enterCall, entityOf({ ...admission, visit: waiting }))
    .on(getCall, entityOf(waiting))
    .on(listCallRequests, collectionOf([]))
    .on(leaveCall, undefined);
  const callTools = { connectAs: () => silentRealtime, joinRoom: emptyRoom };
  const { user } = await openJanusCall(api, { replace: { callTools: () => Promise.resolve(callTools) } });
  await press(user, /^Join/);
  await screen.findByRole("heading", { level: 1, name: "Waiting room" });
  await press(user, /^Leave/);
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Leave, keep my place" }),
  );
  await screen.findByRole("heading", { level: 1, name: "You left the call" });
  api.on(getCall, entityOf(over)).lose(getAppointment);
  fireEvent.focus(window);
  await screen.findByRole("heading", { level: 1, name: "The call has ended" });
  expect(screen.queryByRole("link", { name: "Tell us how it was" })).toBeNull();
  api.on(getAppointment, entityOf(anAppointment({ status: "finished", status_code: 5 })));
  fireEvent.focus(window);
  const review = await screen.findByRole("link", { name: "Tell us how it was" });
  expect(review.getAttribute("href")).toBe("/appointments/21/review");
});

test("joining is blocked when the microphone is refused", { tags: ["S5.FIELD.07"] }, async () => {
  allow.mockImplementation(() => Promise.reject(new DOMException("refused", "NotAllowedError")));
  const api = callApi();
  const { user } = await openJanusCall(api);
  expect(await screen.findByRole("heading", { level: 1, name: /camera and microphone/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Join/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Back to your appointment" }).getAttribute("href")).toMatch(
    /^\/appointments\/\d+$/,
  );
  await press(user, "Try again");
  expect(api.sentTo(enterCall)).toHaveLength(0);
});

test("joining with audio only keeps the camera off after leaving and returning", async () => {
  const refused = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  const allowed = allow.getMockImplementation();
  allow.mockImplementation(refused);
  const api = callApi()
    .on(enterCall, entityOf({ ...admission, visit: waiting }))
    .on(getCall, entityOf(waiting))
    .on(listCallRequests, collectionOf([]))
    .on(leaveCall, undefined);
  const callTools = { connectAs: () => silentRealtime, joinRoom: emptyRoom };
  const { user } = await openJanusCall(api, { replace: { callTools: () => Promise.resolve(callTools) } });
  await screen.findByRole("heading", { level: 1, name: /camera and microphone/ });
  if (allowed) allow.mockImplementation(allowed);
  await press(user, "Use only the microphone");
  await press(user, "Join with sound only");
  await screen.findByRole("heading", { level: 1, name: "Waiting room" });
  await press(user, /^Leave/);
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Leave, keep my place" }),
  );
  allow.mockClear();
  await press(user, "Rejoin");
  await screen.findByRole("heading", { level: 1, name: "Waiting room" });
  await waitFor(() => expect(allow).toHaveBeenCalled());
  expect(allow.mock.calls.every(([wish]) => !wish.video)).toBe(true);
});

test("the waiting room reports a lost network at once", async () => {
  const api = callApi()
    .on(enterCall, entityOf({ ...admission, visit: waiting }))
    .on(getCall, entityOf(waiting))
    .on(listCallRequests, collectionOf([]));
  const callTools = { connectAs: () => silentRealtime, joinRoom: emptyRoom };
  const { user } = await openJanusCall(api, { replace: { callTools: () => Promise.resolve(callTools) } });
  await user.click(await screen.findByRole("button", { name: /^Join/ }));
  await screen.findByRole("heading", { level: 1, name: "Waiting room" });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(await screen.findByText("No connection")).toBeTruthy();
  expect(screen.queryByText("Connected")).toBeNull();
});

test("help for the reason's content stays at the device check, in the waiting room and after leaving", async () => {
  const api = callApi({
    symptoms: "dizzy when i stand up. since my wife died i dont see the point of living",
  })
    .on(enterCall, entityOf({ ...admission, visit: waiting }))
    .on(getCall, entityOf(waiting))
    .on(listCallRequests, collectionOf([]))
    .on(leaveCall, undefined);
  const callTools = { connectAs: () => silentRealtime, joinRoom: emptyRoom };
  const { user } = await openJanusCall(api, {
    settings: clinicWithCrisisLine,
    replace: { callTools: () => Promise.resolve(callTools) },
  });
  await screen.findByRole("heading", { level: 1, name: "Check before you join" });
  await expectCrisisHelp();
  await press(user, /^Join/);
  await screen.findByRole("heading", { level: 1, name: "Waiting room" });
  await expectCrisisHelp();
  await press(user, /^Leave/);
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Leave, keep my place" }),
  );
  await screen.findByRole("heading", { level: 1, name: "You left the call" });
  await expectCrisisHelp();
  expect(screen.getByRole("button", { name: "Rejoin" })).toBeTruthy();
});

test("the device check says that the symptom check found an emergency", async () => {
  const details = JSON.stringify({ urgency: { code: "emergency-department-now", words: "Now" } });
  await openJanusCall(callApi({ symptoms_triage_details: details }), { settings: clinicInPortugal });
  await screen.findByRole("heading", { level: 1, name: "Check before you join" });
  const said = await screen.findByText(/The appointment would be too late/);
  expect(said.textContent).toContain("Go to an emergency department now, or call 112.");
});

test("the waiting room shows the violence help and the emergency number for the reason", async () => {
  const api = callApi({ symptoms: "tired. my husband hits me" });
  await openJanusCall(api, { settings: clinicInPortugal });
  await screen.findByRole("heading", { level: 1, name: "Check before you join" });
  await expectViolenceHelp(helpLinksInPortugal);
  cleanup();
  await openJanusCall(callApi({ symptoms: "chest pain since this morning" }), { settings: clinicInPortugal });
  expect(await screen.findByText(/^This may be an emergency\. Call/)).toBeTruthy();
});
