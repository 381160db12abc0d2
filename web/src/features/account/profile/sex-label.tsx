import type { Sex } from "@anteroom/domain/account/sex";
import { Trans } from "@lingui/react/macro";

/** The sex in the page's language (S3.PROFILE.07). */
export function SexLabel({ sex }: { sex: Sex }) {
  switch (sex) {
    case "female":
      return <Trans>Female</Trans>;
    case "male":
      return <Trans>Male</Trans>;
    case "other":
      return <Trans>Other</Trans>;
    case "rather_not_say":
      return <Trans>Rather not say</Trans>;
  }
}
