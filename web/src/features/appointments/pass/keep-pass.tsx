import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { usePass } from "./use-pass.ts";

/**
 * Renders the button to store the details needed on the day of the appointment on this device, to be read
 * offline, or to remove them (D.99). Renders nothing for an appointment without pass.
 */
export function StorePass({ appointment }: { appointment: Appointment }) {
  const { canKeep, isCached, hasNoRoom, keep, forget } = usePass(appointment);
  if (!canKeep) return null;
  return (
    <Sheet className="stack g2">
      <div>
        <output>
          {isCached && (
            <span className="row g2 b">
              <Icon name="check-circle-fill" isSmall />
              <Trans>Saved on this device</Trans>
            </span>
          )}
          {hasNoRoom && <Trans>This browser has no space left. Write down the time and the code.</Trans>}
        </output>
        <p className="sm muted">
          {isCached ? (
            <Trans>
              You can see them on this page without internet. They are removed when you sign out or when the
              appointment is over.
            </Trans>
          ) : (
            <Trans>
              Time, phone number and code, for when you have no internet. Anyone who opens this browser can
              read them.
            </Trans>
          )}
        </p>
      </div>
      <p>
        {isCached ? (
          <Button kind="outlined" icon="trash" onClick={forget}>
            <Trans>Remove from this device</Trans>
          </Button>
        ) : (
          <Button kind="soft" icon="smartphone" onClick={keep}>
            <Trans>Keep on this device</Trans>
          </Button>
        )}
      </p>
    </Sheet>
  );
}
