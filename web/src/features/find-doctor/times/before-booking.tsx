import { Trans } from "@lingui/react/macro";
import { useClinic, usePatientName } from "../../../platform/app-context.tsx";

/**
 * Says beside free times what only comes after choosing one: that a visitor has to sign in, and when the price is
 * shown where the clinic hides amounts. Nothing where neither holds.
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
