import { expectCrisisHelp, clinicWithCrisisLine } from "../../../testing/crisis-help.ts";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import { saveMeasurement } from "@anteroom/contract/health/vital-signs";
import {
  acceptCallRequest,
  getHeldPhone,
  listCallRequests,
  refuseCallRequest,
  stopCallRequest,
  type CallRequest,
} from "@anteroom/contract/call/call-requests";
import { realtimeEvents } from "@anteroom/contract/channels";
import { enterCall, getCall, leaveCall } from "@anteroom/contract/call/consultation";
import { listMessages, seeMessages, sendMessage, type Message } from "@anteroom/contract/call/messages";
import { saveDeviceCheck } from "@anteroom/contract/call/device-check";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { anAppointment, appointmentApi, aCall } from "../../../testing/answers/appointments.ts";
import { admission, emptyRoom, roomWith } from "../../../testing/answers/call.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { aMeasurement } from "../../../testing/answers/vitals.ts";
import { standInDevices } from "../../../testing/devices.ts";
import type { Realtime, Subscription } from "../../../ports/realtime.ts";
import { joana, openPage, silentRealtime } from "../../../testing/open-page.tsx";
import { noVitals, type TakenVitals } from "../../vitals/taken.ts";
import { fillField, expectPageText, pageText } from "../../../testing/page-words.ts";

// What the camera reads has tests of its own; here it has read a pulse at once.
vi.mock("../../vitals/camera/camera-flow.tsx", () => ({
  CameraFlow: ({ onTaken, onStopped }: { onTaken: (taken: TakenVitals) => void; onStopped: () => void }) => (
    <>
      <button
        type="button"
        onClick={() =>
          onTaken({ ...noVitals, values: { heart_rate: 118 }, sources: { heart_rate: "camera" } })
        }
      >
        Read
      </button>
      <button type="button" onClick={onStopped}>
        Stop reading
      </button>
    </>
  ),
}));

beforeEach(() => void standInDevices());

const now = Date.UTC(2026, 10, 26, 14, 1);
const asked: CallRequest = {
  id: 5,
  kind: "vitals",
  asked_by: "clinic",
  state: "asked",
  stopped_by: null,
  phone_number: null,
  asked_at: "2026-11-26T14:01:00.000Z",
  changed_at: "2026-11-26T14:01:00.000Z",
};

/** Joana in the call with her doctor, who asks by `ask`. */
async function openCall(
  more: Parameters<typeof anAppointment>[0] = {},
  settings: Partial<ApplicationSettings> = {},
  joinRoom = emptyRoom,
) {
  const inCall = aCall({ phase: "in_call", doctor_joined_at: "2026-11-26T14:00:00.000Z" });
  const api = appointmentApi(anAppointment(more))
    .lose(saveDeviceCheck)
    .on(enterCall, entityOf({ ...admission, visit: inCall }))
    .on(getCall, entityOf(inCall))
    .on(listCallRequests, collectionOf([]));
  const heard = new Set<NonNullable<Subscription["events"]>>();
  const realtime: Realtime = {
    ...silentRealtime,
    subscribe: (_channel, { events = {}, onEntered }) => {
      heard.add(events);
      queueMicrotask(() => onEntered?.());
      return () => heard.delete(events);
    },
  };
  const callTools = { connectAs: () => realtime, joinRoom };
  const page = await openPage("/client/video/21", {
    api,
    patient: joana,
    now,
    settings,
    replace: { realtime: () => Promise.resolve(realtime), callTools: () => Promise.resolve(callTools) },
  });
  await page.user.click(await screen.findByRole("button", { name: /^Join/ }));
  const call = await screen.findByRole("region", { name: "Video appointment" });
  const ask = (all: readonly CallRequest[]) => {
    api.on(listCallRequests, collectionOf([...all]));
    act(() => heard.forEach((events) => events[realtimeEvents.requestsChanged]?.({})));
  };
  const write = (messages: readonly Message[]) => {
    api.on(
      listMessages,
      entityOf({ is_open: true, closes_at: "2026-12-24T09:00:00.000Z", messages: [...messages] }),
    );
    act(() => heard.forEach((events) => events[realtimeEvents.messagesChanged]?.({})));
  };
  return { ...page, api, call, ask, write };
}

