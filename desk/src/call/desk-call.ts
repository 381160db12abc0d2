import type { AnswerOf } from "@anteroom/client/operation";
import {
  clinicAppointmentFiles,
  clinicGetAppointment,
  clinicJoin,
  clinicListInvitations,
  clinicListMeasurements,
  clinicListMessages,
  clinicListRequests,
  clinicSignal,
} from "@anteroom/client/operations";
import { realtimeEvents } from "@anteroom/contract/channels";
import { joinJanusCall } from "../../../web/src/adapters/janus-call/janus-call.ts";
import { joinMeshCall } from "../../../web/src/adapters/mesh-call/mesh-call.ts";
import {
  openSignalling,
  type SideHint,
} from "../../../web/src/features/consultation/session/call-signalling.ts";
import { iceServersOf } from "../../../web/src/features/consultation/session/media/renew-relay.ts";
import { reviveDevices } from "../../../web/src/features/consultation/session/media/revive-devices.ts";
import type { LocalMedia } from "../../../web/src/media/local-media.ts";
import { sendLocalMedia } from "../../../web/src/media/send-local-media.ts";
import type { Failure } from "../../../web/src/platform/api.ts";
import { createStore, type Store } from "../../../web/src/platform/storage/store.ts";
import type { VideoRoom } from "../../../web/src/ports/video-room.ts";
import type { Desk } from "../platform/create-desk.ts";

/** `refused`: the API denied entry. `left`: the call is over for the doctor. */
export type DeskCallState =
  | { status: "joining" }
  | { status: "refused"; failure: Failure }
  | { status: "in"; room: VideoRoom }
  | { status: "left" };

/** The doctor's end of a call. */
export type DeskCall = {
  state: Pick<Store<DeskCallState>, "get" | "subscribe">;
  /** Enters the call, or tries again after a refusal. */
  join: () => void;
  /** Leaves for good: `join` no longer enters. */
  leave: () => void;
};

type Admission = AnswerOf<typeof clinicJoin>["data"]["entity"];

const joiners = { mesh: joinMeshCall, janus: joinJanusCall };

/** Who was let in anew keeps asking no faster than this, in ms: the server may be starting. */
const rejoinPause = 2_000;

/** What the screens fetch again after a hint in the call. */
const refetchedBy: Record<SideHint, readonly { path: string }[]> = {
  [realtimeEvents.messagesChanged]: [clinicListMessages],
  [realtimeEvents.filesChanged]: [clinicAppointmentFiles],
  [realtimeEvents.requestsChanged]: [clinicListRequests, clinicListMeasurements],
  [realtimeEvents.peopleChanged]: [clinicListInvitations],
};

/**
 * Opens the doctor's end of a call; nothing is joined before `join`. Joins by the clinic API, with the media
 * code of the patient's pages, and joins again 2 s after the server has forgotten the call. Hints in the call
 * refetch what the screens show. `leave` does not end the appointment and leaves `media` open.
 */
export function openDeskCall(
  { api, clock, queries, realtime }: Pick<Desk, "api" | "clock" | "queries" | "realtime">,
  { appointmentId, media }: { appointmentId: number; media: LocalMedia },
): DeskCall {
  const state = createStore<DeskCallState>({ status: "joining" });
  const params = { appointment_id: appointmentId };
  let stops: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Who muted themselves stays muted where the call is joined again. */
  let isMuted = false;

  const refetch = (shapes: readonly { path: string }[]) => {
    for (const { path } of shapes) void queries.invalidateQueries({ queryKey: [path] });
  };

  function close(): void {
    clearTimeout(timer);
    for (const stop of stops) stop();
    stops = [];
  }

  async function join(): Promise<void> {
    const before = state.get();
    if (before.status === "left") return;
    if (before.status === "in") isMuted = before.room.getSnapshot().local.microphone.isMuted;
    close();
    if (state.get().status !== "in") state.set({ status: "joining" });
    const answer = await api.call(clinicJoin, { params });
    if (state.get().status === "left") return;
    if (!answer.isOk) {
      refetch([clinicGetAppointment]);
      return state.set({ status: "refused", failure: answer.failure });
    }
    enter(answer.data.data.entity);
  }

  function enter(admission: Admission): void {
    const signalling = openSignalling({
      realtime: realtime.open(),
      entrance: admission,
      api: { signal: (body) => api.call(clinicSignal, { params, body }) },
      onHint: () => refetch([clinicGetAppointment]),
      onSideHint: (hint) => refetch(refetchedBy[hint]),
      // The server has started anew and knows nobody in the call: the doctor joins again.
      onForgotten() {
        clearTimeout(timer);
        timer = setTimeout(() => void join(), rejoinPause);
      },
      onTakenOver: () => {},
    });
    const { camera, microphone } = media.getSnapshot();
    const room = joiners[admission.engine]({
      engine: admission.engine,
      signalling,
      now: clock.now,
      iceServers: iceServersOf(admission),
      tracks: {
        camera: camera.status === "on" ? camera.track : null,
        microphone: microphone.status === "on" ? microphone.track : null,
      },
    });
    if (isMuted) room.setMuted("microphone", true);
    stops = [sendLocalMedia(media, room), reviveDevices(media), () => room.leave(), () => signalling.leave()];
    state.set({ status: "in", room });
  }

  return {
    state,
    join: () => void join(),
    leave() {
      state.set({ status: "left" });
      close();
    },
  };
}
