import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { useStore, type Store } from "../../../platform/storage/store.ts";
import { TextArea } from "../../../ui/form/field.tsx";
import { lazyCrisisHelp, lazyDangerNotice, lazyUnmeantLine } from "../../../shared/urgent/crisis-watch.tsx";
import { LazyNotifyClinic } from "../../../shared/urgent/lazy-notify-clinic.tsx";
import { fingerprintOf, readReceipt } from "../../../shared/urgent/stored-receipt.ts";
import { declareMeant, declareUnmeant, unmeantTexts } from "../../../shared/urgent/unmeant-texts.ts";
import { useDangerCheck } from "../../../shared/urgent/use-danger-check.ts";
import { holdHeaders, holdStoreOf } from "../hold-store.ts";

type Props = {
  motive: Store<string>;
  error: string | undefined;
  /** The motive whose help is shown above the form's errors, as long as it is unchanged. */
  helpedAbove: string | null;
  /** Birth date of the booking's person, if known: a baby's fever is urgent. */
  bornOn: string | null;
};

/**
 * Renders the field `symptoms` for the motive of a booking, and checks it on the device while typing. Shows
 * the emergency number for danger words, and help for words of self-harm or violence, with a button to alert
 * the clinic; once alerted, that stays. Never prevents the booking.
 */
export function MotiveField({ motive, error, helpedAbove, bornOn }: Props) {
  const text = useStore(motive, motive.get());
  const { t } = useLingui();
  const app = useApp();
  const now = app.clock.now();
  const { isDanger, unmeant, ...found } = useDangerCheck(text, false, { bornOn, now });
  const [last, setLast] = useState(found);
  if (found.crisis !== null && (found.words !== last.words || found.crisis !== last.crisis)) setLast(found);
  // Once the clinic was notified, help and outcome stay, also when the words are removed.
  const isReported = (words: string) =>
    readReceipt(deviceMemory(app.storage), "booking", now)?.mark === fingerprintOf(words);
  const isStored = found.crisis === null && last.crisis !== null && isReported(last.words);
  // Help for words not meant so disappears; that the clinic was notified does not.
  const isOver = last.crisis === "self-harm" && unmeantTexts().includes(last.words);
  const { crisis, words } = isStored && !isOver ? last : found;
  const [wasDanger, setWasDanger] = useState(false);
  const [isSeen, setSeen] = useState(false);
  if (isDanger && !wasDanger) setWasDanger(true);
  const isHere = helpedAbove !== text;
  const notify = {
    place: "booking",
    words: crisis ? words : isStored ? last.words : text,
    headers: holdHeaders(holdStoreOf(app).get()),
  } as const;
  return (
    <div className="stack">
      <TextArea
        id="symptoms"
        name="symptoms"
        label={t`In your own words`}
        hint={t`A few words are enough. The doctor reads this before the appointment.`}
        error={error}
        maxLength={fieldLimits.motive}
        rows={4}
        value={text}
        onChange={(event) => motive.set(event.currentTarget.value)}
      />
      {isHere && crisis && (
        <lazyCrisisHelp.Part
          crisis={crisis}
          notify={notify}
          onUnmeant={crisis === "self-harm" ? () => declareUnmeant(words) : undefined}
        />
      )}
      {isHere && unmeant !== null && !crisis && <lazyUnmeantLine.Part notify={null} onAgain={declareMeant} />}
      <div aria-live="assertive">
        {isHere && isDanger && !crisis && <lazyDangerNotice.Part isSeen={isSeen} />}
      </div>
      {isHere && wasDanger && !crisis && (
        <LazyNotifyClinic {...notify} isOffered={isDanger} onSeen={setSeen} />
      )}
    </div>
  );
}