test("a doctor's request waits while the chat is open, is named, and appears once it is closed", async () => {
  const { user, call, ask } = await openCall();
  await user.click(within(call).getByRole("button", { name: /^Messages/ }));
  const field = await screen.findByRole("textbox", { name: /message/i });
  await user.type(field, "I also wanted to");
  ask([asked]);
  await expectPageText("Dr Rui Vale asks for your vital signs.");
  expect(screen.queryByRole("button", { name: "Yes, start" })).toBeNull();
  expect(document.activeElement).toBe(field);
  await user.type(field, " say");
  await user.click(screen.getByRole("button", { name: "Answer" }));
  expect(await screen.findByRole("button", { name: "Yes, start" })).toBeTruthy();
  ask([{ ...asked, state: "refused" as const }]);
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /message/i })).toHaveProperty("value", "I also wanted to say"),
  );
  ask([{ ...asked, id: 6 }]);
  await expectPageText("Dr Rui Vale asks for your vital signs.");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(await screen.findByRole("button", { name: "Yes, start" })).toBeTruthy();
});

test("the announcement of a request ends with the request", async () => {
  const { call, ask } = await openCall();
  const said = () =>
    within(call)
      .getAllByRole("status")
      .map(({ textContent }) => textContent)
      .join();
  ask([asked]);
  await waitFor(() => expect(said()).toContain("The question is on the screen."));
  ask([{ ...asked, state: "done" as const }]);
  await waitFor(() => expect(said()).not.toContain("The question is on the screen."));
});

const written: Message = {
  id: 1,
  sender: "clinic",
  text: "One tablet in the morning",
  key: "00000000-0000-4000-8000-000000000001",
  sent_at: "2026-11-26T14:02:00.000Z",
  delivered_at: null,
  seen_at: null,
};

const second: Message = { ...written, id: 2, key: "00000000-0000-4000-8000-000000000002" };

test("a message of the clinic is counted at the closed messages, announced, and read once they are open", async () => {
  const { user, call, api, write } = await openCall();
  api.on(seeMessages, undefined);
  write([written]);
  const control = await within(call).findByRole("button", { name: "Messages 1 new message" });
  expect(control.textContent, "with the number on the icon").toBe("1Messages 1 new message");
  const said = () =>
    within(call)
      .getAllByRole("status")
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContain("1 new message"));
  write([written, second]);
  await within(call).findByRole("button", { name: "Messages 2 new messages" });
  await user.click(within(call).getByRole("button", { name: /^Messages/ }));
  await waitFor(() => expect(api.sentTo(seeMessages)[0]?.body).toEqual({ up_to: 2 }));
  write([written, second].map((one) => ({ ...one, seen_at: "2026-11-26T14:03:00.000Z" })));
  await within(call).findByRole("button", { name: "Messages" });
});

test("letters typed over open messages go into their box and trigger no shortcut", async () => {
  const { user, call } = await openCall();
  await user.click(within(call).getByRole("button", { name: /^Messages/ }));
  const field = await screen.findByRole("textbox", { name: /message/i });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Messages" })));
  const controls = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
  const before = controls();
  await user.keyboard("my vein");
  expect(field).toHaveProperty("value", "my vein");
  expect(controls()).toEqual(before);
});

test("messages in the call show the emergency number first, and the full help about suicide", async () => {
  const { user, call } = await openCall({}, clinicWithCrisisLine);
  await user.click(within(call).getByRole("button", { name: /^Messages/ }));
  const field = await screen.findByRole("textbox", { name: /message/i });
  const warning = await screen.findByText(/^Not for emergencies/);
  const isBefore =
    warning.compareDocumentPosition(screen.getByRole("log")) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore, "in sight however long the messages are").toBeTruthy();
  await user.type(field, "I want to kill myself");
  await expectCrisisHelp();
});

