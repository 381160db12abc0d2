import type { ReactNode } from "react";
import type { Failure } from "../../../web/src/platform/api.ts";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { FailureNotice } from "./failure-notice.tsx";

type Props = {
  /** What to correct before submitting, or why it was refused. Replaces the failure. */
  refusal?: ReactNode;
  failure?: Failure | null;
  /** That it is done, and what follows. */
  done?: ReactNode;
};

/**
 * Shows and announces the result of a form: the refusal, else the failure, and that it is done. Pass each part conditionally: `cond &&
 * <Trans>…</Trans>`.
 */
export function FormOutcome({ refusal, failure = null, done }: Props) {
  return (
    <>
      {refusal ? (
        <Banner tone="stop" role="alert">
          {refusal}
        </Banner>
      ) : (
        <FailureNotice failure={failure} />
      )}
      {done && (
        <Banner tone="ok" role="alert">
          {done}
        </Banner>
      )}
    </>
  );
}
