import { getReminders, type Reminders } from "@anteroom/contract/account/reminders";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Failure, Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import type { Fetched } from "../../../platform/appointments.ts";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";

const key = ["reminders"] as const;
type Answer = Result<{ data: { entity: Reminders } }>;

/** Fetches the patient's reminder settings into the query cache. */
export function useReminders(): Fetched<Reminders> {
  const { api } = useApp();
  return useApiQuery(key, async (): Promise<Result<Reminders>> => {
    const answer: Answer = await api.call(getReminders, {});
    return answer.isOk ? { isOk: true, data: answer.data.data.entity } : answer;
  });
}

/**
 * Runs a change and caches the server's answer. Returns why it was refused, or null. `isShownInPlace`: the
 * caller shows the failure itself.
 */
export type SendChange = (
  change: () => Promise<Answer>,
  how?: { isShownInPlace: boolean },
) => Promise<Failure | null>;

/**
 * Returns `send`, and its last failure; null after a success and after a failure the caller shows in place.
 */
export function useSendChange(): { send: SendChange; failure: Failure | null } {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<Failure | null>(null);
  const send: SendChange = async (change, how) => {
    const answer = await change();
    const why = answer.isOk ? null : answer.failure;
    if (answer.isOk) queries.setQueryData(key, answer.data.data.entity);
    setFailure(how?.isShownInPlace ? null : why);
    return why;
  };
  return { send, failure };
}
