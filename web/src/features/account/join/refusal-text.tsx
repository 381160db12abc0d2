import { Trans } from "@lingui/react/macro";
import { AppLink } from "../../../platform/link.tsx";

/** Says why two accounts cannot be joined now, and what to do. */
export function RefusalText({ refusal }: { refusal: string | undefined }) {
  switch (refusal) {
    case "different_person":
      return (
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
