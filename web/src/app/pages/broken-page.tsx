import { Trans } from "@lingui/react/macro";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { useAppointmentTime } from "../../platform/time/appointment-time.tsx";
import { isBookingPath } from "../../shared/booking/booking-addresses.ts";
import { heldUntil } from "../../shared/booking/held-time.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";

/**
 * Shown in place of a page whose rendering failed: a reload, a link home, the clinic's phone number and, at
 * an address of a booking, until when the time is held. The next page is rendered normally (S8.MSG.13).
 */
export function BrokenPage() {
  const { clock, storage } = useApp();
  const phone = useClinic().settings.clinicPhone;
  const deadline = isBookingPath(location.pathname) ? heldUntil(deviceMemory(storage), clock.now()) : null;
  return (
    <EmptyState
      scene="ajar"
      headingLevel={1}
      title={<Trans>Something went wrong on our side.</Trans>}
      actions={
        <>
          <Button onClick={() => location.reload()}>
            <Trans>Try again</Trans>
          </Button>
          <AppLink to="/" className={buttonClass({ kind: "outlined" })}>
            <Trans>Go to the home page</Trans>
          </AppLink>
        </>
      }
    >
      {deadline !== null && <StillHeld deadline={new Date(deadline).toISOString()} />}{" "}
      {phone !== null && (
        <Trans>
          You can also call the clinic:{" "}
          <a href={`tel:${phone.replaceAll(" ", "")}`} dir="ltr">
            {phone}
          </a>
          .
        </Trans>
      )}
    </EmptyState>
  );
}

function StillHeld({ deadline }: { deadline: string }) {
  const { time } = useAppointmentTime(deadline);
  const at = <bdi dir="ltr">{time}</bdi>;
  return <Trans>We’re holding your time until {at}.</Trans>;
}
