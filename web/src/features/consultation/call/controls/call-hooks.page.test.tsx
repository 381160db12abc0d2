import {
  enterAsGuest,
  getCallAsGuest,
  getInvitedCall,
  getInvitedPeople,
  knock,
  leaveAsGuest,
  type InvitedPeople,
} from "@anteroom/contract/call/invitations";
import { act, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { admission, waiting } from "../../../../testing/answers/call.ts";
import { entityOf } from "../../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../../testing/fake-api.ts";
import { showPart } from "../../../../testing/open-page.tsx";
import { holdBackAnswers } from "../../../../testing/slow-line.ts";
import { standInMedia } from "../../../../testing/stand-in-media.ts";
import { standInSession } from "../../../../testing/stand-in-session.ts";
import { openGuestCall } from "../../guests/guest-call.ts";
import { openCallMemory } from "../../waiting-room/call-memory.ts";
import { useDoctorArrivalAlert } from "../../waiting-room/use-arrival.ts";
import { DeviceHelp } from "../../device-help/device-help.tsx";
import { useConfirmBack } from "./use-confirm-back.ts";
import { useCallTools } from "./use-call-tools.ts";
import { usePictureInPicture } from "./use-picture-in-picture.ts";
import { useWakeLock } from "../../../../shared/devices/use-wake-lock.ts";

const hidden = (isHidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isHidden ? "hidden" : "visible");
};

describe("Back during a call", () => {
  function Asking({ onBack }: { onBack: () => void }) {
    useConfirmBack(onBack);
    return null;
  }
  const back = (state: unknown = null) =>
    act(() => void window.dispatchEvent(new PopStateEvent("popstate", { state })));

  test("asks instead of leaving, each time, with a history entry of its own", async () => {
    const onBack = vi.fn<() => void>();
    const pushed = vi.spyOn(history, "pushState");
    await showPart(<Asking onBack={onBack} />);
    expect(pushed).toHaveBeenCalledTimes(1);
    expect(history.state).toMatchObject({ call: true });
    back();
    back({ key: "of-another-page" });
    expect(onBack).toHaveBeenCalledTimes(2);
    expect(pushed).toHaveBeenCalledTimes(3);
  });

  test("asks nothing when navigating to that entry", async () => {
    const onBack = vi.fn<() => void>();
    await showPart(<Asking onBack={onBack} />);
    back({ call: true });
    expect(onBack).not.toHaveBeenCalled();
  });

  test("removes its entry after the call, unless the next screen needs it at once", async () => {
    const gone = vi.spyOn(history, "back").mockImplementation(() => {});
    const { show } = await showPart(<Asking key="1" onBack={() => {}} />);
    show(<Asking key="2" onBack={() => {}} />);
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(gone).not.toHaveBeenCalled();
    show(null);
    await waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
  });
});

describe("the wake lock of a call", () => {
  function Awake() {
    useWakeLock();
    return null;
  }
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const lock = { released: false, release };
  const request = vi.fn<(kind: string) => Promise<typeof lock>>(() => Promise.resolve(lock));
  beforeEach(() => {
    request.mockClear();
    release.mockClear();
    lock.released = false;
    Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, "wakeLock"));
  const look = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));

  test("is requested again after the page was hidden, and released afterwards", async () => {
    hidden(false);
    const { show } = await showPart(<Awake />);
    expect(request).toHaveBeenCalledExactlyOnceWith("screen");
    await look();
    expect(request).toHaveBeenCalledTimes(1);
    lock.released = true;
    hidden(true);
    await look();
    expect(request).toHaveBeenCalledTimes(1);
    hidden(false);
    await look();
    expect(request).toHaveBeenCalledTimes(2);
    show(null);
    expect(release).toHaveBeenCalledTimes(1);
  });

  test("is optional where the browser refuses", async () => {
    hidden(false);
    request.mockRejectedValueOnce(new Error("battery"));
    const { show } = await showPart(<Awake />);
    show(null);
    expect(release).not.toHaveBeenCalled();
  });

  test("is released when it arrives after the call", async () => {
    hidden(false);
    let come = () => {};
    request.mockImplementationOnce(() => new Promise((resolve) => (come = () => resolve(lock))));
    const { show } = await showPart(<Awake />);
    show(null);
    come();
    await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  });
});

