import type { CallState } from "@anteroom/contract/call/consultation";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { anAppointment, aCall } from "../../../testing/answers/appointments.ts";
import { entityOf } from "../../../testing/answers/find-doctor.ts";
import { standInDevices } from "../../../testing/devices.ts";
import { joana, showPart } from "../../../testing/open-page.tsx";
import { pageText } from "../../../testing/page-words.ts";
import { aTrack, standInMedia } from "../../../testing/stand-in-media.ts";
import { standInSession } from "../../../testing/stand-in-session.ts";
import { ClosedLobby, OpeningLobby } from "./lobby.tsx";
import { WaitingRoom } from "./waiting-room.tsx";

beforeEach(() => void standInDevices());

const now = Date.UTC(2026, 10, 26, 13, 30);
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const waits = (more: Partial<CallState> = {}) =>
  aCall({ phase: "waiting", waiting_since: at(-5), ahead: 1, doctor_status: "online", ...more });

type Options = {
  visit?: CallState | null;
  session?: ReturnType<typeof standInSession>;
  options?: Parameters<typeof showPart>[1];
} & Partial<Omit<Parameters<typeof WaitingRoom>[0], "session" | "visit">>;

async function showRoom({
  visit = waits(),
  session = standInSession(),
  options = {},
  ...more
}: Options = {}) {
  const appointment = more.appointment ?? anAppointment();
  const opened = await showPart(<WaitingRoom line="up" {...more} {...{ session, appointment, visit }} />, {
    patient: joana,
    now,
    ...options,
  });
  return { ...opened, session, place: screen.getByRole("region", { name: "Your place" }) };
}
const says = (place: HTMLElement) => (place.textContent ?? "").replaceAll(/\s+/g, " ");

describe("the place in the waiting room", () => {
  test.each([
    [null, "You are in the waiting room"],
    [0, "You’re next"],
    [1, "1 person is before you"],
    [4, "4 people are before you"],
  ])("is shown with %s ahead as known", async (ahead, words) => {
    const { place } = await showRoom({ visit: waits({ ahead }) });
    expect(says(place)).toContain(words);
  });

  test.each([
    ["online", "Online"],
    ["in_call", "With another patient"],
    ["away", "Away"],
    ["unknown", "Status not known"],
  ] as const)("says that the doctor is %s", async (doctor_status, words) => {
    const { place } = await showRoom({ visit: waits({ doctor_status }) });
    const status = within(place).getByText(words);
    expect(status.getAttribute("data-status")).toBe(doctor_status);
  });

  test.each([
    ["before the start", null, "You’re early. We’ll ring you."],
    ["within minutes", { from: at(0), to: at(1) }, "Starting soon. We’ll ring you."],
    ["up to a time", { from: at(1), to: at(15) }, "Within 15 minutes. We’ll ring you."],
    ["between two times", { from: at(20), to: at(40) }, "In 20 to 40 minutes. We’ll ring you."],
  ])("says when the doctor is expected: %s", async (_, expected, words) => {
    const { place } = await showRoom({ visit: waits({ expected }) });
    expect(says(place)).toContain(words);
  });

  test("says that the wait is unknown once the start has passed", async () => {
    const { place } = await showRoom({
      appointment: anAppointment({ start_time: at(-10) }),
      visit: waits({ expected: null }),
    });
    expect(says(place)).toContain("We can’t tell yet how long it will take. We’ll ring you.");
    expect(says(place)).not.toContain("You’re early");
  });

  test("shows no estimate before the server's first answer", async () => {
    const { place } = await showRoom({ visit: null });
    expect(says(place)).toContain("You are in the waiting room");
    expect(says(place)).toContain("Status not known");
    expect(says(place)).not.toMatch(/early|minutes|soon/);
  });

  test("is kept while the connection is lost, without any action", async () => {
    const { place } = await showRoom({ line: "down", visit: waits({ ahead: 3 }) });
    expect(says(place)).toContain("Reconnecting");
    expect(says(place)).toContain("We’re keeping your place. You don’t need to do anything.");
    expect(says(place)).not.toContain("3 people");
    expect(screen.getByText("No connection")).toBeTruthy();
  });

  test("refers to another browser when this one cannot hold the connection", async () => {
    const { place } = await showRoom({ line: "unable" });
    expect(says(place)).toContain("Your browser does not support video appointments");
    expect(says(place)).toContain("Open this page in another browser. We’ll keep your place.");
    expect(screen.getByText("Not in this browser")).toBeTruthy();
  });

  test("says that the appointment continues when the doctor was there and left", async () => {
    const { place } = await showRoom({ isDoctorGone: true, visit: waits({ ahead: 0 }) });
    expect(says(place)).toContain("Your appointment is not over");
    expect(says(place)).toContain("The doctor has lost the connection and will be back. We’ll ring you.");
    expect(says(place)).not.toContain("You’re next");
  });

  test("shows both times when patient and clinic are in different zones", async () => {
    const { place } = await showRoom({ options: { patient: { ...joana, time_zone: "America/Santiago" } } });
    expect(says(place)).toMatch(/\d\d:\d\d .*where you are|Your appointment is at/);
  });
});

