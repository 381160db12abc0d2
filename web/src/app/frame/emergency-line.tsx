import type { RouteName } from "@anteroom/domain/shared/routes";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./emergency-line.module.css";

const shownOn: ReadonlySet<string> = new Set<RouteName>([
  "home",
  "vitals",
  "health-assessment",
  "health-assessment-results",
  "fill-survey",
  "health-search",
]);

/**
 * Renders what to do in an emergency, on the pages listed here, which do not say it themselves; nothing elsewhere. Shows the clinic's
 * configured number only.
 */
export function EmergencyLine({ routeName }: { routeName: string | undefined }) {
  if (!routeName || !shownOn.has(routeName)) return null;
  return (
    <footer className="wrap">
      <Emergency />
    </footer>
  );
}

function Emergency() {
  const { settings } = useClinic();
  const { emergencyNumber: number } = settings;
  return (
    <p className={styles["line"]}>
      <Icon name="first-aid" isSmall />
      <span>
        {number !== null ? (
          <Trans>
            In an emergency, don’t wait for an appointment. Call{" "}
            <a href={`tel:${number}`}>
              <bdi dir="ltr">{number}</bdi>
            </a>
            .
          </Trans>
        ) : (
          <Trans>In an emergency, don’t wait for an appointment. Call your emergency number.</Trans>
        )}
      </span>
    </p>
  );
}
