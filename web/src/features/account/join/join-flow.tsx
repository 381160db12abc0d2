import { getPatient } from "@anteroom/contract/account/account";
import { joinAccounts, previewJoin, type JoinPreview } from "@anteroom/contract/account/join-accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { OtherSignIn } from "./other-sign-in.tsx";
import { JoinReview } from "./join-review.tsx";
import type { Proof } from "./use-proof.ts";

type Props = { proof: Proof; onJoined: () => void; onLeave: () => void };

/** What was found about the other account, and the proof of it. */
type Found = { token: string; version: string; preview: JoinPreview };

/**
 * Renders the steps of a join: the sign-in to the other account, then what comes and what ends, with the one button
 * that joins. What has changed meanwhile is shown before it can be joined.
 */
export function JoinFlow({ proof, onJoined, onLeave }: Props) {
  const { api, session } = useApp();
  const queries = useQueryClient();
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [found === null]); // oxlint-disable-line react-hooks/exhaustive-deps -- with the step
  const refuse = (next: Failure) => {
    setFailure(next);
    // The proof is over: the sign-in stands there again.
    if (next.code === "challenge_expired") setFound(null);
  };
  const look = async (token: string, changed: Failure | null = null) => {
    const answer = await proof.run(() => api.call(previewJoin, { body: { token } }));
    if (answer === null) return;
    if (!answer.isOk) return refuse(answer.failure);
    const { entity: preview, version } = answer.data.data;
    setFailure(changed);
    setFound({ token, version, preview });
  };
  const join = async ({ token, version }: Found) => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    const answer = await proof.run(() => api.call(joinAccounts, { body: { token, replaces: version } }));
    if (answer?.isOk) {
      const patient = await api.call(getPatient, { query: {} });
      if (patient.isOk) session.learn(patient.data.patient);
      void queries.invalidateQueries();
      return onJoined();
    }
    if (answer && ["changed_elsewhere", "status_conflict"].includes(answer.failure.code))
      await look(token, answer.failure);
    else if (answer) refuse(answer.failure);
    setPending(false);
  };
  return (
    <div ref={place} tabIndex={-1} className="stack">
      {found === null ? (
        <OtherSignIn
          proof={proof}
          failure={failure}
          onFailure={setFailure}
          onToken={look}
          onLeave={onLeave}
        />
      ) : (
        <JoinReview
          preview={found.preview}
          failure={failure}
          isPending={isPending}
          onJoin={() => void join(found)}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}
