import { Trans } from "@lingui/react/macro";
import { useApp, useClinic } from "../../../../platform/app-context.tsx";
import { bookingAddress } from "../../../../shared/booking/booking-addresses.ts";
import type { SlotChoice } from "../../../../shared/booking/booking-memory.ts";
import { storeCheck } from "../../../../shared/booking/stored-check.ts";
import { deviceMemory } from "../../../../platform/storage/device-memory.ts";
import { AppLink } from "../../../../platform/link.tsx";
import { buttonClass, ButtonLink } from "../../../../ui/button.tsx";

/**
 * Renders links to booking and to the clinic's phone, for use without a result. Within a booking
 * (`slot`), the click marks the check stored on this device as attached to it.
 */
export function AlternativesToCheck({
  slot,
  isQuiet = false,
}: {
  slot: SlotChoice | null;
  isQuiet?: boolean;
}) {
  const { clock, storage } = useApp();
  const { settings } = useClinic();
  /** Whoever came from a booking goes on with it: what was typed here goes along. */
  const carry = () => storeCheck(deviceMemory(storage), { isCarried: true }, clock.now());
  const phone = settings.clinicPhone;
  return (
    <>
      <AppLink
        to={slot ? bookingAddress("/scheduling/patient", slot) : "/doctors"}
        onClick={slot ? carry : undefined}
        className={buttonClass({ kind: isQuiet ? "outlined" : "filled" })}
      >
        {slot ? <Trans>Continue booking</Trans> : <Trans>Book a doctor</Trans>}
      </AppLink>
      {phone !== null && (
        <ButtonLink kind="outlined" icon="phone" href={`tel:${phone.replaceAll(" ", "")}`}>
          <Trans>Call the clinic</Trans>
        </ButtonLink>
      )}
    </>
  );
}
