import type { CallRequest } from "@anteroom/contract/call/call-requests";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { anAppointment, aCall } from "../../../testing/answers/appointments.ts";
import { standInDevices } from "../../../testing/devices.ts";
import { joana, showPart } from "../../../testing/open-page.tsx";
import { aTrack, standInMedia } from "../../../testing/stand-in-media.ts";
import type { InsideState } from "../session/call-session-state.ts";
import { aParticipant, standInSession } from "../../../testing/stand-in-session.ts";
import { CallAnnouncer } from "./call-announcer.tsx";
import { CallNotices, LostOverlay } from "./call-notices.tsx";
import { callPanels } from "./call-panels.tsx";
import { CallTile, NoVideoPlaceholder } from "./call-tile.tsx";
import { MoreMenu } from "./controls/more-menu.tsx";

beforeEach(() => void standInDevices());

const inside: InsideState = {
  at: "in-call",
  visit: aCall({ phase: "in_call" }),
  visibility: { line: "up", doctor: "connected" },
  hasMet: true,
  isDoctorGone: false,
};
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
const status = () => screen.getByRole("status").textContent;

type Notices = ComponentProps<typeof CallNotices>;

async function showNotices(more: Partial<Notices> = {}, session = standInSession()) {
  const requests = { all: [] } as unknown as Notices["requests"];
  const nothing = () => {};
  const opened = await showPart(
    <CallNotices
      appointment={anAppointment()}
      state={inside}
      isHeard
      unread={null}
      requests={requests}
      onAnswer={nothing}
      onRead={nothing}
      onCallBack={null}
      {...more}
      session={session}
    />,
    { patient: joana },
  );
  return { ...opened, session };
}

describe("call notices", () => {
  test("are empty while everything works", async () => {
    await showNotices();
    expect(status()).toBe("");
  });

  test("say that the doctor’s connection is lost, and that the appointment continues", async () => {
    await showNotices({ state: { ...inside, at: "lost", who: "doctor" } });
    expect(status()).toBe("Dr Rui Vale has lost the connection. Stay here, the appointment is not over.");
  });

  test("leave one's own lost connection to the page", async () => {
    await showNotices({ state: { ...inside, at: "lost", who: "we" } });
    expect(status()).toBe("");
  });

  test("warn whoever speaks while muted, until the microphone is on", async () => {
    const { session } = await showNotices({ isHeard: false });
    act(() => session.isTalkingMuted.set(true));
    expect(status()).toBe("Your microphone is off: no one can hear you.");
    act(() => session.isTalkingMuted.set(false));
    expect(status()).toBe("");
  });

  test("do not warn while the microphone is on", async () => {
    const { session } = await showNotices({ isHeard: true });
    act(() => session.isTalkingMuted.set(true));
    expect(status()).toBe("");
  });

  test("say that everyone sees the screen, with a button to stop sharing", async () => {
    const { user, session } = await showNotices();
    act(() => session.screen.set({ status: "on", track: aTrack() }));
    expect(status()).toContain("Everyone in the call can see your screen.");
    await user.click(screen.getByRole("button", { name: "Stop sharing" }));
    expect(session.stopScreen).toHaveBeenCalledOnce();
  });

  test("offer a phone call where the clinic has it and even audio hardly works", async () => {
    const callBack = vi.fn<() => void>();
    const { user, session } = await showNotices({ onCallBack: callBack });
    act(() => session.trouble.set("poor"));
    expect(status()).toContain("Your connection is barely enough for sound.");
    await user.click(screen.getByRole("button", { name: "Phone me instead" }));
    expect(callBack).toHaveBeenCalledOnce();
  });

  test("offer no phone call where the clinic does not call", async () => {
    const { session } = await showNotices();
    act(() => session.trouble.set("poor"));
    expect(status()).toContain("Your connection is barely enough for sound.");
    expect(screen.queryByRole("button")).toBeNull();
  });

  test.each([
    [{ level: "360p", reason: "network" }, "Your connection is weak: your picture is smaller."],
    [{ level: "360p", reason: "cpu" }, "This device is busy: your picture is smaller."],
    [{ level: "audio", reason: "network" }, "Your connection is very weak: for now only your sound is sent."],
  ] as const)("say what is no longer sent at %o, and when it is back", async (sending, words) => {
    const { session } = await showNotices();
    act(() => session.sending.set(sending));
    expect(status()).toBe(words);
    act(() => session.sending.set({ level: "720p", reason: null }));
    expect(status()).toBe("Your connection is good again: your picture is back.");
  });

  test("hide offline notices from screen readers, because the frame announces them", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await showNotices();
    const words = screen.getByText("You’re not connected to the internet.");
    expect(words.closest("[aria-hidden]")).not.toBeNull();
  });
});

