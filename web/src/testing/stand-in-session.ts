import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { vi } from "vitest";
import { createStore } from "../platform/storage/store.ts";
import type { RoomParticipant } from "../ports/video-room.ts";
import { standInMedia } from "./stand-in-media.ts";
import { createCallVisibility } from "../features/consultation/call/call-visibility.ts";
import type { CallSession } from "../features/consultation/session/call-session.ts";
import {
  firstCallState,
  type CallSessionState,
} from "../features/consultation/session/call-session-state.ts";
import type { ScreenShare } from "../features/consultation/session/media/share-screen.ts";

/** A stand-in for a call session: tests set its stores and read the recorded calls. */
export function standInSession(media = standInMedia()) {
  const { stores, hear } = createCallVisibility({ now: () => Date.UTC(2026, 10, 26, 14) });
  return {
    ...stores,
    hear,
    media,
    state: createStore<CallSessionState>(firstCallState),
    appointment: createStore<Appointment | null>(null),
    isMuted: createStore(false),
    isTalkingMuted: createStore(false),
    screen: createStore<ScreenShare>({ status: "off" }),
    onHint: () => () => {},
    call: vi.fn<() => Promise<never>>(() =>
      Promise.resolve({ isOk: false, failure: { code: "unreachable" } } as never),
    ),
    start: () => () => {},
    refresh: vi.fn<CallSession["refresh"]>(),
    stepIn: vi.fn<CallSession["stepIn"]>(),
    join: vi.fn<CallSession["join"]>(),
    joinAudioOnly: vi.fn<CallSession["joinAudioOnly"]>(),
    rejoin: vi.fn<CallSession["rejoin"]>(),
    leave: vi.fn<CallSession["leave"]>(),
    setMuted: vi.fn<CallSession["setMuted"]>(),
    setCamera: vi.fn<CallSession["setCamera"]>(),
    chooseDevice: vi.fn<CallSession["chooseDevice"]>(() => Promise.resolve()),
    shareScreen: vi.fn<CallSession["shareScreen"]>(() => Promise.resolve()),
    stopScreen: vi.fn<CallSession["stopScreen"]>(),
    review: vi.fn<CallSession["review"]>(),
  } satisfies CallSession & { hear: unknown };
}

/** Another participant, with video and sound. */
export function aParticipant(more: Partial<RoomParticipant> = {}): RoomParticipant {
  return {
    id: "doctor-3",
    role: "doctor",
    name: "Dr Rui Vale",
    connection: "connected",
    stream: new MediaStream(),
    screenStream: null,
    hasMicrophoneOn: true,
    hasCameraOn: true,
    hasScreenOn: false,
    isSpeaking: false,
    quality: 4,
    isRelayed: null,
    ...more,
  };
}
