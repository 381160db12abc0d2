import { Trans } from "@lingui/react/macro";
import type { Failure } from "../../../web/src/platform/api.ts";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { linkTo } from "../platform/route.ts";

type Props = { failure: Failure | null; onRetry: () => void };

/** Shown for an appointment that does not exist for this member of staff, or could not be fetched; nothing while `failure` is null. */
export function NoAppointment({ failure, onRetry }: Props) {
  if (failure?.code !== "not_found") return <FailureNotice failure={failure} onRetry={onRetry} />;
  return (
    <div className="stack">
      <ScreenTitle>
        <Trans>Appointment not found</Trans>
      </ScreenTitle>
      <p>
        <Trans>It may belong to another doctor, or the address is wrong.</Trans>
      </p>
      <p>
        <a {...linkTo({ name: "day" })}>
          <Trans>Back to today</Trans>
        </a>
      </p>
    </div>
  );
}
