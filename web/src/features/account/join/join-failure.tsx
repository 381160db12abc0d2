import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { RefusalText } from "./refusal-text.tsx";

type Props = { failure: Failure; children?: ReactNode };

/** Says what failed and what to do. `children` follow, such as a link. */
export function JoinFailure({ failure, children }: Props) {
  const { title, detail } = useFailureText()(failure);
  const reason = "reason" in failure ? failure.reason : undefined;
  return (
    <Banner tone="stop" role="alert">
      {failure.code === "status_conflict" && reason === "same_account" ? (
        <Trans>
          <strong>That’s the account you’re in now.</strong> Enter the sign-in of the other one.
        </Trans>
      ) : failure.code === "status_conflict" ? (
        <RefusalText refusal={reason} />
      ) : failure.code === "challenge_expired" ? (
        <Trans>
          <strong>That took too long.</strong> Sign in to the other account again.
        </Trans>
      ) : (
        <>
          <strong>{title}</strong> {detail}
        </>
      )}
      {children}
    </Banner>
  );
}
