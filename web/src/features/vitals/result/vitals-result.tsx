import type { Measurement } from "@anteroom/contract/health/vital-signs";
import { dangersOfReading, isUrgent, judgedValues } from "@anteroom/domain/vitals/reading-dangers";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { useClinic, useSession } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { StickyFoot } from "../../../ui/sticky-foot.tsx";
import { printedClass } from "../../../ui/printed.ts";
import { Disclaimer } from "./disclaimer.tsx";
import { useMeasuredPerson } from "../measured-person.ts";
import { MovedNotice, MoveReading } from "./move-reading.tsx";
import type { ReadingMoves } from "./use-moves.ts";
import { RemoveReading } from "./remove-reading.tsx";
import { ResultValues } from "./result-values.tsx";
import type { SavingState, TakenVitals } from "../taken.ts";
import { VitalsDanger } from "../vitals-danger.tsx";
import styles from "../vitals.module.css";

type Props = {
  taken: TakenVitals;
  stored: SavingState;
  past: readonly Measurement[];
  appointmentId: number | undefined;
  months: number | null;
  after: ReactNode;
  onSave: () => void;
  /** Removes the reading from the record after it was saved. */
  removal: ComponentProps<typeof RemoveReading> | false | undefined;
  /** Moves it to another person of the family, once it is there. */
  moves: ReadingMoves | undefined;
  /** Adds values of the patient's own devices. */
  onAdd: () => void;
  onAgain: () => void;
};

/**
 * Renders the result, also for print: each value with its source, the disclaimer, dangers, and whether it is
 * saved, with the actions to save, move, remove, print and add. Takes the focus when mounted. While unsaved
 * it is marked as under way, so that leaving is asked about. It saves nothing by itself.
 */
export function VitalsResult({
  taken,
  stored,
  past,
  appointmentId,
  months,
  after,
  onSave,
  removal,
  moves,
  onAdd,
  onAgain,
}: Props) {
  const person = useMeasuredPerson();
  const name = <bdi>{person}</bdi>;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isUnsaved = stored === "no" || stored === "saving" || typeof stored === "object";
  const isCamera = Object.values(taken.sources).includes("camera");
  const judged = judgedValues(taken.values, taken.sources);
  const isEmergency = dangersOfReading(judged, months).some(isUrgent);
  return (
    <div
      className={classNames("stack g6", stored !== "saved" && styles["foot"])}
      data-under-way={isUnsaved ? "reading" : undefined}
    >
      <div className={`${printedClass} stack g5`}>
        <h1 ref={heading} tabIndex={-1}>
          {person === null ? <Trans>Your reading</Trans> : <Trans>Reading of {name}</Trans>}
        </h1>
        <VitalsDanger values={judged} months={months} appointmentId={appointmentId} />
        {moves && stored === "saved" && <MovedNotice moves={moves} />}
        {!moves?.moved && <SavedLine stored={stored} isCalm={!isEmergency} />}
        <div className={taken.values.heart_rate === undefined ? undefined : "cols"}>
          <ResultValues taken={taken} past={past} months={months} />
        </div>
        {isCamera && taken.values.systolic === undefined && (
          <div className="stack g2">
            <p className="muted">
              <Trans>A camera can’t measure blood pressure, oxygen or weight.</Trans>
            </p>
            <Button kind="soft" icon="plus" onClick={onAdd}>
              <Trans>Add them from your own device</Trans>
            </Button>
          </div>
        )}
        <Disclaimer isCamera={isCamera} isDevice={Object.values(taken.sources).includes("device")} />
      </div>
      {removal && !moves?.moved && (
        <div className="row wrapf">
          <RemoveReading {...removal} />
          {moves && <MoveReading id={removal.id} moves={moves} />}
        </div>
      )}
      <div className={styles["actions"]}>
        <Button kind="outlined" icon="receipt" onClick={() => window.print()}>
          <Trans>Print or save as PDF</Trans>
        </Button>
        <Button kind="outlined" icon="arrows-clockwise" onClick={onAgain}>
          <Trans>Measure again</Trans>
        </Button>
      </div>
      {after}
      {(isUnsaved || stored === "removed") && (
        <StickyFoot>
          <Button isPending={stored === "saving"} onClick={onSave}>
            {stored === "removed" ? (
              <Trans>Save again</Trans>
            ) : appointmentId === undefined ? (
              <Trans>Save</Trans>
            ) : (
              <Trans>Save for the appointment</Trans>
            )}
          </Button>
        </StickyFoot>
      )}
      {stored === "guest" && <SignInToKeep />}
    </div>
  );
}

/** Whether anybody but this page knows of it, beside an emergency without the colour of success; success is said only once the server has it (S4.READ.06). */
function SavedLine({ stored, isCalm }: { stored: SavingState; isCalm: boolean }) {
  const failureText = useFailureText();
  const person = useMeasuredPerson();
  const name = <bdi>{person}</bdi>;
  const isGuest = useSession().kind === "signed-out"; // who has no record here
  if (stored === "saved")
    return (
      <div>
        <output>
          <Banner {...(isCalm && { tone: "ok" as const })}>
            {isGuest ? (
              <Trans>Saved for the doctor to see at the appointment.</Trans>
            ) : person === null ? (
              <Trans>Saved in your record.</Trans>
            ) : (
              <Trans>Saved in the record of {name}.</Trans>
            )}
          </Banner>
        </output>
      </div>
    );
  if (stored === "removed")
    return (
      <div>
        <output>
          <Banner>
            {person === null ? (
              <Trans>Removed from your record.</Trans>
            ) : (
              <Trans>Removed from the record of {name}.</Trans>
            )}
          </Banner>
        </output>
      </div>
    );
  if (stored === "guest")
    return (
      <div>
        <output>
          <Banner>
            <Trans>We don’t store this. It disappears when you close this tab.</Trans>
          </Banner>
        </output>
      </div>
    );
  if (typeof stored === "object") {
    const { title, detail } = failureText(stored.failure);
    return (
      <Banner tone="warn" role="alert">
        <strong>{title}</strong> {detail}
      </Banner>
    );
  }
  return null;
}

function SignInToKeep() {
  const { settings } = useClinic();
  if (!settings.patientsLogIn) return null;
  return (
    <StickyFoot>
      <AppLink to="/login?from=%2Fvitals" className={buttonClass()}>
        <Trans>Sign in to keep it</Trans>
      </AppLink>
    </StickyFoot>
  );
}
