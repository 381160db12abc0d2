import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";

/**
 * Renders the clinic's emergency number as a link; without one, a text to call it. `isNeeded`: the page has
 * said to call.
 */
export function EmergencyCall({ isNeeded = false }: { isNeeded?: boolean }) {
  const { emergencyNumber } = useClinic().settings;
  if (emergencyNumber === null)
    return (
      <p>
        {isNeeded ? (
          <Trans>Call your emergency number now.</Trans>
        ) : (
          <Trans>In danger? Call your emergency number.</Trans>
        )}
      </p>
    );
  return (
    <ButtonLink kind="danger" isBlock icon="phone" href={`tel:${emergencyNumber}`}>
      {isNeeded ? (
        <Trans>
          Call <bdi dir="ltr">{emergencyNumber}</bdi>
        </Trans>
      ) : (
        <Trans>
          In danger? Call <bdi dir="ltr">{emergencyNumber}</bdi>
        </Trans>
      )}
    </ButtonLink>
  );
}