test("a message arriving during crisis help does not hide its numbers", async () => {
  const { user, call, api } = await openCall({}, clinicWithCrisisLine);
  api.refuse(sendMessage, "messages_closed");
  await user.click(within(call).getByRole("button", { name: /^Messages/ }));
  const field = await screen.findByRole("textbox", { name: /message/i });
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const toMessages = () => scrolled.mock.contexts.filter((one) => (one as Element).matches("li"));
  await user.type(field, "hello");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await within(screen.getByRole("log")).findByText("hello");
  expect(toMessages()).toHaveLength(1);
  await user.type(field, "I want to kill myself");
  await expectCrisisHelp();
  scrolled.mockClear();
  await user.click(screen.getByRole("button", { name: "Send" }));
  await within(screen.getByRole("log")).findByText("I want to kill myself");
  expect(toMessages()).toEqual([]);
});

test("the leave dialog is exclusive, and staying restores the doctor’s request", async () => {
  const { user, call, ask } = await openCall();
  ask([asked]);
  const yes = await screen.findByRole("button", { name: "Yes, start" });
  await user.click(within(call).getByRole("button", { name: /^Leave/ }));
  expect(await screen.findByRole("dialog", { name: "Leave the call?" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Yes, start" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Stay" }));
  expect(screen.getByRole("button", { name: "Yes, start" })).toBe(yes);
});

