import { removeCardPicture, type CardPicture } from "@anteroom/contract/account/insurance";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useUnloadWarning } from "../../../platform/browser/use-unload-warning.ts";
import { isUnanswered, type Failure, type Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { readLines } from "../../../media/read-lines.ts";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import {
  convertCardPicture,
  fetchCardPicture,
  uploadCardPicture,
  type CardPlace,
  type PictureTrouble,
} from "./card-picture.ts";

/** How long an unsent picture waits before it is sent again, in ms. */
const pauseMs = 10_000;

/** Why the last action on a card's side failed. */
export type CardTrouble = PictureTrouble | "not-sent" | "no-picture" | { failure: Failure };
type Phase = "idle" | "preparing" | "sending" | "sent" | "removing" | "removed";

/** Props of one side of the card. */
export type CardSideProps = CardPlace & {
  stored: CardPicture | null;
  /** Called with the text lines detected on a picture just taken. */
  onLines: (lines: string[]) => void;
  onChanged: () => Promise<unknown>;
};

/**
 * Holds one side of a card: the stored picture, which it fetches once scanned, and functions to choose, retry
 * and remove. `choose` converts and uploads at once, calls `onChanged`, and passes detected text to
 * `onLines`. Sends an unsent picture again when the browser comes online and every 10 s. Warns before the page is left
 * meanwhile.
 */
export function useCardSide({ patientId, side, stored, onLines, onChanged }: CardSideProps) {
  const { api } = useApp();
  const [phase, setPhase] = useState<Phase>("idle");
  const [trouble, setTrouble] = useState<CardTrouble | null>(null);
  /** What was drawn here, and under which number the clinic has it; null while it is not sent. */
  const [drawn, setDrawn] = useState<{ picture: Blob; storedAs: number | null } | null>(null);
  const unsent = useRef<Blob | null>(null);
  const place = { patientId, side };
  const fetched = useStoredPicture(place, stored);
  // Another device may have sent a newer one meanwhile.
  const isOwnShown = drawn !== null && (drawn.storedAs === null || drawn.storedAs === stored?.id);

  const send = async (picture: Blob) => {
    unsent.current = picture;
    setDrawn({ picture, storedAs: null });
    setTrouble(null);
    setPhase("sending");
    const answer = await uploadCardPicture(api, place, picture);
    if (unsent.current !== picture) return; // removed meanwhile
    if (answer.isOk) unsent.current = null;
    if (answer.isOk) await onChanged();
    setPhase(answer.isOk ? "sent" : "idle");
    setTrouble(answer.isOk ? null : troubleOf(answer.failure));
    if (answer.isOk) setDrawn({ picture, storedAs: answer.data.id });
  };
  const choose = async (file: File) => {
    setTrouble(null);
    setPhase("preparing");
    const picture = await convertCardPicture(file);
    if (typeof picture === "string") {
      setPhase("idle");
      return setTrouble(picture);
    }
    void readLines(picture).then((lines) => lines.length > 0 && onLines(lines));
    await send(picture);
  };
  const remove = async () => {
    const isStored = stored !== null;
    setPhase("removing");
    const answer = isStored
      ? await api.call(removeCardPicture, { params: { patient_id: patientId, side } })
      : null;
    // Another device may have removed it before.
    if (answer && !answer.isOk && answer.failure.code !== "not_found") {
      setPhase("idle");
      return setTrouble({ failure: answer.failure });
    }
    unsent.current = null;
    setDrawn(null);
    setTrouble(null);
    if (isStored) await onChanged();
    setPhase("removed");
  };

  const resume = useEffectEvent(() => unsent.current && void send(unsent.current));
  useEffect(() => {
    const listener = () => resume();
    addEventListener("online", listener);
    return () => removeEventListener("online", listener);
  }, []);
  useEffect(() => {
    if (trouble !== "not-sent") return;
    const timer = setTimeout(resume, pauseMs);
    return () => clearTimeout(timer);
  }, [trouble]);
  useUnloadWarning(trouble === "not-sent" || phase === "sending");

  return {
    phase,
    trouble: trouble ?? (fetched.failure && !isOwnShown ? { failure: fetched.failure } : null),
    shown: isOwnShown ? drawn.picture : (fetched.data ?? null),
    retry: () => void (unsent.current ? send(unsent.current) : fetched.again()),
    choose: (file: File) => void choose(file),
    noPicture: () => {
      setPhase("idle");
      setTrouble("no-picture");
    },
    remove: () => void remove(),
  };
}

/** The bytes of the stored picture; none where there is no picture or it may not be handed over. */
function useStoredPicture(place: CardPlace, stored: CardPicture | null) {
  const { api } = useApp();
  const isReady = stored?.scan === "clean" || stored?.scan === "unscanned";
  return useApiQuery<Blob | null>(
    ["insurance-card", place.patientId, place.side, isReady ? stored.id : null],
    async (): Promise<Result<Blob | null>> =>
      isReady ? fetchCardPicture(api, place) : { isOk: true, data: null },
  );
}

function troubleOf(failure: Failure): CardTrouble {
  if (isUnanswered(failure)) return "not-sent";
  if (failure.code === "file_too_large") return "too-large";
  return failure.code === "file_kind_unknown" ? "unreadable" : { failure };
}
