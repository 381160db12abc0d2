import { Trans } from "@lingui/react/macro";

/** Visits that are not held by video: what the patient has to do instead. */
export function NotByVideo({ serviceType }: { serviceType: string }) {
  switch (serviceType) {
    case "on_site":
      return (
        <p>
          <Trans>This visit is at the clinic. Come a few minutes before the time.</Trans>
        </p>
      );
    case "phone":
      return (
        <p>
          <Trans>This visit is by phone. Keep your phone with you at this time.</Trans>
        </p>
      );
    case "prescription_renewal":
      return (
        <p>
          <Trans>
            You need not be there: the doctor renews the prescription and the clinic writes to you.
          </Trans>
        </p>
      );
    default:
      return (
        <p>
          <Trans>This visit is not by video. The clinic tells you what to do.</Trans>
        </p>
      );
  }
}
