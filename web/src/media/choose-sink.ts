import { withTimeout } from "../platform/within.ts";

/** Firefox without any sound system never answers `setSinkId`, in ms. */
const answerMs = 3_000;

/**
 * Plays an element's sound on a speaker, or on the default one where that fails or `speakerId` is null. Resolves with whether a chosen
 * speaker is used; false in browsers without the option and after 3 s without an answer. Never rejects.
 */
export async function setSpeaker(element: HTMLMediaElement, speakerId: string | null): Promise<boolean> {
  if (!("setSinkId" in HTMLMediaElement.prototype)) return false;
  const wanted = speakerId ?? "";
  if (element.sinkId === wanted) return speakerId !== null;
  return withTimeout(answerMs, element.setSinkId(wanted)).then(
    () => speakerId !== null,
    () => false,
  );
}

/** Who knows the speaker that is chosen, and tells of another. */
type SpeakerChoice = {
  getSnapshot: () => { chosen: { speaker: string | null } };
  subscribe: (listener: () => void) => () => void;
};

/**
 * Plays an element on the speaker chosen in `media`, at each change of the choice; a failure is ignored.
 * Returns a function that stops it and leaves the speaker as it is.
 */
export function followSpeaker(element: HTMLMediaElement, media: SpeakerChoice): () => void {
  let last: string | null = null;
  const follow = () => {
    const { speaker } = media.getSnapshot().chosen;
    if (speaker === last) return;
    last = speaker;
    void setSpeaker(element, speaker);
  };
  follow();
  return media.subscribe(follow);
}
