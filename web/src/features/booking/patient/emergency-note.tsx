import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { Icon } from "../../../ui/icon.tsx";

/**
 * Renders a sentence that names signs of an emergency, those of children with `isForChild`, and
 * says to call the clinic's emergency number.
 */
export function EmergencyNote({ isForChild }: { isForChild: boolean }) {
  const { emergencyNumber } = useClinic().settings;
  const link = emergencyNumber !== null && (
    <a href={`tel:${emergencyNumber}`} className="b">
      <bdi dir="ltr">{emergencyNumber}</bdi>
    </a>
  );
  return (
    <p className="row muted sm">
      <Icon name="first-aid" />
      <span>
        {isForChild ? (
          <OfChild number={link} />
        ) : link ? (
          <Trans>Chest pain, trouble breathing or a numb face or arm? Call {link} now.</Trans>
        ) : (
          <Trans>Chest pain, trouble breathing or a numb face or arm? Call your emergency number now.</Trans>
        )}
      </span>
    </p>
  );
}

function OfChild({ number }: { number: ReactNode }) {
  return number ? (
    <Trans>Trouble breathing, a fit, a rash that doesn’t fade, or hard to wake: call {number} now.</Trans>
  ) : (
    <Trans>
      Trouble breathing, a fit, a rash that doesn’t fade, or hard to wake: call your emergency number now.
    </Trans>
  );
}
