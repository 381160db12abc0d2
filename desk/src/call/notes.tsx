import { clinicGetNotes } from "@anteroom/client/operations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useStore } from "../../../web/src/platform/storage/store.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextArea } from "../../../web/src/ui/form/field.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import { createNotesKeeper, type NotesKeeper } from "./keep-notes.ts";
import styles from "./call-screen.module.css";

/**
 * The doctor's notes; saved automatically shortly after each change, and at once on blur, on leaving the screen or the page. Offers to
 * overwrite what someone else has written.
 */
export function Notes({ appointmentId }: { appointmentId: number }) {
  const { t } = useLingui();
  const { api, notes } = useDesk();
  const { data, failure, ask } = useApiAnswer(clinicGetNotes, { params: { appointment_id: appointmentId } });
  const keeper = useStore(notes, notes.get()).get(appointmentId);
  const known = data?.data.entity ?? null;
  useEffect(() => {
    if (!known) return;
    const open = notes.get();
    const before = open.get(appointmentId);
    if (before) before.learn(known);
    else notes.set(new Map(open).set(appointmentId, createNotesKeeper(api, { appointmentId, ...known })));
  }, [known, api, appointmentId, notes]);
  useEffect(() => {
    if (!keeper) return;
    const leave = () => keeper.saveNow();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [keeper]);
  return (
    <section className={`stack g2 ${styles["notes"]}`} aria-label={t`Notes`}>
      <FailureNotice failure={failure} onRetry={ask} />
      {keeper && <NotesField keeper={keeper} />}
    </section>
  );
}

function NotesField({ keeper }: { keeper: NotesKeeper }) {
  const { t } = useLingui();
  const { timeOf } = useTimes();
  const { text, status, savedAt, failure } = useStore(keeper.state, keeper.state.get());
  return (
    <>
      <TextArea
        label={t`Notes`}
        hint={t`For the clinic alone. They are saved as you write.`}
        dir="auto"
        value={text}
        onChange={({ currentTarget }) => keeper.write(currentTarget.value)}
        onBlur={keeper.saveNow}
      />
      <output className="sm muted">
        {status === "saved" && savedAt !== null && <Trans>Saved at {timeOf(savedAt)}</Trans>}
        {(status === "changed" || status === "saving") && <Trans>Saving</Trans>}
      </output>
      {status === "conflict" && (
        <Button kind="outlined" isSmall onClick={() => void keeper.takeOver()}>
          <Trans>Save my text in place of the other</Trans>
        </Button>
      )}
      <FailureNotice failure={failure} {...(status === "failed" ? { onRetry: keeper.saveNow } : {})} />
    </>
  );
}
