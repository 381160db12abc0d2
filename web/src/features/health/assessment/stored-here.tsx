import { saveHealthAssessment } from "@anteroom/contract/health/health-assessment";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useSession } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { eraseStoredAssessment } from "./stored-assessment.ts";
import { type FinishedAssessment, pastKey } from "./result/use-past-assessments.ts";

/**
 * Renders that a result is stored on this device only, with a button that saves it on the server, which
 * counts as consent now. It is erased here once the list of saved ones has been fetched again.
 */
export function UnsavedResultNotice({ shown: { patientId, response } }: { shown: FinishedAssessment }) {
  const { api, clock, storage } = useApp();
  const session = useSession();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const save = async () => {
    setPending(true);
    const answer = await api.call(saveHealthAssessment, {
      body: { patient_id: patientId, response, consented_at: new Date(clock.now()).toISOString() },
    });
    // The list that holds it comes first: without either there would be no result to show.
    if (answer.isOk) await queries.invalidateQueries({ queryKey: pastKey });
    setPending(false);
    setFailure(answer.isOk ? null : answer.failure);
    const isListed = queries.getQueryState(pastKey)?.status === "success";
    if (answer.isOk && isListed && session.kind === "signed-in")
      eraseStoredAssessment(storage, session.profile.id);
  };
  return (
    <div className="stack g3">
      <Banner icon="info-fill">
        <Trans>This result is only on this device. It is deleted after an hour, or when you sign out.</Trans>
      </Banner>
      {failure && (
        <Banner tone="stop" role="alert">
          <strong>{failureText(failure).title}</strong> {failureText(failure).detail}
        </Banner>
      )}
      <div>
        <Button kind="outlined" isPending={isPending} onClick={() => void save()}>
          <Trans>Save it to my record</Trans>
        </Button>
      </div>
    </div>
  );
}
