import type { JoinPreview } from "@anteroom/contract/account/join-accounts";
import type { PersonDetail } from "@anteroom/domain/account/merge-refusals";
import { listSeparator } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import { useClinic } from "../../../platform/app-context.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { AppLink } from "../../../platform/link.tsx";
import { taxIdLabel } from "../profile/tax-id-label.ts";

type Props = {
  refusal: string | undefined;
  /** What differs between two persons; without it or empty: not known. */
  differing?: JoinPreview["differing"];
};

/** Says why two accounts cannot be joined now, and what to do. */
export function RefusalText({ refusal, differing }: Props) {
  switch (refusal) {
    case "different_person":
      return differing && differing.length > 0 ? (
        <Differing details={differing} />
      ) : (
        <Trans>
          <strong>The two accounts don’t seem to be of one person.</strong> Name, date of birth or tax number
          differ. Correct <AppLink to="/profile-settings?section=personal">your details</AppLink> in both
          accounts, or ask the clinic.
        </Trans>
      );
    case "acted_for":
      return (
        <Trans>
          <strong>One of the two accounts is in another person’s family.</strong> They would see everything of
          both. First ask them to remove it from their family.
        </Trans>
      );
    case "in_visit":
      return (
        <Trans>
          <strong>The other account is in a video call.</strong> Try again when it is over.
        </Trans>
      );
    case "payment_pending":
      return (
        <Trans>
          <strong>The other account has a payment that isn’t finished.</strong> Finish or cancel it there.
          Then try again.
        </Trans>
      );
    case "same_measurement":
      return (
        <Trans>
          <strong>A device has sent different values for the same moment to both accounts.</strong> Delete one
          of them under your vital signs. Then try again.
        </Trans>
      );
    case undefined:
    default:
      return (
        <Trans>
          <strong>These accounts can’t be joined now.</strong> Ask the clinic.
        </Trans>
      );
  }
}

/** Names the details by their labels on the profile, where they are corrected. */
function Differing({ details }: { details: readonly PersonDetail[] }) {
  const { t, i18n } = useLingui();
  const { settings } = useClinic();
  const locale = useLocale();
  const labels: Record<PersonDetail, string> = {
    name: t`Name`,
    birthdate: t`Date of birth`,
    tax_number: i18n._(taxIdLabel(settings.country)),
  };
  const differing = details.map((detail) => labels[detail]).join(listSeparator(locale));
  return (
    <Trans>
      <strong>The two accounts don’t seem to be of one person.</strong> What differs: {differing}. Correct{" "}
      <AppLink to="/profile-settings?section=personal">your details</AppLink> in both accounts, or ask the
      clinic.
    </Trans>
  );
}
