import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useStore } from "../../../platform/storage/store.ts";
import type { Sending } from "../../../ports/video-room.ts";
import { sendingChangeToAnnounce } from "./ladder-step.ts";
import type { CallSession } from "./call-session.ts";

/** So long a step of the ladder stays to be read, in ms. */
const shownFor = 10_000;
const best: Sending = { level: "720p", reason: null };

/**
 * Returns the message to show for 10 s after the sent quality was lowered or restored automatically; null
 * otherwise.
 */
export function useSendingLevelMessage(session: CallSession): string | null {
  const { t } = useLingui();
  const sending = useStore(session.sending, best);
  const [words, setText] = useState<string | null>(null);
  const last = useRef(sending);
  useEffect(() => {
    const before = last.current;
    last.current = sending;
    const said = sendingChangeToAnnounce(before, sending);
    if (said === null) return;
    setText(
      {
        back: t`Your connection is good again: your picture is back.`,
        "sound-only": t`Your connection is very weak: for now only your sound is sent.`,
        smaller: t`Your connection is weak: your picture is smaller.`,
        busy: t`This device is busy: your picture is smaller.`,
      }[said],
    );
  }, [sending, t]);
  useEffect(() => {
    const timer = setTimeout(() => setText(null), shownFor);
    return () => clearTimeout(timer);
  }, [words]);
  return words;
}
