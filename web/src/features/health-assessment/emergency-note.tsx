import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";

/** Stands at the foot of every question. */
export function EmergencyNote() {
  const { emergencyNumber: number } = useClinic().settings;
  return (
    <p className="sm muted">
      {number === null ? (
        <Trans>If you feel very unwell now, do not go on here. Call your emergency number.</Trans>
      ) : (
        <Trans>
          If you feel very unwell now, do not go on here. Call{" "}
          <a href={`tel:${number}`}>
            <bdi dir="ltr">{number}</bdi>
          </a>
          .
        </Trans>
      )}
    </p>
  );
}
