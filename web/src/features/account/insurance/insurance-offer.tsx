import { getInsurance, type Insurance } from "@anteroom/contract/account/insurance";
import { isExpired } from "@anteroom/domain/account/insurance-card";
import { Trans } from "@lingui/react/macro";
import { useApp } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";

type Props = {
  patientId: number;
  /** Where the card is added and changed. */
  to: string;
};

/** What the clinic sees of the insurance of whoever is seen; where nothing is known of it yet, the way to add the card. */
export function InsuranceOffer({ patientId, to }: Props) {
  const { clock } = useApp();
  const { data } = useInsurance(patientId);
  if (!data) return null;
  if (isExpired(data.valid_until, clock.now())) return <ExpiredCard insurer={data.insurer} to={to} />;
  if (isKnown(data))
    return (
      <p className="muted">
        {data.insurer === null ? (
          <Trans>The clinic sees the insurance details with this booking.</Trans>
        ) : (
          <Trans>
            Insurance: <bdi>{data.insurer}</bdi>. The clinic sees it with this booking.
          </Trans>
        )}{" "}
        <AppLink to={to} className={textLinkClass()}>
          <Trans>
            Change <span className="vh">the insurance card</span>
          </Trans>
        </AppLink>
      </p>
    );
  return (
    <p>
      <AppLink to={to} className={textLinkClass()}>
        <Trans>Add your insurance card</Trans>
      </AppLink>{" "}
      <span className="muted">
        <Trans>(optional)</Trans>
      </span>
    </p>
  );
}

/** Of a card that is no longer valid: it is not offered as one that is. */
function ExpiredCard({ insurer, to }: { insurer: string | null; to: string }) {
  return (
    <Banner
      tone="warn"
      action={
        <AppLink to={to}>
          <Trans>Change the insurance card</Trans>
        </AppLink>
      }
    >
      {insurer === null ? (
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

/** Who insures a person, under the name the profile's section asks for it. */
export function useInsurance(patientId: number) {
  const { api } = useApp();
  return useApiQuery<Insurance>(["insurance", patientId], async () => {
    const answer = await api.call(getInsurance, { params: { patient_id: patientId } });
    return answer.isOk ? { isOk: true, data: answer.data.data.entity } : answer;
  });
}
