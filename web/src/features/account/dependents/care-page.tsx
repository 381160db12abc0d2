import { answerCare, seeCare, type AppointmentToCome } from "@anteroom/contract/account/dependents";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { CoverMain } from "../access/cover-main.tsx";
import { FormTrouble } from "../profile/form-trouble.tsx";
import { StillBooked } from "./still-booked.tsx";

/**
 * Asks an adult whether someone may act for them, then confirms the answer (D.101). Loading only reads the
 * names; the answer uses the token up. Renders the failure if the link is over. Shown as `app.cover`, which
 * leaving clears.
 */
export function CarePage({ token }: { token: string }) {
  const { api } = useApp();
  const { t } = useLingui();
  const question = useApiQuery(["care", token], () => api.call(seeCare, { body: { token } }));
  const [answered, setAnswered] = useState<boolean | null>(null);
  if (answered !== null)
    return <Answered agrees={answered} appointments={question.data?.data.entity.appointments ?? []} />;
  if (question.failure) return <Ended failure={question.failure} onAgain={question.again} />;
  if (!question.data)
    return (
      <CoverMain>
        <Skeleton isPage label={t`Loading`} />
      </CoverMain>
    );
  return <Question token={token} names={question.data.data.entity} onAnswer={setAnswered} />;
}

type Names = { dependent_name: string; patient_name: string };
type QuestionProps = { token: string; names: Names; onAnswer: (agrees: boolean) => void };

function Question({ token, names, onAnswer }: QuestionProps) {
  const { api } = useApp();
  const { manifest } = useClinic();
  const [pending, setPending] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const answer = async (agrees: boolean) => {
    if (pending !== null) return;
    setPending(agrees);
    const outcome = await api.call(answerCare, { body: { token, agrees } });
    setPending(null);
    if (outcome.isOk) onAnswer(agrees);
    else setFailure(outcome.failure);
  };
  const patient = <bdi>{names.patient_name}</bdi>;
  const dependent = <bdi>{names.dependent_name}</bdi>;
  const clinic = <bdi>{manifest?.name}</bdi>;
  return (
    <CoverMain className="form stack g6">
      <h1>
        <Trans>May {patient} act for you?</Trans>
      </h1>
      <FormTrouble order={[]} errors={{}} failure={failure} />
      <p>
        <Trans>
          {dependent}, you’re an adult, so you decide. If you agree, {patient} can book your appointments at{" "}
          {clinic}, see them and change your contact details.
        </Trans>
      </p>
      <p className="muted">
        <Trans>No one acts for you unless you agree.</Trans>
      </p>
      <div className="row wrapf">
        <Button isPending={pending === true} onClick={() => void answer(true)}>
          <Trans>Yes, I agree</Trans>
        </Button>
        <Button kind="outlined" isPending={pending === false} onClick={() => void answer(false)}>
          <Trans>No, I’ll manage them myself</Trans>
        </Button>
      </div>
    </CoverMain>
  );
}

function Answered({ agrees, appointments }: { agrees: boolean; appointments: readonly AppointmentToCome[] }) {
  const leaveTo = useLeave();
  return (
    <CoverMain className="stack g6">
      <EmptyState
        scene="open"
        headingLevel={1}
        title={
          agrees ? <Trans>Thank you. We’ve saved your answer.</Trans> : <Trans>No one acts for you.</Trans>
        }
        actions={<GoHome />}
      >
        {agrees ? (
          <Trans>They can now book and manage your appointments.</Trans>
        ) : (
          <Trans>You book and manage your appointments yourself.</Trans>
        )}
      </EmptyState>
      {!agrees && appointments.length > 0 && (
        <StillBooked appointments={appointments} onJoin={() => void leaveTo("/join-by-code")} />
      )}
    </CoverMain>
  );
}

function Ended({ failure, onAgain }: { failure: Failure; onAgain: () => void }) {
  const textOf = useFailureText();
  const { title, detail } = textOf(failure);
  return (
    <CoverMain>
      <EmptyState
        scene="shut"
        headingLevel={1}
        title={title}
        actions={
          failure.title === undefined ? (
            <Button onClick={onAgain}>
              <Trans>Try again</Trans>
            </Button>
          ) : (
            <GoHome />
          )
        }
      >
        {detail}
      </EmptyState>
    </CoverMain>
  );
}

function GoHome() {
  const leaveTo = useLeave();
  return (
    <Button onClick={() => void leaveTo("/")}>
      <Trans>Go to the home page</Trans>
    </Button>
  );
}

/** Returns what leaves the question for a page. It lies over the whole page: the page is there before it goes. */
function useLeave() {
  const app = useApp();
  return async (path: string) => {
    await app.navigate(path, { replace: true });
    app.cover.set(null);
  };
}
