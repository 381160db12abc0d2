import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./assessment.module.css";

/** The numbers the clinic has given, to be called by one tap; a number is never made up. */
export function CrisisLines({ isPressure = false }: { isPressure?: boolean }) {
  const { settings } = useClinic();
  const { emergencyNumber, crisisLineNumber } = settings;
  const crisis = isPressure ? null : crisisLineNumber;
  return (
    <div className={styles["lines"]}>
      {crisis !== null && (
        <ButtonLink kind="outlined" icon="phone" href={`tel:${crisis.replaceAll(" ", "")}`}>
          <Trans>
            Crisis line, day and night: <bdi dir="ltr">{crisis}</bdi>
          </Trans>
        </ButtonLink>
      )}
      {emergencyNumber === null ? (
        <p>
          <Trans>In danger, call your emergency number.</Trans>
        </p>
      ) : (
        <ButtonLink kind="danger" icon="phone" href={`tel:${emergencyNumber}`}>
          <Trans>
            In danger, call <bdi dir="ltr">{emergencyNumber}</bdi>
          </Trans>
        </ButtonLink>
      )}
    </div>
  );
}
