import { clinicJoin } from "@anteroom/contract/clinic";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { anAppointment } from "../../../web/src/testing/answers/appointments.ts";
import { admission, roomWith } from "../../../web/src/testing/answers/call.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { standInDevices } from "../../../web/src/testing/devices.ts";
import { aTrack, standInMedia } from "../../../web/src/testing/stand-in-media.ts";
import { aParticipant } from "../../../web/src/testing/stand-in-session.ts";
import type { VideoRoom } from "../../../web/src/ports/video-room.ts";
import { callApi } from "../testing/call-api.ts";
import { openDesk, showInDesk } from "../testing/open-desk.tsx";
import { CallStage } from "./stage.tsx";

const appointment = { ...anAppointment(), patient_id: null };
const entrance = { ...admission, display_name: "Dr Helena Duarte", patient_language: "en" };

beforeEach(() => void standInDevices());

const showScreens = (answer: () => Promise<MediaStream>) =>
  Object.assign(navigator.mediaDevices, { getDisplayMedia: answer });

test("a screen that is not shared says so, until it is read or shared after all", async () => {
  const share = vi.fn<() => Promise<MediaStream>>(() =>
    Promise.reject(new DOMException("No", "NotAllowedError")),
  );
  showScreens(share);
  const api = callApi(appointment).on(clinicJoin, entityOf(entrance));
  const { user } = await openDesk("/desk/appointments/21/call", { api, role: "doctor" });
  await user.click(await screen.findByRole("button", { name: "Share the screen" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Your screen is not shared");
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Share the screen" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  share.mockResolvedValue({ getVideoTracks: () => [aTrack()] } as unknown as MediaStream);
  await user.click(screen.getByRole("button", { name: "Share the screen" }));
  expect(await screen.findByRole("button", { name: "Stop sharing the screen" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a shared screen goes into the room of a call that is joined again", async () => {
  const track = aTrack();
  showScreens(() => Promise.resolve({ getVideoTracks: () => [track] } as unknown as MediaStream));
  const sendTo = (room: VideoRoom) => vi.spyOn(room, "replaceDevice");
  const [first, second] = [roomWith([]), roomWith([])];
  const [before, after] = [sendTo(first), sendTo(second)];
  function Rejoining() {
    const [room, setRoom] = useState(first);
    return (
      <>
        <button type="button" onClick={() => setRoom(second)}>
          Again
        </button>
        {stageOf(room)}
      </>
    );
  }
  const { user } = await showInDesk(<Rejoining />);
  await user.click(await screen.findByRole("button", { name: "Share the screen" }));
  await waitFor(() => expect(before).toHaveBeenCalledWith("screen", track));
  await user.click(screen.getByRole("button", { name: "Again" }));
  expect(after).toHaveBeenCalledWith("screen", track);
  await user.click(screen.getByRole("button", { name: "Stop sharing the screen" }));
  expect(after).toHaveBeenLastCalledWith("screen", null);
});

const stageOf = (room: VideoRoom) => (
  <main>
    <h1>Video call</h1>
    <CallStage room={room} media={standInMedia()} appointment={appointment} />
  </main>
);

test("sound and picture that the browser refuses start by a press", async () => {
  const play = vi
    .spyOn(HTMLMediaElement.prototype, "play")
    .mockRejectedValue(new DOMException("No", "NotAllowedError"));
  const room = roomWith([aParticipant({ id: "patient-7", role: "patient", name: "Inês" })]);
  const { user } = await showInDesk(stageOf(room));
  const start = await screen.findByRole("button", { name: "Start sound" });
  expect(await accessibilityFaults()).toEqual([]);
  play.mockClear();
  play.mockResolvedValue();
  await user.click(start);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Start sound" })).toBeNull());
  expect(play.mock.contexts.map((element) => (element as HTMLElement).tagName).toSorted()).toEqual([
    "AUDIO",
    "VIDEO",
  ]);
});

test("a stream that is gone before it plays asks for nothing", async () => {
  const play = vi
    .spyOn(HTMLMediaElement.prototype, "play")
    .mockRejectedValue(new DOMException("Gone", "AbortError"));
  await showInDesk(stageOf(roomWith([aParticipant({ id: "patient-7", role: "patient" })])));
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole("button", { name: "Start sound" })).toBeNull();
});
