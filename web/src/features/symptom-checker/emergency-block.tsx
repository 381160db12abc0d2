import { fieldLimits } from "@anteroom/domain/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp, useClinic, useSession } from "../../platform/app-context.tsx";
import { deviceMemory } from "../../platform/device-memory.ts";
import { heldTimeHeaders } from "../../platform/held-time.ts";
import { Banner } from "../../ui/banner.tsx";
import { LaterTellClinic } from "../urgent/later-tell-clinic.tsx";
import { EmergencyNumber } from "./emergency-foot.tsx";
import styles from "./symptom-checker.module.css";

type Props = {
  isShown: boolean;
  /** What the clinic will read when the person taps: the signs in the words of the page. */
  told: readonly string[];
};

/** What may not be able to wait: whom to call, that nobody has seen it, and the offer to tell the clinic. Nothing is sent by itself. */
export function EmergencyBlock({ isShown, told }: Props) {
  const [isSeen, setSeen] = useState(false);
  return (
    <>
      <div aria-live="assertive" className={styles["near"]}>
        {isShown && <Words isSeen={isSeen} />}
      </div>
      {isShown && <Offer told={told} onSeen={setSeen} />}
    </>
  );
}

function Words({ isSeen }: { isSeen: boolean }) {
  const { settings } = useClinic();
  const number = <EmergencyNumber />;
  return (
    <Banner tone="stop">
      <strong>
        {settings.emergencyNumber === null ? (
          <Trans>This may not be able to wait. Call your emergency number now.</Trans>
        ) : (
          <Trans>This may not be able to wait. Call {number} now.</Trans>
        )}
      </strong>{" "}
      {!isSeen && <Trans>Nobody at the clinic has seen this yet.</Trans>}
    </Banner>
  );
}

/** A patient, or who holds a time, can tell the clinic; everybody else has its telephone. */
function Offer({ told, onSeen }: { told: readonly string[]; onSeen: (isSeen: boolean) => void }) {
  const { t } = useLingui();
  const { clock, storage } = useApp();
  const session = useSession();
  const held = heldTimeHeaders(deviceMemory(storage), clock.now());
  if (session.kind !== "signed-in" && !held) return null;
  const list = told.join("; ");
  return (
    <LaterTellClinic
      place="booking"
      words={t`Symptom checker: ${list}`.slice(0, fieldLimits.motive)}
      isOffered
      headers={held ?? {}}
      onSeen={onSeen}
    />
  );
}
