import { within } from "../platform/within.ts";

/** Firefox without any sound system never answers `setSinkId`, in ms. */
const answerMs = 3_000;

/** Sends an element's sound to a speaker, or to the usual one where it cannot be had; says whether it is the wanted one. The sound goes on either way. */
export async function chooseSink(element: HTMLMediaElement, speakerId: string | null): Promise<boolean> {
  if (!("setSinkId" in HTMLMediaElement.prototype)) return false;
  const wanted = speakerId ?? "";
  if (element.sinkId === wanted) return speakerId !== null;
  return within(answerMs, element.setSinkId(wanted)).then(
    () => speakerId !== null,
    () => false,
  );
}

/** Who knows the speaker that is chosen, and tells of another. */
type SpeakerChoice = {
  getSnapshot: () => { chosen: { speaker: string | null } };
  subscribe: (listener: () => void) => () => void;
};

/** Keeps an element on the speaker that is chosen; returns how to stop. */
export function followSpeaker(element: HTMLMediaElement, media: SpeakerChoice): () => void {
  let last: string | null = null;
  const follow = () => {
    const { speaker } = media.getSnapshot().chosen;
    if (speaker === last) return;
    last = speaker;
    void chooseSink(element, speaker);
  };
  follow();
  return media.subscribe(follow);
}
