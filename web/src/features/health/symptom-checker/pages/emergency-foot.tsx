import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../../platform/app-context.tsx";
import { Icon } from "../../../../ui/icon.tsx";

/** Renders what cannot wait, with the clinic's emergency number; below the back link of each page. */
export function EmergencyFoot() {
  const number = <EmergencyNumber />;
  const { settings } = useClinic();
  return (
    <p className="row muted sm">
      <Icon name="first-aid" isSmall />
      <span>
        {settings.emergencyNumber === null ? (
          <Trans>Suddenly worse, chest pain or trouble breathing? Call your emergency number now.</Trans>
        ) : (
          <Trans>Suddenly worse, chest pain or trouble breathing? Call {number} now.</Trans>
        )}
      </span>
    </p>
  );
}

/** Renders the clinic's emergency number as a link; nothing where it has none. */
export function EmergencyNumber() {
  const { settings } = useClinic();
  const { emergencyNumber: number } = settings;
  return (
    number !== null && (
      <a href={`tel:${number}`} className="b">
        <bdi dir="ltr">{number}</bdi>
      </a>
    )
  );
}
