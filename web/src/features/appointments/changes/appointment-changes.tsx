import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { appointmentChange } from "@anteroom/domain/appointment/appointment-change";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useMinute } from "../../../platform/time/server-clock.ts";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { lazyDialog } from "../../../ui/overlay/lazy-dialog.tsx";
import { CostOfCancelling, TooLateToReschedule } from "./cost-of-cancelling.tsx";
import styles from "./appointment-changes.module.css";
import { MovedText } from "./moved-text.tsx";
import { useAnnouncedMove } from "./use-announced-move.ts";
import { appointmentFacts, isPaidOrReserved } from "../appointment-facts.ts";

/** Why neither can be done, and whom to call. */
const NoChange = lazyPart(async () => (await import("./no-change.tsx")).ChangeUnavailable, null);
const CancelDialog = lazyDialog(async () => (await import("./cancel-dialog.tsx")).CancelDialog);
const MoveDialog = lazyDialog(async () => (await import("./move-dialog.tsx")).MoveDialog);

type Props = {
  appointment: Appointment;
  /** For a page that does not follow the patient's list. */
  onChanged?: () => void;
  /** The address points to this part of the page. */
  takesFocus?: boolean;
};

/**
 * Renders the buttons to reschedule and cancel, with the cost before each, and their dialogs, which act on
 * the server (D.85). Calls `onChanged` after either succeeded, and announces it. `takesFocus` focuses the
 * first button and scrolls to it. Where neither is possible it says whom to call (not with
 * `takesFocus`, nor right after a change).
 */
export function AppointmentChanges({ appointment, onChanged, takesFocus = false }: Props) {
  const { clock } = useApp();
  const { settings } = useClinic();
  const now = useMinute(clock);
  const [open, setOpen] = useState<"cancel" | "move" | null>(null);
  const [done, setDone] = useState<"canceled" | "moved" | null>(null);
  const move = useAnnouncedMove(appointment.start_time);
  const said = useRef<HTMLOutputElement>(null);
  const opener = useRef<HTMLElement>(null);
  const change = appointmentChange(
    { ...appointmentFacts(appointment), isPaid: isPaidOrReserved(appointment) },
    settings,
    now,
  );
  const show = (what: "cancel" | "move", from: HTMLElement) => {
    opener.current = from;
    setDone(null);
    move.said(null);
    setOpen(what);
  };
  const close = () => setOpen(null);
  const finish = (what: "canceled" | "moved") => {
    setOpen(null);
    setDone(what);
    onChanged?.();
  };
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    let leave = () => {};
    let isGone = false;
    import("../../../platform/scroll-into-view.ts").then(
      ({ scrollIntoViewAndHold }) => {
        const button = part.current?.querySelector("button");
        if (button && !isGone) leave = scrollIntoViewAndHold(button);
      },
      () => {}, // the page stays as it is
    );
    return () => {
      isGone = true;
      leave();
    };
  }, [takesFocus]);
  const isCanceled = done === "canceled" && appointment.status === "canceled";
  // Only now that the dialog is gone can anything outside of it take the focus; and the sentence not before it has words,
  // which on a slow device come later than the end of the question.
  useEffect(() => {
    if (open === null) (done === null ? opener.current : said.current)?.focus();
  }, [open, done, isCanceled]);
  return (
    <div ref={part} className={styles["changes"]}>
      <output ref={said} tabIndex={-1} className={styles["said"]}>
        {isCanceled && <Trans>Your appointment is cancelled.</Trans>}
        {move.movedTo !== null && <MovedText to={move.movedTo} zone={appointment.time_zone} />}
      </output>
      {change.canReschedule && (
        <Button kind="outlined" isBlock onClick={(event) => show("move", event.currentTarget)}>
          <Trans>Reschedule</Trans>
        </Button>
      )}
      {change.isTooLateToReschedule && (
        <p className={`sm muted ${styles["cost"]}`}>
          <TooLateToReschedule />
        </p>
      )}
      {change.canCancel && (
        <>
          <Button kind="quiet" isBlock onClick={(event) => show("cancel", event.currentTarget)}>
            <Trans>Cancel appointment</Trans>
          </Button>
          <p className={`sm muted ${styles["cost"]}`}>
            <CostOfCancelling appointment={appointment} change={change} />
          </p>
        </>
      )}
      {!change.canCancel && !change.canReschedule && !takesFocus && done === null && (
        <NoChange.Part appointment={appointment} isQuiet />
      )}
      {open === "cancel" && (
        <CancelDialog
          appointment={appointment}
          change={change}
          onClose={close}
          onDone={() => finish("canceled")}
        />
      )}
      {open === "move" && (
        <MoveDialog
          appointment={appointment}
          onClose={close}
          onDone={(to) => {
            move.said(to);
            finish("moved");
          }}
        />
      )}
    </div>
  );
}
