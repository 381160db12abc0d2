import { Trans } from "@lingui/react/macro";
import type { CheckedPerson } from "../../../shared/booking/checked-person.ts";
import { AppLink } from "../../../platform/link.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { useAgeAndSexLabel } from "./use-age-and-sex-label.ts";

type Props = {
  checked: CheckedPerson;
  /** Where to add a dependent within this booking; null where the clinic manages none. */
  addAddress: string | null;
};

/** Below this age, in years, somebody is called a child. */
const grownUp = 18;

/**
 * Renders that the symptom check is about none of the known people (age and sex), and a link to add that
 * person unless `addAddress` is null.
 */
export function UnidentifiedCheckNotice({ checked, addAddress }: Props) {
  const whom = useAgeAndSexLabel()(checked);
  const add = addAddress !== null && (
    <AppLink to={addAddress} className={textLinkClass()}>
      {checked.age < grownUp ? <Trans>Add the child</Trans> : <Trans>Add this person</Trans>}
    </AppLink>
  );
  return (
    <Banner tone="warn" action={add}>
      <Trans>Your symptom check is about someone else: {whom}. Who is the appointment for?</Trans>
    </Banner>
  );
}
