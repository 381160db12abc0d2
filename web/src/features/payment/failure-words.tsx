import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Failure } from "../../platform/api.ts";
import { Banner } from "../../ui/banner.tsx";

/** What happened and what to do: the server's sentences, or our own where it could not be reached. */
export function useFailureWords(): (failure: Failure) => { title: string; detail?: string | undefined } {
  const { t } = useLingui();
  return ({ code, title, detail }) => {
    if (title !== undefined) return { title, detail };
    if (code === "offline")
      return {
        title: t`You are offline.`,
        detail: t`Nothing is lost. Try again when you are connected.`,
      };
    if (code === "timeout")
      return { title: t`The answer takes too long.`, detail: t`Check your connection, then try again.` };
    return { title: t`Something went wrong.`, detail: t`What you wrote is kept. Try again.` };
  };
}

/** A failure in one line, read out when it appears. */
export function FailureBanner({ failure, action }: { failure: Failure; action?: ReactNode }) {
  const { title, detail } = useFailureWords()(failure);
  return (
    <Banner tone="stop" role="alert" action={action}>
      <strong>{title}</strong> {detail}
    </Banner>
  );
}
