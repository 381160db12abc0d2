import { getSecurity, type Security } from "@anteroom/contract/account/second-factor";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Failure, Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";

/**
 * Runs a change of the security settings and fetches them again; `then` receives the server's answer, on
 * success only. If the password is required first, it resolves before the change is made.
 */
export type RunChange = <T>(call: () => Promise<Result<T>>, then?: (data: T) => void) => Promise<void>;

/** The security settings and how to change them. */
export type SecurityState = {
  data: Security | undefined;
  /** Why the security settings could not be fetched. */
  loadFailure: Failure | null;
  again: () => void;
  act: RunChange;
  isActing: boolean;
  /** Why the last change failed. */
  failure: Failure | null;
  /** Set while the password is requested; call it with whether it was given. */
  onProof: ((isProven: boolean) => void) | null;
};

/**
 * Fetches the security settings, and returns `act` to change them. If the server requires proof, sets
 * `onProof`: render `ProofDialog` with it; the change is then repeated.
 */
export function useSecurity(): SecurityState {
  const { api } = useApp();
  const query = useQuery({
    queryKey: ["security"],
    queryFn: ({ signal }) => api.call(getSecurity, { signal }),
    staleTime: 0,
  });
  const [isActing, setActing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);
  const act: RunChange = async (call, then) => {
    setActing(true);
    setFailure(null);
    const answer = await call();
    setActing(false);
    if (answer.isOk) {
      void query.refetch();
      return then?.(answer.data);
    }
    if (answer.failure.code === "proof_needed") return setWaiting(() => () => act(call, then));
    setFailure(answer.failure);
  };
  const { data } = query;
  return {
    data: data?.isOk ? data.data.data.entity : undefined,
    loadFailure: data?.isOk === false ? data.failure : null,
    again: () => void query.refetch(),
    act,
    isActing,
    failure,
    onProof: waiting
      ? (isProven) => {
          setWaiting(null);
          if (isProven) void waiting();
        }
      : null,
  };
}
