import { getInsurance, type Insurance } from "@anteroom/contract/account/insurance";
import { Trans } from "@lingui/react/macro";
import { useApp } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { textLinkClass } from "../../../ui/text-link.tsx";

type Props = {
  patientId: number;
  /** Where the card is added and changed. */
  to: string;
};

/** What the clinic sees of the insurance of whoever is seen; where nothing is known of it yet, the way to add the card. */
export function InsuranceOffer({ patientId, to }: Props) {
  const { data } = useInsurance(patientId);
  if (!data) return null;
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
