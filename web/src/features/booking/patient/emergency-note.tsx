import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../platform/app-context.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** Near the question, in plain words: what cannot wait for a visit. */
export function EmergencyNote() {
  const { emergencyNumber: number } = useClinic().settings;
  const link = number !== null && (
    <a href={`tel:${number}`} className="b">
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
  return (
    <p className="row muted sm">
      <Icon name="first-aid" />
      <span>
        {link ? (
          <Trans>Chest pain, trouble breathing or a numb face or arm? Call {link} now.</Trans>
        ) : (
          <Trans>Chest pain, trouble breathing or a numb face or arm? Call your emergency number now.</Trans>
        )}
      </span>
    </p>
  );
}
