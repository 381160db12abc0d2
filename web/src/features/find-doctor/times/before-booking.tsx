import { Trans } from "@lingui/react/macro";
import { useClinic, usePatientName } from "../../../platform/app-context.tsx";

/**
 * Renders notes to show beside free times: that a visitor must sign in to book, unless the clinic allows
 * guest bookings, and that the price comes later, where the clinic hides amounts. Otherwise nothing.
 */
export function BeforeBooking() {
  const { patientsGuestBooking, patientsHideAmount } = useClinic().settings;
  const isVisitor = usePatientName() === null;
  return (
    <>
      {isVisitor && !patientsGuestBooking && <Trans>You need to sign in to book.</Trans>}{" "}
      {patientsHideAmount && <Trans>You’ll see the price before you book.</Trans>}
    </>
  );
}
