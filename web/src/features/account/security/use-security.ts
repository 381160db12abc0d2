import { getSecurity, type Security } from "@anteroom/contract/account/second-factor";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Failure, Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";

/** Something the patient does to what protects the account; `then` gets what the server answers. */
export type Act = <T>(call: () => Promise<Result<T>>, then?: (data: T) => void) => Promise<void>;

export type SecurityState = {
  data: Security | undefined;
  /** Why what protects the account could not be read. */
  loadFailure: Failure | null;
  again: () => void;
  act: Act;
  isActing: boolean;
  /** Why the last act did not work. */
  failure: Failure | null;
  /** Set while the password is asked for; to be called with whether it was given. */
  onProof: ((isProven: boolean) => void) | null;
};

/** What protects the account, and one way to change it: where the server wants the password first, it is asked for and the act goes on. */
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
  const act: Act = async (call, then) => {
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
