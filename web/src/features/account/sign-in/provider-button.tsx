import { beginPatientProviderSignIn, getProviderSignIn } from "@anteroom/contract/account/provider-sign-in";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { Button } from "../../../ui/button.tsx";
import { leaveForProvider } from "./provider-outcome.ts";

type Props = {
  /** The page wanted after the sign-in. */
  wanted: string;
  onFailure: (failure: Failure) => void;
};

/**
 * A button that leaves for the clinic's own OpenID provider; nothing where the clinic has none, or until that
 * is fetched.
 */
export function ProviderButton({ wanted, onFailure }: Props) {
  const { api } = useApp();
  const { data } = useApiQuery(["provider-sign-in"], () => api.call(getProviderSignIn));
  const [isPending, setPending] = useState(false);
  const provider = data?.data.entity.provider ?? null;
  if (provider === null) return null;
  const leave = async () => {
    setPending(true);
    const begun = await api.call(beginPatientProviderSignIn);
    if (begun.isOk) return leaveForProvider(begun.data.data.entity.url, wanted);
    setPending(false);
    onFailure(begun.failure);
  };
  return (
    <Button kind="outlined" isBlock isPending={isPending} onClick={() => void leave()}>
      <Trans>Sign in with {provider}</Trans>
    </Button>
  );
}
