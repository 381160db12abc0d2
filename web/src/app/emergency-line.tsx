import type { RouteId } from "@anteroom/domain/routes";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../platform/app-context.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./emergency-line.module.css";

const shownOn: ReadonlySet<RouteId> = new Set(["home", "scheduling-patient", "vitals"]);

/** In plain words near the foot: what to do in an emergency. The clinic's own number is the only one ever shown. */
export function EmergencyLine({ routeId }: { routeId: RouteId | undefined }) {
  if (!routeId || !shownOn.has(routeId)) return null;
  return (
    <footer className="wrap">
      <Emergency />
    </footer>
  );
}

export function Emergency() {
  const { settings } = useClinic();
  const { emergencyNumber: number } = settings;
  return (
    <p className={styles["line"]}>
      <Icon name="first-aid" isSmall />
      <span>
        {typeof number === "string" && number !== "" ? (
          <Trans>
            In an emergency, do not wait for a visit. Call{" "}
            <a href={`tel:${number}`}>
              <bdi dir="ltr">{number}</bdi>
            </a>
            .
          </Trans>
        ) : (
          <Trans>In an emergency, do not wait for a visit. Call your emergency number.</Trans>
        )}
      </span>
    </p>
  );
}