describe("a lost call", () => {
  test("waits at first without an action", async () => {
    await showPart(<LostOverlay session={standInSession()} onCallBack={() => {}} />);
    expect(screen.getByRole("alert").textContent).toMatch(
      /^ReconnectingThe connection is lost for the moment/,
    );
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("offers rejoining or a phone call when it takes long", async () => {
    const session = standInSession();
    const callBack = vi.fn<() => void>();
    const { user } = await showPart(<LostOverlay session={session} onCallBack={callBack} />);
    act(() => session.trouble.set("lost"));
    expect(screen.getByRole("alert").textContent).toContain("This is taking longer than it should.");
    await user.click(screen.getByRole("button", { name: "Join again" }));
    expect(session.rejoin).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Phone me" }));
    expect(callBack).toHaveBeenCalledOnce();
  });

  test("offers no phone call where the clinic does not call", async () => {
    const session = standInSession();
    session.trouble.set("lost");
    await showPart(<LostOverlay session={session} onCallBack={null} />);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Join again"]);
  });
});

type Announcer = Partial<Omit<ComponentProps<typeof CallAnnouncer>, "session">>;

async function showAnnouncer(first: Announcer = {}) {
  const session = standInSession();
  const announcer = (more: Announcer) => (
    <CallAnnouncer
      appointment={anAppointment()}
      isHeard
      isSeen
      requested={null}
      {...first}
      {...more}
      session={session}
    />
  );
  const { app, show } = await showPart(announcer({}), { patient: joana });
  return { app, session, become: (more: Announcer) => show(announcer(more)) };
}

describe("the call announcer", () => {
  test("says nothing while the call starts", async () => {
    await showAnnouncer();
    expect(status()).toBe("");
  });

  test.each([
    [{ isHeard: true }, { isHeard: false }, "Your microphone is off"],
    [{ isHeard: false }, { isHeard: true }, "Your microphone is on"],
    [{ isSeen: true }, { isSeen: false }, "Your camera is off"],
    [{ isSeen: false }, { isSeen: true }, "Your camera is on"],
  ])("announces from %o to %o the change of one's own device", async (before, after, words) => {
    const { become } = await showAnnouncer(before);
    become(after);
    expect(status()).toBe(words);
  });

  test("repeats its last announcement in the new language", async () => {
    const { app, become } = await showAnnouncer();
    await app.texts.load(["consultation"]);
    become({ isHeard: false });
    await act(() => app.texts.change("pt"));
    expect(status()).toBe("O seu microfone está desligado");
  });

  // Made into a participant once the browser's stand-ins are there.
  const doctor = (more: Parameters<typeof aParticipant>[0] = {}) => more;
  test.each([
    ["comes", [], [doctor()], "Dr Rui Vale has joined"],
    ["goes", [doctor()], [], "Dr Rui Vale has left"],
    [
      "falls silent",
      [doctor()],
      [doctor({ hasMicrophoneOn: false })],
      "The microphone of Dr Rui Vale is off",
    ],
    ["speaks again", [doctor({ hasMicrophoneOn: false })], [doctor()], "The microphone of Dr Rui Vale is on"],
    ["is hidden", [doctor()], [doctor({ hasCameraOn: false })], "The camera of Dr Rui Vale is off"],
    ["is seen", [doctor({ hasCameraOn: false })], [doctor()], "The camera of Dr Rui Vale is on"],
    ["shows a screen", [doctor()], [doctor({ hasScreenOn: true })], "Dr Rui Vale is sharing their screen"],
  ])("announces when somebody %s", async (_, before, after, words) => {
    const { session } = await showAnnouncer();
    const make = (facts: readonly ReturnType<typeof doctor>[]) => facts.map((one) => aParticipant(one));
    act(() => session.others.set(make(before)));
    act(() => session.others.set(make(after)));
    expect(status()).toBe(words);
  });

  test.each([
    ["vitals", {}, "Dr Rui Vale asks for your vital signs. The question is on the screen."],
    [
      "vitals",
      { dependent_id: 9, patient_name: "Tomás Prata" },
      "Dr Rui Vale asks for the vital signs of Tomás Prata. The question is on the screen.",
    ],
    ["call_back", {}, "Dr Rui Vale would like to phone you. The question is on the screen."],
  ] as const)("announces that the doctor asks for %s of %o", async (kind, more, words) => {
    const { become } = await showAnnouncer({ appointment: anAppointment(more) });
    become({ requested: { ...asked, kind } });
    expect(status()).toBe(words);
  });
});

const gate = { refused: () => {}, playing: () => {} };

async function showTile(more: Parameters<typeof aParticipant>[0], isAlone = false) {
  return showPart(
    <CallTile
      participant={aParticipant(more)}
      appointment={anAppointment()}
      media={standInMedia()}
      gate={gate}
      isAlone={isAlone}
    />,
  );
}

describe("a participant's video", () => {
  const ana = { id: "guest-2", role: "guest", name: "Ana Prata" } as const;

  test("names a guest, with what is off", async () => {
    await showTile({ ...ana, hasMicrophoneOn: false, hasCameraOn: false });
    const figure = screen.getByRole("figure", { name: "Ana Prata" });
    expect(figure.querySelector("figcaption")?.textContent).toMatch(/^Ana Prata.*Muted.*Camera is off/);
    expect(figure.textContent).toContain("The camera is off, but you can hear each other");
  });

  test("says that a guest is connecting instead of the quality", async () => {
    await showTile({ ...ana, connection: "reconnecting" });
    const caption = screen.getByRole("figure").querySelector("figcaption")?.textContent;
    expect(caption).toContain("Connecting");
    expect(caption).not.toContain("Muted");
  });

  test("names neither the doctor nor a single participant, who are named at the top", async () => {
    await showTile({});
    expect(screen.getByRole("figure").querySelector("figcaption")).toBeNull();
  });

  test("says that somebody is here until the first frame", async () => {
    vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    await showTile(ana, true);
    const figure = screen.getByRole("figure");
    expect(figure.textContent).toContain("Ana Prata is here");
    fireEvent.playing(screen.getByLabelText("Picture of Ana Prata"));
    expect(figure.textContent).not.toContain("Ana Prata is here");
  });

  test("is the doctor’s portrait while nobody is connected", async () => {
    await showPart(
      <NoVideoPlaceholder appointment={anAppointment()} participant={null} isCameraOff={false} />,
    );
    expect(screen.getByText(/^Reconnecting you to/).textContent).toBe("Reconnecting you to Dr Rui Vale");
  });
});

type Tools = ComponentProps<typeof MoreMenu>["tools"];

async function showMenu(more: Partial<Tools> = {}, canBeCalled = false) {
  const onSide = vi.fn<ComponentProps<typeof MoreMenu>["onSide"]>();
  const tools = {
    devices: { switchCamera: null },
    captions: { isOn: true, toggle: vi.fn<() => void>() },
    shortcuts: { isOn: false, toggle: vi.fn<() => void>() },
    screen: null,
    pictureInPicture: null,
    fullScreen: null,
    ...more,
  } as Tools;
  const opened = await showPart(
    <MoreMenu tools={tools} panels={callPanels} canBeCalled={canBeCalled} onSide={onSide} />,
  );
  return { ...opened, tools, onSide };
}
const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

describe("the call menu", () => {
  test("offers only what browser and clinic support", async () => {
    await showMenu();
    expect(buttons()).toEqual(["Messages", "Files", "Invite someone", "Camera and sound"]);
    expect(screen.getAllByRole("switch")).toHaveLength(2);
  });

  test("opens each panel", async () => {
    const { user, onSide } = await showMenu();
    for (const panel of callPanels) {
      await user.click(screen.getByRole("button", { name: panel.label.message ?? "" }));
      expect(onSide).toHaveBeenLastCalledWith({ show: "panel", panel });
    }
  });

  test("offers a phone call where the clinic calls", async () => {
    const { user, onSide } = await showMenu({}, true);
    await user.click(screen.getByRole("button", { name: "Phone me" }));
    expect(onSide).toHaveBeenCalledWith({ show: "call-back" });
  });

  test.each([
    ["pictureInPicture", false, "Small window"],
    ["pictureInPicture", true, "Close the small window"],
    ["fullScreen", false, "Full screen"],
    ["fullScreen", true, "Leave full screen"],
  ] as const)("turns %s from %s by its name", async (tool, isOn, name) => {
    const toggle = vi.fn<() => void>();
    const { user } = await showMenu({ [tool]: { isOn, toggle, place: null } });
    await user.click(screen.getByRole("button", { name }));
    expect(toggle).toHaveBeenCalledOnce();
  });

  test.each(["captions", "screen", "shortcuts"] as const)("switches %s", async (tool) => {
    const names = { captions: /^Captions/, screen: "Share screen", shortcuts: "Keyboard shortcuts" };
    const toggle = vi.fn<() => void>();
    const { user } = await showMenu({ [tool]: { isOn: false, toggle } });
    await user.click(screen.getByRole("switch", { name: names[tool] }));
    expect(toggle).toHaveBeenCalledOnce();
  });

  test("switches to the other camera where there are two", async () => {
    const switchCamera = vi.fn<() => void>();
    const { user } = await showMenu({ devices: { switchCamera } as never });
    await user.click(screen.getByRole("button", { name: "Switch camera" }));
    expect(switchCamera).toHaveBeenCalledOnce();
  });

  test("explains the shortcuts while they are on", async () => {
    await showMenu({ shortcuts: { isOn: true, toggle: () => {} } });
    expect(screen.getByText("Hold to talk while the microphone is off")).toBeTruthy();
    await waitFor(() => expect(document.querySelectorAll("kbd")).toHaveLength(3));
  });

  test("explains no shortcut while they are off", async () => {
    await showMenu();
    expect(document.querySelector("kbd")).toBeNull();
  });
});
