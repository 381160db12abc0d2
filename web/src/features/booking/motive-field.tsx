import { fieldLimits } from "@anteroom/domain/field-limits";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { TextArea } from "../../ui/field.tsx";
import { LaterTellClinic } from "../urgent/later-tell-clinic.tsx";
import type { DangerNotice } from "./danger-notice.tsx";
import { holdHeaders, holdStoreOf } from "./hold-store.ts";

type Props = { text: string; error: string | undefined; onType: (text: string) => void };

/** The one question of a booking. Words that cannot wait bring the emergency number and a way to tell the clinic at once, and block nothing. */
export function MotiveField({ text, error, onType }: Props) {
  const { t } = useLingui();
  const app = useApp();
  const { Notice, isDanger, wasDanger } = useDanger(text);
  const [isSeen, setSeen] = useState(false);
  return (
    <div className="stack">
      <TextArea
        id="symptoms"
        name="symptoms"
        label={t`In your own words`}
        hint={t`A few words are enough. Your doctor reads this before the visit.`}
        error={error}
        maxLength={fieldLimits.motive}
        rows={4}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <div aria-live="assertive">{Notice && isDanger && <Notice isSeen={isSeen} />}</div>
      {wasDanger && (
        <LaterTellClinic
          place="booking"
          words={text}
          isOffered={isDanger}
          headers={holdHeaders(holdStoreOf(app).get())}
          onSeen={setSeen}
        />
      )}
    </div>
  );
}

type Known = { findDanger: (text: string) => readonly unknown[]; Notice: typeof DangerNotice };

/** The words come in a chunk of their own, fetched while one begins to write. */
function useDanger(text: string) {
  const [known, setKnown] = useState<Known | null>(null);
  const [wasDanger, setWasDanger] = useState(false);
  const hasBegun = text !== "";
  useEffect(() => {
    if (!hasBegun) return;
    let isGone = false;
    void Promise.all([import("@anteroom/domain/danger-words"), import("./danger-notice.tsx")]).then(
      ([{ findDanger }, { DangerNotice }]) => !isGone && setKnown({ findDanger, Notice: DangerNotice }),
      () => {}, // offline: the number stands on the page anyway
    );
    return () => {
      isGone = true;
    };
  }, [hasBegun]);
  const isDanger = known !== null && known.findDanger(text).length > 0;
  if (isDanger && !wasDanger) setWasDanger(true);
  return { Notice: known?.Notice, isDanger, wasDanger };
}
