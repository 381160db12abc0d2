import type { RoomParticipant } from "../../../ports/video-room.ts";

type ParticipantNotice = {
  what: "came" | "went" | "muted" | "heard" | "hidden" | "seen" | "showing";
  name: string;
};

/**
 * Returns the one change between two states of the participants to announce: leaving, then joining, screen,
 * microphone, camera of the first who changed; null without one.
 */
export function participantNoticeOf(
  before: readonly Pick<RoomParticipant, "id" | "name" | "hasMicrophoneOn" | "hasCameraOn" | "hasScreenOn">[],
  now: typeof before,
): ParticipantNotice | null {
  const gone = before.find(({ id }) => !now.some((one) => one.id === id));
  if (gone) return { what: "went", name: gone.name };
  for (const one of now) {
    const { name } = one;
    const old = before.find(({ id }) => id === one.id);
    if (!old) return { what: "came", name };
    if (one.hasScreenOn && !old.hasScreenOn) return { what: "showing", name };
    if (one.hasMicrophoneOn !== old.hasMicrophoneOn)
      return { what: one.hasMicrophoneOn ? "heard" : "muted", name };
    if (one.hasCameraOn !== old.hasCameraOn) return { what: one.hasCameraOn ? "seen" : "hidden", name };
  }
  return null;
}
