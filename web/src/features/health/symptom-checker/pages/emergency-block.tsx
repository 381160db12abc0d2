import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { use, useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { useApp, useClinic, useSession } from "../../../../platform/app-context.tsx";
import { deviceMemory } from "../../../../platform/storage/device-memory.ts";
import { heldTimeHeaders } from "../../../../shared/booking/held-time.ts";
import type { CareLevel } from "../../../../ports/symptom-checker.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { isSelfHarmCrisis, type Crisis } from "../../../../shared/urgent/crisis.ts";
import { lazyCrisisHelp, lazyUnmeantLine, lazyWarnedLine } from "../../../../shared/urgent/crisis-watch.tsx";
import { LazyNotifyClinic } from "../../../../shared/urgent/lazy-notify-clinic.tsx";
import { EmergencyNumber } from "./emergency-foot.tsx";
import styles from "../symptom-checker.module.css";
import { WarningCorrectionsContext, type WarningCorrections } from "../typed-text/warning-corrections.ts";

type Props = {
  isShown: boolean;
  /** A crisis that the person reports; its help is shown first. */
  crisis?: Crisis | null;
  /** Typed words whose warning is shortened to one line. */
  isInLine?: boolean;
  /** What to do before calling. */
  first?: string | undefined;
  /** What it was raised for: it stays when words are replaced, as long as what raised it counts. */
  raisedFor?: ReactNode;
  /** The urgency, where the checker knows it, so that the banner agrees with the result. */
  level?: CareLevel | undefined;
  /** How the help for self-harm goes and comes back; that of the page where it is not said. */
  unmeant?: WarningCorrections | undefined;
  /** What the clinic will read when the person taps: the signs in the words of the page. */
  reported: readonly string[];
};

/**
 * Renders whom to call, that nobody at the clinic has seen it, and an offer to alert the clinic, to patients
 * and those who hold a time. Sends nothing without a tap; scrolls itself into view. `crisis` shows its help
 * even without `isShown`. `isInLine`: one line instead, once its chunk is loaded.
 */
export function EmergencyBlock({ isShown, isInLine = false, crisis = null, first, level, ...props }: Props) {
  const { raisedFor } = props;
  const ofPage = use(WarningCorrectionsContext);
  const { onUnmeant, onMeant, onDenied } = props.unmeant ?? ofPage;
  const [isSeen, setSeen] = useState(false);
  // Until it is here the alarm stays.
  const { Shown: Line } = lazyWarnedLine.usePart(isInLine);
  const notify = useNotify(props.reported);
  // Whoever was hurt may need an ambulance besides; help in a crisis brings the number itself.
  const isOther = isShown && (crisis === null || (!isSelfHarmCrisis(crisis) && level !== undefined));
  return (
    <>
      {isShown && <span hidden data-alarm />}
      {crisis && (
        <lazyCrisisHelp.Part
          crisis={crisis}
          notify={notify}
          onUnmeant={crisis === "self-harm" ? onUnmeant : undefined}
        />
      )}
      {crisis === null && onMeant && (
        <lazyUnmeantLine.Part notify={isOther ? null : notify} onAgain={onMeant} />
      )}
      <div aria-live="assertive" className={styles["near"]}>
        {isOther &&
          (isInLine && Line ? (
            <Line onDenied={onDenied} />
          ) : (
            <Message {...{ isSeen, first, level, raisedFor }} />
          ))}
      </div>
      {isOther && crisis === null && notify && <LazyNotifyClinic {...notify} isOffered onSeen={setSeen} />}
    </>
  );
}

type MessageProps = { isSeen: boolean } & Pick<Props, "first" | "level" | "raisedFor">;

function Message({ isSeen, first, level, raisedFor }: MessageProps) {
  const call = useRef<HTMLElement>(null);
  // Where text is large it is not pinned: it is brought into sight instead.
  useEffect(() => {
    call.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Banner tone="stop">
      <strong ref={call}>
        {first !== undefined && `${first} `}
        {level === "emergency-department-now" ? <GoNow /> : <CallNow />}
      </strong>{" "}
      {raisedFor}
      {raisedFor !== undefined && " "}
      {!isSeen && <Trans>No one at the clinic has seen this yet.</Trans>}
    </Banner>
  );
}

function CallNow() {
  const number = <EmergencyNumber />;
  return useClinic().settings.emergencyNumber === null ? (
    <Trans>This may be an emergency. Call your emergency number now.</Trans>
  ) : (
    <Trans>This may be an emergency. Call {number} now.</Trans>
  );
}

function GoNow() {
  const number = <EmergencyNumber />;
  return useClinic().settings.emergencyNumber === null ? (
    <Trans>Go to an emergency department now. If you can’t get there, call your emergency number.</Trans>
  ) : (
    <Trans>Go to an emergency department now. If you can’t get there, call {number}.</Trans>
  );
}

/** How the clinic is told: by a patient, or by whoever holds a slot; null for everybody else. */
function useNotify(reported: readonly string[]): ComponentProps<typeof lazyCrisisHelp.Part>["notify"] {
  const { t } = useLingui();
  const { clock, storage } = useApp();
  const session = useSession();
  const held = heldTimeHeaders(deviceMemory(storage), clock.now());
  if (session.kind !== "signed-in" && !held) return null;
  const list = reported.join("; ");
  const words = t`Symptom checker: ${list}`.slice(0, fieldLimits.motive);
  return { place: "booking", words, headers: held ?? {} };
}
