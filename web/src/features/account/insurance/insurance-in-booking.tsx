import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, type ReactNode } from "react";
import { AppLink } from "../../../platform/link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { AddCardLabel } from "./insurance-offer.tsx";
import { InsuranceCard } from "./insurance-section.tsx";

type Props = {
  patientId: number;
  /** The dependent's name; null for the patient's own card. */
  name: string | null;
  /** The hold notice, shown above the card. */
  hold: ReactNode;
  /** The address of the booking. */
  back: string;
};

/**
 * Renders the insurance card of a person as a step within a booking, with a link back. Focuses
 * its heading when mounted.
 */
export function InsuranceInBooking({ patientId, name, hold, back }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack g5">
      <h1 ref={heading} tabIndex={-1}>
        <AddCardLabel name={name} />
      </h1>
      <p className="muted">
        <Trans>Save it, then go back to your booking. What you entered there is still there.</Trans>
      </p>
      {hold}
      <InsuranceCard patientId={patientId} name={name} />
      <AppLink to={back} replace className={buttonClass({ kind: "outlined", isBlock: true })}>
        <Trans>Back to your booking</Trans>
      </AppLink>
    </div>
  );
}
