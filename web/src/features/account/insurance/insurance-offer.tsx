import type { Insurance } from "@anteroom/contract/account/insurance";
import { isExpired } from "@anteroom/domain/account/insurance-card";
import { Trans } from "@lingui/react/macro";
import { useApp } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { useInsurance } from "./use-insurance.ts";

type Props = {
  patientId: number;
  /** Of the dependent who is seen; null for the patient. */
  name: string | null;
  /** Where the card is added and changed. */
  to: string;
};

/**
 * Renders the insurance of the booking's patient as stored: insurer with a link to change it, a warning if
 * expired, or a link to add the card. Renders nothing until it is fetched.
 */
export function InsuranceOffer({ patientId, name, to }: Props) {
  const { clock } = useApp();
  const { data } = useInsurance(patientId);
  if (!data) return null;
  if (isExpired(data.valid_until, clock.now()))
    return <ExpiredCard insurer={data.insurer} name={name} to={to} />;
  if (isKnown(data))
    return (
      <p className="muted">
        <KnownInsurance insurer={data.insurer} name={name} />{" "}
        <AppLink to={to} className="b">
          <Trans>
            Change <span className="vh">the insurance card</span>
          </Trans>
        </AppLink>
      </p>
    );
  return (
    <p>
      <AppLink to={to} className={textLinkClass()}>
        <span>
          <AddCardLabel name={name} />
        </span>
      </AppLink>{" "}
      <span className="muted">
        <Trans>(optional)</Trans>
      </span>
    </p>
  );
}

/** The text "Add your insurance card", or a dependent's. */
export function AddCardLabel({ name }: Pick<Props, "name">) {
  if (name === null) return <Trans>Add your insurance card</Trans>;
  return (
    <Trans>
      Add the insurance card of <bdi>{name}</bdi>
    </Trans>
  );
}

type Known = { insurer: string | null; name: string | null };

function KnownInsurance({ insurer, name }: Known) {
  const person = <bdi>{name}</bdi>;
  const company = <bdi>{insurer}</bdi>;
  if (insurer === null)
    return name === null ? (
      <Trans>The clinic sees the insurance details with this booking.</Trans>
    ) : (
      <Trans>The clinic sees the insurance details of {person} with this booking.</Trans>
    );
  return name === null ? (
    <Trans>Insurance: {company}. The clinic sees it with this booking.</Trans>
  ) : (
    <Trans>
      Insurance of {person}: {company}. The clinic sees it with this booking.
    </Trans>
  );
}

/** Of a card that is no longer valid: it is not offered as one that is. */
function ExpiredCard({ insurer, name, to }: Known & { to: string }) {
  const person = <bdi>{name}</bdi>;
  return (
    <Banner
      tone="warn"
      action={
        <AppLink to={to}>
          <Trans>Change the insurance card</Trans>
        </AppLink>
      }
    >
      {name !== null ? (
        <Trans>The insurance card of {person} has expired.</Trans>
      ) : insurer === null ? (
        <Trans>The insurance card has expired.</Trans>
      ) : (
        <Trans>
          The insurance card has expired: <bdi>{insurer}</bdi>.
        </Trans>
      )}
    </Banner>
  );
}

function isKnown({ insurer, insurance_number, policy_number, valid_until, front, back }: Insurance): boolean {
  return [insurer, insurance_number, policy_number, valid_until, front, back].some((one) => one !== null);
}