describe("the waiting room's connection", () => {
  test.each([
    ["coming", "Connecting"],
    ["up", "Connected"],
  ] as const)("is shown when it is %s", async (line, words) => {
    await showRoom({ line });
    expect(screen.getByText(words)).toBeTruthy();
  });
});

describe("the waiting time", () => {
  test.each([
    [at(-1), "You have waited 1 minute"],
    [at(-12), "You have waited 12 minutes"],
  ])("since %s is shown in whole minutes", async (waiting_since, words) => {
    await showRoom({ visit: waits({ waiting_since }) });
    expect(screen.getByText(words)).toBeTruthy();
  });

  test.each([at(-0.5), null])("since %s is not shown", async (waiting_since) => {
    await showRoom({ visit: waits({ waiting_since }) });
    expect(screen.queryByText(/^You have waited/)).toBeNull();
  });
});

describe("the self-view in the waiting room", () => {
  test("is shown while the camera is on, with a switch for each device", async () => {
    const media = standInMedia({
      camera: { status: "on", track: aTrack() },
      microphone: { status: "on", track: aTrack() },
    });
    const { user, session } = await showRoom({ session: standInSession(media) });
    expect(screen.getByLabelText("Your own picture")).toBeTruthy();
    const microphone = screen.getByRole<HTMLInputElement>("switch", { name: /^Microphone/ });
    const camera = screen.getByRole<HTMLInputElement>("switch", { name: /^Camera/ });
    expect([microphone.checked, camera.checked]).toEqual([true, true]);
    await user.click(microphone);
    expect(session.setMuted).toHaveBeenLastCalledWith(true);
    await user.click(camera);
    expect(session.setCamera).toHaveBeenLastCalledWith(false);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test("is replaced by text while the camera is off", async () => {
    await showRoom();
    expect(screen.getByText("The camera is off")).toBeTruthy();
    expect(screen.queryByLabelText("Your own picture")).toBeNull();
  });

  test("stays off while the failed microphone is requested again", async () => {
    const media = standInMedia({ microphone: { status: "failed", failure: { kind: "in-use" } } });
    const { user, session } = await showRoom({ session: standInSession(media) });
    await user.click(screen.getByRole("switch", { name: /^Microphone/ }));
    expect(media.request).toHaveBeenCalledWith(["microphone"]);
    expect(session.setMuted).toHaveBeenLastCalledWith(false);
    expect(media.request.mock.calls.flat(2)).not.toContain("camera");
  });
});

describe("advice for a dropped call", () => {
  test("names the stored number where the clinic calls back", async () => {
    await showRoom({ options: { settings: { phoneCallBack: true } } });
    expect(screen.getByText(/^If the call drops, we’ll phone you on/).textContent).toContain(
      "+351 910000000",
    );
    expect(screen.getByRole("link", { name: "Change your number" }).getAttribute("href")).toBe(
      "/profile-settings",
    );
  });

  test("names the clinic’s number where it does not call back", async () => {
    await showRoom({ options: { settings: { phoneCallBack: false, clinicPhone: "+351 210 000 000" } } });
    expect(screen.getByText(/^If the call drops, come back\. We’ll keep your place\. Or call/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "+351 210 000 000" }).getAttribute("href")).toBe(
      "tel:+351210000000",
    );
  });

  test("mentions only the kept place where the clinic has no telephone", async () => {
    await showRoom({ options: { settings: { phoneCallBack: false, clinicPhone: null } } });
    expect(screen.getByText(/^If the call drops, come back here\. We’ll keep your place\./)).toBeTruthy();
  });
});

describe("leaving the waiting room", () => {
  test("is confirmed with what happens to the place, and staying changes nothing", async () => {
    const { user, session } = await showRoom();
    await user.click(screen.getByRole("button", { name: /^Leave/ }));
    const asked = await screen.findByRole("dialog", { name: "Leave the waiting room?" });
    expect(asked.textContent).toMatch(/We’ll keep your place for \d+ minutes\. Come back to this page/);
    await user.click(within(asked).getByRole("button", { name: "Stay here" }));
    expect(session.leave).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Leave the waiting room?" })).toBeNull());
  });
});

describe("a late doctor", () => {
  const late = waits({ late_from: at(-2) });

  test("is announced with the choices", async () => {
    const { user } = await showRoom({ visit: late, options: { settings: { phoneCallBack: true } } });
    expect(screen.getByText(/is running late\.$/).textContent).toBe("Dr Rui Vale is running late.");
    await user.click(screen.getByRole("button", { name: "Your choices" }));
    const choices = await screen.findByRole("dialog", { name: "This is taking longer than expected" });
    expect(
      within(choices)
        .getAllByRole("button")
        .map(({ textContent }) => textContent)
        .filter((name) => name !== "Close" && name !== ""),
    ).toEqual(["Keep waiting", "Message the clinic", "Phone me", "Ask for another time"]);
    await user.click(within(choices).getByRole("button", { name: "Keep waiting" }));
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "This is taking longer than expected" })).toBeNull(),
    );
  });

  test("is not announced before it is known", async () => {
    await showRoom({ visit: waits({ late_from: at(2) }) });
    expect(screen.queryByText(/is running late/)).toBeNull();
  });

  test("can be waited for by phone, with the number that the clinic will call", async () => {
    const session = standInSession();
    const { user } = await showRoom({
      visit: late,
      session,
      options: { settings: { phoneCallBack: true } },
    });
    await user.click(screen.getByRole("button", { name: "Your choices" }));
    const choices = await screen.findByRole("dialog");
    await user.click(within(choices).getByRole("button", { name: "Phone me" }));
    expect((await within(choices).findByRole("alert")).textContent).toContain(
      "We couldn’t reach the clinic’s service just now.",
    );
    const entity = { id: 8, kind: "call_back", phone_number: "+351 910000000" };
    session.call.mockResolvedValue({ isOk: true, data: { data: { entity } } } as never);
    await user.click(within(choices).getByRole("button", { name: "Phone me" }));
    expect(await within(choices).findByText(/^The clinic knows and will call you on/)).toBeTruthy();
    expect(within(choices).queryByRole("button", { name: "Phone me" })).toBeNull();
  });

  test("offers a guest neither messages nor another time", async () => {
    const { user } = await showRoom({
      visit: late,
      role: "guest",
      options: { settings: { phoneCallBack: false } },
    });
    await user.click(screen.getByRole("button", { name: "Your choices" }));
    const choices = await screen.findByRole("dialog");
    expect(within(choices).getByRole("button", { name: "Keep waiting" })).toBeTruthy();
    for (const name of ["Message the clinic", "Phone me", "Ask for another time"])
      expect(within(choices).queryByRole("button", { name })).toBeNull();
  });

  test("can be asked for another time with an editable message", async () => {
    const session = standInSession();
    const thread = { is_open: true, closes_at: "2026-12-24T09:00:00.000Z", messages: [] };
    session.call.mockResolvedValue({ isOk: true, data: entityOf(thread) } as never);
    const { user } = await showRoom({ visit: late, session });
    await user.click(screen.getByRole("button", { name: "Your choices" }));
    await user.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Ask for another time" }),
    );
    const box = await screen.findByRole("textbox", { name: /message/i });
    expect(box).toHaveProperty("value", "I can’t wait any longer. Please give me another time.");
  });
});

