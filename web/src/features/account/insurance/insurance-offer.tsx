import { getInsurance, type Insurance } from "@anteroom/contract/account/insurance";
import { Trans } from "@lingui/react/macro";
import { useApp } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { textLinkClass } from "../../../ui/text-link.tsx";

type Props = {
  patientId: number;
  /** Where the card is added. */
  to: string;
};

/** The way to add the card of whoever is seen, in the middle of a booking, where nothing is known of it yet. */
export function InsuranceOffer({ patientId, to }: Props) {
  const { data } = useInsurance(patientId);
  if (!data || isKnown(data)) return null;
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
