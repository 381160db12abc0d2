import type { MergeSide } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";

/** Says why a record cannot be merged into another one, and what to do. */
export function refusalSentence({ refusal, patient, parent_name: parent }: MergeSide): ReactElement | null {
  const name = <bdi>{patient.name}</bdi>;
  switch (refusal) {
    case "has_account":
      return <Trans>{name} signs in with this record, so it can only be the one that stays.</Trans>;
    case "account_data":
      return (
        <Trans>
          This record has medicines, allergies, cards or consents that only {name} may decide about, so it can
          only be the one that stays.
        </Trans>
      );
    case "acts_for_others":
      return <Trans>{name} acts for other patients, so this record can only be the one that stays.</Trans>;
    case "acted_for":
      return (
        <Trans>
          <bdi>{parent ?? ""}</bdi> acts for {name} and would lose sight of these appointments, so this record
          can only be the one that stays.
        </Trans>
      );
    case "waiting":
      return (
        <Trans>
          {name} waits for an earlier time, so this record can only be the one that stays. Or wait until the
          time has come.
        </Trans>
      );
    case "in_visit":
      return <Trans>{name} is in a call now. Merge the records when it is over.</Trans>;
    case "same_measurement":
      return (
        <Trans>
          A device has sent the same measurement for both, so this record can only be the one that stays.
        </Trans>
      );
    case "different_person":
      return (
        <Trans>
          The records differ in date of birth or tax number, or have nothing in common, so they may be two
          people. Check with the patient. If it is one person, whoever runs your programs can merge them by
          the API.
        </Trans>
      );
    case null:
      return null;
  }
}

/** Says what to do with two records of which neither can be merged into the other. */
export function bothRefused(one: MergeSide, other: MergeSide): ReactElement | null {
  const reasons = [one.refusal, other.refusal];
  if (reasons.every((reason) => reason === "has_account" || reason === "account_data"))
    return (
      <Trans>
        Both records belong to an account, and only the patient decides about their accounts. Ask which one
        they use, and book with that one. They can join the two accounts themselves: in that account, under
        “Sign-in and security” in their profile.
      </Trans>
    );
  if (reasons.every((reason) => reason === "acted_for"))
    return (
      <Trans>
        Two people act for this patient, each in an account of their own, and one of them would lose sight of
        the appointments. Ask them who books from now on, and book with that record.
      </Trans>
    );
  return (
    <Trans>These records cannot be merged now. Book with one of them, and leave the other as it is.</Trans>
  );
}