describe("the waiting room's ring tone", () => {
  test("asks for a tap after a reload, and not again afterwards", async () => {
    vi.stubGlobal(
      "navigator",
      Object.create(navigator, { userActivation: { value: { hasBeenActive: false } } }),
    );
    const { user } = await showRoom();
    expect(screen.getByText("After reloading, tap the page so that we can ring.")).toBeTruthy();
    await user.click(screen.getByRole("heading", { name: "Waiting room" }));
    await waitFor(() => expect(screen.queryByText(/^After reloading/)).toBeNull());
  });
});

test("the waiting room names the dependent whom the appointment is for", async () => {
  await showRoom({ appointment: anAppointment({ dependent_id: 9, patient_name: "Tomás Prata" }) });
  expect(screen.getByText(/^For/).textContent).toBe("For Tomás Prata");
});

const closed = {
  finished: ["This appointment is over", /The appointment has finished/],
  over: ["This video call has expired", /The video call was open until 12 hours/],
  full: ["This call is full", /Five people have already joined/],
  "link-ended": ["This link has ended", /A link works until 12 hours after the appointment/],
  canceled: ["This appointment was cancelled", /It was cancelled, so there is nothing to join/],
  declined: ["The doctor is unavailable", /Dr Rui Vale can’t see you at this time/],
  missed: ["This appointment was missed", /We waited for you/],
  "not-confirmed": ["This appointment is not confirmed yet", /You can join once the appointment is paid/],
  "too-early": ["This appointment is not confirmed yet", /You can join once the appointment is paid/],
  "not-remote": ["This appointment is not by video", /This appointment is not by video, so there/],
  "unknown-visit": ["We couldn’t find this appointment", /The address may be old or mistyped/],
} as const;
/** Where the page leads besides its own top bar. */
const linksOf = () =>
  screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])
    .filter(([name]) => name !== "Clínica Aurora");

