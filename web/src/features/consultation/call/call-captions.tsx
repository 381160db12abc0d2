import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useDoctorAtStart } from "../../../platform/i18n/doctor-in-sentence.ts";
import { useStore } from "../../../platform/storage/store.ts";
import styles from "./call-screen.module.css";
import type { Caption } from "../session/captions.ts";
import type { CallSession } from "../session/call-session.ts";

/** So long a sentence stays to be read, in ms. */
const shownFor = 15_000;
const none: readonly Caption[] = [];

/**
 * Renders the latest caption that the doctor types. It is announced once it is final, and disappears from the
 * screen 15 s later.
 */
export function CallCaptions({ session }: { session: CallSession }) {
  const captions = useStore(session.captions, none);
  const last = captions.at(-1);
  const whole = captions.findLast(({ isFinal }) => isFinal);
  const [readId, setReadId] = useState<number | null>(null);
  useEffect(() => {
    if (!last?.isFinal) return;
    const timer = setTimeout(() => setReadId(last.id), shownFor);
    return () => clearTimeout(timer);
  }, [last]);
  const name = <bdi>{useDoctorAtStart(whole?.name ?? "")}</bdi>;
  return (
    <>
      {last && last.id !== readId && (
        <p className={styles["caption"]} aria-hidden="true" dir="auto">
          {last.text}
        </p>
      )}
      <output className="vh">
        {whole && (
          <Trans>
            {name} writes: <span dir="auto">{whole.text}</span>
          </Trans>
        )}
      </output>
    </>
  );
}