test("the browser’s Back asks each time before leaving and keeps the page", async () => {
  const { user } = await openCall();
  const here = location.href;
  for (const _ of [1, 2]) {
    history.back();
    expect(await screen.findByRole("dialog", { name: "Leave the call?" })).toBeTruthy();
    expect(location.href).toBe(here);
    await user.click(screen.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
  expect(screen.getByRole("button", { name: /^Leave/ })).toBeTruthy();
});

test("a request arriving during the leave dialog waits for the answer", async () => {
  const { user, call, ask } = await openCall();
  await user.click(within(call).getByRole("button", { name: /^Leave/ }));
  ask([asked]);
  await screen.findByText("Yes, start");
  expect(screen.queryByRole("button", { name: "Yes, start" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Stay" }));
  expect(screen.getByRole("button", { name: "Yes, start" })).toBeTruthy();
});

test("a lost network is announced in place of a waiting request", async () => {
  const { user, call, ask } = await openCall();
  await user.click(within(call).getByRole("button", { name: /^Messages/ }));
  ask([asked]);
  await expectPageText("Dr Rui Vale asks for your vital signs.");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  const plates = call.querySelector("output");
  expect(plates?.firstElementChild?.textContent).toBe("You’re not connected to the internet.");
});

test("no good quality is announced while the network is lost, and again when it is back", async () => {
  const silent = { getTracks: () => [], getAudioTracks: () => [], getVideoTracks: () => [] };
  const doctor = {
    id: "doctor-3",
    role: "doctor",
    name: "Dr Rui Vale",
    connection: "connected",
    stream: Object.assign(new EventTarget(), silent) as unknown as MediaStream,
    screenStream: null,
    hasMicrophoneOn: true,
    hasCameraOn: false,
    hasScreenOn: false,
    isSpeaking: false,
    quality: 4,
    isRelayed: null,
  } as const;
  const { call } = await openCall({}, {}, () => roomWith([doctor]));
  await within(call).findByText("Good connection");
  const isOnLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(within(call).queryByText("Good connection")).toBeNull();
  isOnLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  expect(await within(call).findByText("Good connection")).toBeTruthy();
});

test.each([
  ["a child by the age that the server tells", { patient_age_months: 60 }, "In the usual range for this age"],
  ["nobody where the age is not known", { patient_age_months: null }, "Not compared"],
] as const)("a pulse read in the call is compared with %s", async (_how, age, words) => {
  const more = { dependent_id: 8, patient_name: "Rita Prata", ...age };
  const { user, ask } = await openCall(more, { vitalSignsProvider: "embedded" });
  ask([{ ...asked, state: "accepted" }]);
  await user.click(await screen.findByRole("button", { name: "Read" }));
  await waitFor(() => expect(pageText()).toContain(words));
});

test("an accompanied child is named in the doctor's request for values", async () => {
  const accompanying_adult = { name: "Ana Guest", relationship: "parent" } as const;
  const { ask } = await openCall({ patient_name: "Rita Prata", accompanying_adult });
  ask([asked]);
  await waitFor(() => expect(pageText()).toContain("May Dr Rui Vale see the vital signs of Rita Prata?"));
});

test.each([
  ["embedded", "The camera can read your pulse and breathing, or you can enter values yourself."],
  ["none", "You can enter the values you have measured."],
] as const)("the request for values offers what the clinic has: %s", async (vitalSignsProvider, offer) => {
  const { ask } = await openCall({}, { vitalSignsProvider });
  ask([asked]);
  await expectPageText(`${offer} Only the values you send are added to your record.`);
  expect(pageText()).not.toContain("if your clinic offers it");
});

test("dangerous values sent in the call stay with the emergency number, although the doctor has them", async () => {
  const { user, api, ask } = await openCall({}, { vitalSignsProvider: "none" });
  api.on(saveMeasurement, entityOf(aMeasurement({ heart_rate: 70 }, "2026-11-26T14:01:00.000Z")));
  ask([{ ...asked, state: "accepted" }]);
  await screen.findByLabelText("Blood pressure, upper");
  fillField("Blood pressure, upper", "190");
  fillField("Blood pressure, lower", "125");
  fillField("Oxygen saturation", "82");
  await user.click(screen.getByRole("button", { name: "Send to the doctor" }));
  await screen.findByRole("button", { name: "Close" });
  ask([{ ...asked, state: "done" }]);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Send to the doctor" })).toBeNull());
  const alert = (await screen.findAllByRole("alert")).at(-1);
  await waitFor(() => expect(pageText()).toContain("Oxygen of 82 % is very low."));
  expect(alert?.textContent).toContain("112");
  expect(pageText()).toContain("Tell the doctor now.");
  await user.click(screen.getByRole("button", { name: "Close" }));
  await expectPageText("Dr Rui Vale has your values.");
});

test("the focus follows the doctor's request from the answer to the values sent", async () => {
  const { user, api, call, ask } = await openCall({}, { vitalSignsProvider: "none" });
  api
    .on(acceptCallRequest, entityOf({ ...asked, state: "accepted" as const }))
    .on(saveMeasurement, entityOf(aMeasurement({ heart_rate: 70 }, "2026-11-26T14:01:00.000Z")));
  await user.click(within(call).getByRole("button", { name: /^Messages/ }));
  ask([asked]);
  await user.click(await screen.findByRole("button", { name: "Answer" }));
  const heading = (name: string) => within(call).getByRole("heading", { level: 2, name });
  await screen.findByRole("button", { name: "Yes, start" });
  expect(document.activeElement).toBe(heading("May Dr Rui Vale see your vital signs?"));
  await user.click(screen.getByRole("button", { name: "Yes, start" }));
  ask([{ ...asked, state: "accepted" }]);
  await screen.findByRole("button", { name: "Send to the doctor" });
  expect(document.activeElement).toBe(heading("Your vital signs"));
  await user.click(screen.getByRole("button", { name: "Add a second reading" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Blood pressure, upper, second reading"));
  fillField("Heart rate", "70");
  await user.click(screen.getByRole("button", { name: "Send to the doctor" }));
  ask([{ ...asked, state: "done" }]);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Send to the doctor" })).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
});

test("the call's heading has the focus once a request without an open panel is answered", async () => {
  const { user, api, call, ask } = await openCall({}, { vitalSignsProvider: "none" });
  api.on(refuseCallRequest, entityOf({ ...asked, state: "refused" as const }));
  ask([asked]);
  await user.click(await screen.findByRole("button", { name: "Not now" }));
  ask([{ ...asked, state: "refused" }]);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Not now" })).toBeNull());
  expect(document.activeElement).toBe(within(call).getByRole("heading", { level: 1 }));
});

test("the form of values opens scrolled to its top", async () => {
  const { user, call, ask } = await openCall({}, { vitalSignsProvider: "embedded" });
  ask([{ ...asked, state: "accepted" }]);
  const read = await screen.findByRole("button", { name: "Read" });
  const side = within(call)
    .getByRole("heading", { level: 2, name: /vital signs/i })
    .closest("section");
  side?.scrollTo(0, 300);
  expect(side?.scrollTop).toBe(300);
  await user.click(read);
  await screen.findByRole("button", { name: "Send to the doctor" });
  expect(side?.scrollTop).toBe(0);
});

test("a doctor's request opens scrolled to its top", async () => {
  const { user, call, ask } = await openCall({}, { vitalSignsProvider: "none" });
  await user.click(within(call).getByRole("button", { name: /^Messages/ }));
  const side = (await within(call).findByRole("heading", { name: "Messages" })).closest("section");
  side?.scrollTo(0, 300);
  ask([asked]);
  expect(side?.scrollTop).toBe(300);
  await user.click(within(call).getByRole("button", { name: "Close" }));
  await within(call).findByRole("heading", { level: 2, name: /vital signs/i });
  expect(call.querySelector("section[aria-labelledby]")?.scrollTop).toBe(0);
});

test("stopping a camera reading opens the form of values and ends nothing", async () => {
  const { user, ask, api } = await openCall({}, { vitalSignsProvider: "embedded" });
  ask([{ ...asked, state: "accepted" }]);
  await user.click(await screen.findByRole("button", { name: "Stop reading" }));
  expect(await screen.findByRole("button", { name: "Send to the doctor" })).toBeTruthy();
  expect(api.sentTo(stopCallRequest)).toEqual([]);
});

test("each control of the call has its action and state as name", { tags: ["S1.18"] }, async () => {
  const { call } = await openCall({}, { patientsVitalSigns: false });
  const controls = within(call).getByRole("group", { name: "Call controls" });
  for (const name of ["Microphone", "Camera"])
    expect(within(controls).getByRole("switch", { name }).getAttribute("aria-checked")).toBe("true");
  const names = within(controls)
    .getAllByRole("button")
    .map((button) => button.textContent);
  for (const name of ["Messages", "More", "Leave"])
    expect(names.some((text) => text.startsWith(name))).toBe(true);
  expect(within(call).getByRole("heading", { level: 1 }).textContent).toBe("Appointment with Dr Rui Vale");
});

test("M and V toggle microphone and camera, space talks, and none with a modifier", async () => {
  const { user, call } = await openCall();
  const state = (name: string) =>
    within(call).getByRole("switch", { name }).getAttribute("aria-checked") === "true";
  await user.keyboard("m");
  await waitFor(() => expect(state("Microphone")).toBe(false));
  await user.keyboard("{ >}");
  await waitFor(() => expect(state("Microphone")).toBe(true));
  await user.keyboard("{/ }");
  await waitFor(() => expect(state("Microphone")).toBe(false));
  await user.keyboard("{Control>}m{/Control}");
  expect(state("Microphone")).toBe(false);
  await user.keyboard("v");
  await waitFor(() => expect(state("Camera")).toBe(false));
  await user.keyboard("m");
  await waitFor(() => expect(state("Microphone")).toBe(true));
});

test("shortcuts stay off in the call and in the next one once disabled", async () => {
  const { user, call } = await openCall();
  await user.click(within(call).getByRole("button", { name: "More" }));
  const shortcuts = await screen.findByRole("switch", { name: "Keyboard shortcuts" });
  expect(pageText()).toContain("Hold to talk while the microphone is off");
  await user.click(shortcuts);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("switch", { name: "Keyboard shortcuts" })).toBeNull());
  expect(document.activeElement).toBe(within(call).getByRole("button", { name: "More" }));
  act(() => within(call).getByRole("heading", { level: 1 }).focus());
  await user.keyboard("m");
  expect(within(call).getByRole("switch", { name: "Microphone" }).getAttribute("aria-checked")).toBe("true");
  expect(JSON.parse(localStorage.getItem("call-preferences") ?? "{}")).toMatchObject({ hasShortcuts: false });
});

test(
  "screen sharing is hidden where the clinic disables it",
  { tags: ["S3.SET.patientsShareScreen"] },
  async () => {
    const { user, call } = await openCall({}, { patientsShareScreen: false });
    await user.click(within(call).getByRole("button", { name: "More" }));
    await screen.findByRole("switch", { name: "Captions" });
    expect(screen.queryByRole("switch", { name: "Share screen" })).toBeNull();
  },
);

test("leaving the call says that one can rejoin", async () => {
  const { user, call, api } = await openCall();
  api.on(leaveCall, undefined);
  await user.click(within(call).getByRole("button", { name: "Leave" }));
  await user.click(await screen.findByRole("button", { name: "Leave now" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "You left the call" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(pageText()).toContain(
    "Camera and microphone are off. You can rejoin Dr Rui Vale until the call ends.",
  );
  expect(screen.getByRole("button", { name: "Rejoin" })).toBeTruthy();
  expect(document.querySelector("[data-under-way]")).toBeNull();
});

test(
  "declining the doctor’s request for vital signs is sent, and the call continues",
  { tags: ["S1.28"] },
  async () => {
    const { user, api, ask } = await openCall();
    api.lose(refuseCallRequest);
    ask([asked]);
    await user.click(await screen.findByRole("button", { name: "Not now" }));
    expect((await screen.findByRole("alert")).textContent).toContain("couldn’t reach the clinic’s service");
    api.on(refuseCallRequest, entityOf({ ...asked, state: "refused" as const }));
    await user.click(screen.getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Yes, start" })).toBeNull());
    expect(screen.getByRole("group", { name: "Call controls" })).toBeTruthy();
  },
);

test("a reading stopped by the doctor is announced and not saved", { tags: ["S8.MSG.27"] }, async () => {
  const { user, ask } = await openCall({}, { vitalSignsProvider: "none" });
  ask([{ ...asked, state: "accepted" }]);
  await screen.findByRole("button", { name: "Send to the doctor" });
  ask([{ ...asked, state: "stopped", stopped_by: "clinic" }]);
  await expectPageText("Dr Rui Vale stopped the vital signs reading. Nothing was saved.");
  expect(screen.queryByRole("button", { name: "Send to the doctor" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Back to the call" }));
  await waitFor(() => expect(pageText()).not.toContain("stopped the vital signs reading"));
});

const callBack: CallRequest = { ...asked, id: 8, kind: "call_back" };

test(
  "the doctor’s phone request offers the stored number, declining, or another number",
  { tags: ["D.94"] },
  async () => {
    const { user, api, ask } = await openCall({}, { phoneCallBack: true });
    api
      .on(getHeldPhone, entityOf({ phone_number: "+351910000000" }))
      .refuse(acceptCallRequest, "validation_failed");
    ask([callBack]);
    const number = await screen.findByLabelText("Phone number");
    expect(number).toHaveProperty("value", "+351910000000");
    fillField("Phone number", "");
    await user.click(screen.getByRole("button", { name: "Yes, call me" }));
    await expectPageText("Enter a phone number we can call, with its country code");
    expect(api.sentTo(acceptCallRequest)).toHaveLength(0);
    fillField("Phone number", "12");
    await user.click(screen.getByRole("button", { name: "Yes, call me" }));
    await waitFor(() => expect(api.sentTo(acceptCallRequest)).toHaveLength(1));
    await expectPageText("Enter a phone number we can call, with its country code");
    const accepted = { ...callBack, state: "accepted" as const, phone_number: "+351912345678" };
    api.on(acceptCallRequest, entityOf(accepted));
    fillField("Phone number", "912 345 678");
    await user.click(screen.getByRole("button", { name: "Yes, call me" }));
    await expectPageText("The clinic will call you on +351912345678.");
    expect(api.sentTo(acceptCallRequest).at(-1)?.body).toEqual({ phone_number: "912 345 678" });
  },
);

test("a requested phone call is shown until it comes, and can be cancelled or requested again", async () => {
  const { user, api, ask } = await openCall({}, { phoneCallBack: true });
  api.on(getHeldPhone, entityOf({ phone_number: null }));
  const known = { ...callBack, phone_number: "+351912345678" };
  ask([{ ...known, state: "calling" }]);
  await expectPageText("The clinic is calling +351912345678 now.");
  ask([{ ...known, state: "no_answer" }]);
  await expectPageText("No one answered on +351912345678.");
  await user.click(screen.getByRole("button", { name: "Call me again" }));
  expect(await screen.findByLabelText("Phone number")).toHaveProperty("value", "");
  await user.click(screen.getByRole("button", { name: "Not now" }));
  ask([{ ...known, state: "accepted" }]);
  await expectPageText("The clinic will call you on +351912345678.");
  api.on(stopCallRequest, entityOf({ ...known, state: "stopped" as const, stopped_by: "patient" as const }));
  await user.click(screen.getByRole("button", { name: "Do not call" }));
  await waitFor(() => expect(pageText()).not.toContain("The clinic will call you"));
  expect(api.sentTo(stopCallRequest)).toHaveLength(1);
});