describe("a closed room", () => {
  test.each(Object.entries(closed))("gives the reason %s", async (reason, [title, why]) => {
    await showPart(
      <ClosedLobby
        reason={reason as keyof typeof closed}
        appointment={anAppointment()}
        details="/appointments/21"
      />,
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(pageText()).toMatch(why);
    expect(screen.getByRole("link", { name: "See your appointment" }).getAttribute("href")).toBe(
      "/appointments/21",
    );
  });

  test("offers a guest the home page, and a new booking where possible", async () => {
    await showPart(<ClosedLobby reason="over" appointment={null} details={null} />, {
      settings: { patientsWebScheduling: true, clinicPhone: null },
    });
    expect(linksOf()).toEqual([
      ["Book a new appointment", "/doctors"],
      ["Go to the home page", "/"],
    ]);
  });

  test("offers the home page only where web booking is off", async () => {
    await showPart(<ClosedLobby reason="over" appointment={null} details={null} />, {
      settings: { patientsWebScheduling: false, clinicPhone: null },
    });
    expect(linksOf()).toEqual([["Go to the home page", "/"]]);
  });

  test("shows the clinic’s telephone", async () => {
    await showPart(<ClosedLobby reason="missed" appointment={null} details={null} />, {
      settings: { clinicPhone: "+351 210 000 000" },
    });
    expect(screen.getByRole("link", { name: "+351 210 000 000" }).getAttribute("href")).toBe(
      "tel:+351210000000",
    );
  });

  test.each([
    [true, ["/login?from=%2Fappointments", "/join-by-code"]],
    [false, ["/join-by-code"]],
  ])("of an expired personal link offers account (%s) and code", async (patientsLogIn, targets) => {
    await showPart(<ClosedLobby reason="link-ended" appointment={null} details={null} isOwnLink />, {
      settings: { patientsLogIn, patientsWebScheduling: false, clinicPhone: null },
    });
    expect(linksOf().map(([, href]) => href)).toEqual([...targets, "/"]);
    expect(screen.getByText(/sign in: your appointment is there\. Or join with the code/)).toBeTruthy();
  });
});

describe("a room that opens later", () => {
  const shown = async (isOpen: boolean, onStepIn = () => {}) =>
    showPart(
      <OpeningLobby
        appointment={anAppointment()}
        {...{ role: "patient" as const }}
        isOpen={isOpen}
        onStepIn={onStepIn}
        onChanged={() => {}}
      />,
      { patient: joana, now: Date.UTC(2026, 10, 26, 12, 30) },
    );

  test("says when it opens, with a disabled button before", async () => {
    const stepIn = vi.fn<() => void>();
    const { user } = await shown(false, stepIn);
    expect(screen.getByRole("heading", { level: 1, name: "You’re early" })).toBeTruthy();
    const door = screen.getByRole("button", { name: /^Opens at 13:00/ });
    expect(screen.getByRole("status").textContent).toMatch(
      /begins at 14:00\. The waiting room opens .* at 13:00/,
    );
    await user.click(door);
    expect(stepIn).not.toHaveBeenCalled();
  });

  test("can be joined once it is open", async () => {
    const stepIn = vi.fn<() => void>();
    const { user } = await shown(true, stepIn);
    expect(screen.getByRole("heading", { level: 1, name: "The waiting room is open" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Go in" }));
    expect(stepIn).toHaveBeenCalledOnce();
  });
});