describe("the doctor's arrival", () => {
  function Waiting({ hasArrived, media }: { hasArrived: boolean; media: ReturnType<typeof standInMedia> }) {
    useDoctorArrivalAlert(hasArrived, "The doctor is here", media);
    return null;
  }
  beforeEach(() => void vi.useFakeTimers());

  async function open(isHidden: boolean) {
    hidden(isHidden);
    document.title = "Waiting room";
    const media = standInMedia();
    const showing = showPart(<Waiting hasArrived={false} media={media} />);
    await vi.advanceTimersByTimeAsync(0);
    const { show } = await showing;
    return { media, show, arrive: () => show(<Waiting hasArrived media={media} />) };
  }

  test("rings twice and flashes in the title of a hidden tab until it is seen", async () => {
    const { media, arrive } = await open(true);
    arrive();
    expect(media.testSpeaker).toHaveBeenCalledTimes(1);
    expect(document.title).toBe("The doctor is here");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(document.title).toBe("Waiting room");
    await vi.advanceTimersByTimeAsync(3_000);
    expect(media.testSpeaker).toHaveBeenCalledTimes(2);
    hidden(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(document.title).toBe("Waiting room");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("rings once on a visible page, and its title stays", async () => {
    const { media, arrive } = await open(false);
    arrive();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(media.testSpeaker).toHaveBeenCalledTimes(1);
    expect(document.title).toBe("Waiting room");
  });

  test("is not announced after a reload", async () => {
    hidden(true);
    const media = standInMedia();
    const showing = showPart(<Waiting hasArrived media={media} />);
    await vi.advanceTimersByTimeAsync(0);
    await showing;
    expect(media.testSpeaker).not.toHaveBeenCalled();
  });

  test("leaves the title of the next page unchanged", async () => {
    const { arrive, show } = await open(false);
    arrive();
    document.title = "Video call";
    show(null);
    expect(document.title).toBe("Video call");
  });
});

describe("picture-in-picture", () => {
  function Small() {
    const video = useRef<HTMLVideoElement>(null);
    const { isOffered, isOn, toggle } = usePictureInPicture(() => video.current);
    return (
      <>
        <video ref={video} muted>
          <track kind="captions" />
        </video>
        <button
          type="button"
          onClick={toggle}
        >{`${isOffered ? "offered" : "absent"}, ${isOn ? "on" : "off"}`}</button>
      </>
    );
  }
  const said = () => screen.getByRole("button").textContent;
  const canVideo = (can: boolean) =>
    Object.defineProperty(document, "pictureInPictureEnabled", { configurable: true, value: can });
  afterEach(() => void Reflect.deleteProperty(window, "documentPictureInPicture"));

  test("is not offered where the browser has none", async () => {
    canVideo(false);
    await showPart(<Small />);
    expect(said()).toBe("absent, off");
  });

  test("uses the browser's window for the doctor's video until it is closed", async () => {
    canVideo(true);
    const request = vi.fn<() => Promise<object>>(() => Promise.resolve({}));
    const { user } = await showPart(<Small />);
    const video = document.querySelector("video");
    Object.assign(video ?? {}, { requestPictureInPicture: request });
    await user.click(screen.getByRole("button"));
    await waitFor(() => expect(said()).toBe("offered, on"));
    act(() => void video?.dispatchEvent(new Event("leavepictureinpicture")));
    expect(said()).toBe("offered, off");
    request.mockRejectedValueOnce(new Error("NotAllowedError"));
    await user.click(screen.getByRole("button"));
    expect(said()).toBe("offered, off");
  });

  test("uses our own window in our language and direction where supported, and closes with the call", async () => {
    canVideo(false);
    const page = document.implementation.createHTMLDocument();
    const close = vi.fn<() => void>();
    const opened = Object.assign(new EventTarget(), { document: page, close });
    const requestWindow = () => Promise.resolve(opened);
    Object.defineProperty(window, "documentPictureInPicture", {
      configurable: true,
      value: { requestWindow },
    });
    const { user, show } = await showPart(<Small />, { locale: "ar" });
    await user.click(screen.getByRole("button"));
    await waitFor(() => expect(said()).toBe("offered, on"));
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(["ar", "rtl"]);
    show(null);
    expect(close).toHaveBeenCalled();
  });
});

describe("the call tools", () => {
  function Tools({ session }: { session: ReturnType<typeof standInSession> }) {
    const frame = useRef<HTMLDivElement>(null);
    const { captions, shortcuts, devices } = useCallTools(session, frame);
    return (
      <div ref={frame}>
        <button type="button" onClick={captions.toggle}>{`captions ${String(captions.isOn)}`}</button>
        <button type="button" onClick={shortcuts.toggle}>{`shortcuts ${String(shortcuts.isOn)}`}</button>
        <button type="button" onClick={devices.toggleMicrophone}>
          microphone
        </button>
        <button type="button" onClick={() => devices.switchCamera?.()}>
          {devices.switchCamera ? "other camera" : "one camera"}
        </button>
      </div>
    );
  }
  const on = { status: "on", track: { getSettings: () => ({ deviceId: "front" }) }, deviceId: "front" };
  const two = { camera: [{ id: "front" }, { id: "back" }], microphone: [], speaker: [] };

  test("remember preferences", async () => {
    const { user, show } = await showPart(<Tools session={standInSession()} />);
    await user.click(screen.getByText("captions true"));
    show(<Tools key="2" session={standInSession()} />);
    expect(screen.getByText("captions false")).toBeTruthy();
    expect(screen.getByText("shortcuts true")).toBeTruthy();
  });

  test("change for this call where the browser's storage is full", async () => {
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const storage = { getItem: () => null, setItem, removeItem: () => {} } as unknown as Storage;
    const { user } = await showPart(<Tools session={standInSession()} />, { replace: { storage } });
    const failed = vi.fn<() => void>();
    window.addEventListener("error", failed);
    await user.click(screen.getByText("shortcuts true"));
    window.removeEventListener("error", failed);
    expect(screen.getByText("shortcuts false")).toBeTruthy();
    expect(failed).not.toHaveBeenCalled();
  });

  test.each(["{", "7", '{"hasCaptions":"no"}'])("ignore %s as a preference", async (text) => {
    localStorage.setItem("call-preferences", text);
    await showPart(<Tools session={standInSession()} />);
    expect(screen.getByText("captions true")).toBeTruthy();
    expect(screen.getByText("shortcuts true")).toBeTruthy();
  });

  test("turn the microphone on, and request it where it was never allowed", async () => {
    const session = standInSession();
    const { user } = await showPart(<Tools session={session} />);
    await user.click(screen.getByText("microphone"));
    expect(session.setMuted).toHaveBeenCalledExactlyOnceWith(false);
    expect(session.media.request).toHaveBeenCalledExactlyOnceWith(["microphone"]);
  });

  test("switch between two cameras only where there are two", async () => {
    const session = standInSession(standInMedia({ camera: on, devices: two } as never));
    const { user, show } = await showPart(<Tools session={session} />);
    await user.click(screen.getByText("other camera"));
    expect(session.chooseDevice).toHaveBeenCalledExactlyOnceWith("camera", "back");
    show(<Tools key="2" session={standInSession()} />);
    expect(screen.getByText("one camera")).toBeTruthy();
  });
});

describe("the tab's memory of joining", () => {
  test("stores how until it is cleared, and nothing where the browser refuses", () => {
    const memory = openCallMemory();
    memory.keep(21, { withCamera: true, isMuted: false });
    expect(openCallMemory().entry(21)).toEqual({ withCamera: true, isMuted: false });
    expect(memory.entry(22)).toBeNull();
    memory.forget(21);
    expect(memory.entry(21)).toBeNull();
    sessionStorage.setItem("visit-entered-21", "{");
    expect(memory.entry(21)).toBeNull();
    sessionStorage.setItem("visit-entered-21", '{"withCamera":"yes"}');
    expect(memory.entry(21)).toEqual({ withCamera: false, isMuted: false });
  });
});

describe("a joining guest", () => {
  const call = {
    appointment_id: 21,
    needs_name: true,
    is_admitted: false,
    status: "accepted" as const,
    status_code: 2,
    service_type: "remote" as const,
    start_time: "2026-11-24T14:00:00.000Z",
    end_time: "2026-11-24T14:20:00.000Z",
    time_zone: "Europe/Lisbon",
    join_opens_at: "2026-11-24T13:50:00.000Z",
    join_closes_at: "2026-11-24T20:20:00.000Z",
  };
  const nobody: InvitedPeople = {
    name: "Ana",
    relationship: null,
    relationship_words: "",
    patient_name: null,
    doctor: null,
  };
  const doctor = { name: "Dr Rui Vale", specialty: "cardiology", portrait_url: "/1.webp" };
  const clinic = { name: "Aurora", logoUrl: "/logo.svg" };
  const answers = () =>
    fakeApi()
      .on(getInvitedCall, entityOf(call))
      .on(getInvitedPeople, entityOf(nobody))
      .on(knock, entityOf({ is_admitted: false }))
      .on(enterAsGuest, entityOf({ ...admission, visit: waiting }))
      .on(getCallAsGuest, entityOf(waiting))
      .on(leaveAsGuest, undefined as never);

  async function open(api: FakeApi) {
    const { app } = await showPart(null, { api });
    return openGuestCall(app.api, "t".repeat(20), clinic);
  }

  test("knocks with the entered name, waits, and enters once the doctor admits", async () => {
    vi.useFakeTimers();
    const api = answers();
    const opening = open(api);
    await vi.advanceTimersByTimeAsync(0);
    const guest = await opening;
    guest.sayName("Ana");
    const entering = guest.api.enter("page-1");
    await vi.advanceTimersByTimeAsync(2_499);
    expect(guest.isInLobby.get()).toBe(true);
    expect(api.sentTo(knock)).toHaveLength(1);
    api.on(knock, entityOf({ is_admitted: true }));
    await vi.advanceTimersByTimeAsync(1);
    expect((await entering).isOk).toBe(true);
    expect(api.sentTo(knock).map(({ body }) => body)).toEqual([{ name: "Ana" }, { name: "Ana" }]);
    expect(guest.isInLobby.get()).toBe(false);
  });

  test.each(["visit_over", "visit_not_open"] as const)(
    "is told that the appointment is over (%s)",
    async (code) => {
      const guest = await open(answers().refuse(knock, code));
      expect(await guest.api.enter("page-1")).toMatchObject({ isOk: false, failure: { code } });
      expect(guest.isInLobby.get()).toBe(false);
    },
  );

  test("does not enter after leaving the lobby", async () => {
    const api = answers();
    const guest = await open(api);
    const entering = guest.api.enter("page-1");
    await waitFor(() => expect(guest.isInLobby.get()).toBe(true));
    await guest.api.leave();
    expect((await entering).isOk).toBe(false);
    // A knock after the farewell would bring somebody back to the door who has gone.
    expect(api.sentTo(knock)).toHaveLength(1);
    expect(api.sentTo(enterAsGuest)).toHaveLength(0);
  });

  test("does not wait in the lobby after leaving during the knock", async () => {
    const api = answers();
    const slow = holdBackAnswers(api, "/api/invited/knock");
    slow.holdBack();
    const { app } = await showPart(null, { api: slow.api });
    const guest = openGuestCall(app.api, "t".repeat(20), clinic);
    const entering = guest.api.enter("page-1");
    await waitFor(() => expect(api.sentTo(knock)).toHaveLength(1));
    await guest.api.leave();
    slow.letGo();
    expect((await entering).isOk).toBe(false);
    expect(guest.isInLobby.get()).toBe(false);
    expect(api.sentTo(knock)).toHaveLength(1);
  });

  test("does not enter after leaving while the names were loading", async () => {
    const api = answers().on(knock, entityOf({ is_admitted: true }));
    const slow = holdBackAnswers(api, "/api/invited/people");
    const { app } = await showPart(null, { api: slow.api });
    const guest = openGuestCall(app.api, "t".repeat(20), clinic);
    await guest.api.appointment();
    slow.holdBack();
    const entering = guest.api.enter("page-1");
    await waitFor(() => expect(api.sentTo(getInvitedPeople)).toHaveLength(2));
    await guest.api.leave();
    slow.letGo();
    expect((await entering).isOk).toBe(false);
    expect(api.sentTo(enterAsGuest)).toHaveLength(0);
  });

  test("sees the clinic’s name until admitted, and the doctor’s afterwards", async () => {
    const api = answers();
    const guest = await open(api);
    expect(await guest.api.appointment()).toMatchObject({
      isOk: true,
      data: { id: 21, doctor: { name: "Aurora" }, patient_name: "", symptoms: "", code: null },
    });
    api.on(getInvitedCall, entityOf({ ...call, is_admitted: true }));
    api.on(getInvitedPeople, entityOf({ ...nobody, doctor, patient_name: "Joana Prata" }));
    expect(await guest.api.appointment()).toMatchObject({
      data: { doctor: { name: "Dr Rui Vale" }, patient_name: "Joana Prata" },
    });
    expect(await guest.api.review(5, "")).toMatchObject({ isOk: false });
  });
});

describe("advice for a device that does not work", () => {
  const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

  test.each([
    ["camera", /Without a camera, the appointment can go ahead with sound only\./],
    ["microphone", /If your headset has a mute switch, turn it off\./],
    ["speaker", /neither this device nor this tab is muted/],
    ["network", /Use another Wi-Fi or a cable/],
  ] as const)("is shown for the %s, with focus and the clinic's number", async (step, words) => {
    await showPart(<DeviceHelp step={step} />, { settings: { clinicPhone: "+351 210 000 000" } });
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "What you can try" }));
    expect(screen.getByRole("list").textContent).toMatch(words);
    expect(screen.getByRole("link").getAttribute("href")).toBe("tel:+351210000000");
  });

  test.each([
    ["camera", /Close other apps that make video calls/],
    ["speaker", /turn silent mode off/],
    ["network", /Switch from Wi-Fi to mobile data/],
  ] as const)("differs for the %s of a phone", async (step, words) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(phone);
    await showPart(<DeviceHelp step={step} />, { settings: { clinicPhone: null } });
    expect(screen.getByRole("list").textContent).toMatch(words);
    expect(screen.queryByRole("link")).toBeNull();
  });
});
