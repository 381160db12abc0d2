import { reviewAppointment } from "@anteroom/contract/appointment/appointments";
import { fieldLimits, isRating } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Failure } from "../../platform/api.ts";
import { useApp, useClinic, useSession } from "../../platform/app-context.tsx";
import { refreshAppointments } from "../../platform/appointments.ts";
import { AppForm } from "../../platform/forms/form.tsx";
import { useErrorTitle } from "../../platform/forms/use-error-title.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/form/choice.tsx";
import { ErrorSummary } from "../../ui/form/error-summary.tsx";
import { TextArea } from "../../ui/form/field.tsx";
import { StarsInput } from "../../ui/card/stars.tsx";
import { CrisisWatch } from "../../shared/urgent/crisis-watch.tsx";
import styles from "./appointment-review.module.css";
import { useQuestionnaireDraft } from "../../shared/questionnaire/use-questionnaire-draft.ts";
import { useUnsavedFailureText } from "./changes/use-unsaved-failure-text.ts";

/** What stands in the way of the last attempt; its number moves the focus to the summary again. */
type Trouble = { attempt: number; isRatingMissing: boolean; failure: Failure | null };

const nothing: Trouble = { attempt: 0, isRatingMissing: false, failure: null };

type Props = { appointmentId: number; onDone: (comment: string) => void };

/**
 * Renders the form with five stars, a comment and whether it is public; requires stars (S5.FIELD.04). Helps
 * with danger words while typing. What is typed is there again after a reload, until it is sent. `onDone` receives the trimmed comment once the server has accepted it; the
 * appointments are fetched again then.
 */
export function AppointmentReviewForm({ appointmentId, onDone }: Props) {
  const { api } = useApp();
  const queries = useQueryClient();
  const { t } = useLingui();
  const textOf = useUnsavedFailureText();
  const { rating, comment, isPublic, keep, forget } = useReviewDraft(appointmentId);
  const [isPending, setPending] = useState(false);
  const [{ attempt, isRatingMissing, failure }, setTrouble] = useState(nothing);
  const isMissing = isRatingMissing && rating === undefined; // said until the stars are there
  useErrorTitle(isMissing || failure !== null);
  const missingMessage = t`Choose one to five stars.`;
  const answers = useAnswers();
  const { patientsDisplayDoctorRating } = useClinic().settings;

  const send = async (form: FormData) => {
    if (isPending) return;
    if (!isRating(rating)) return setTrouble({ attempt: attempt + 1, isRatingMissing: true, failure: null });
    setPending(true);
    const typed = form.get("comment");
    const body = {
      rating,
      comment: typeof typed === "string" ? typed.trim() : "",
      is_public: form.get("is_public") === "on",
    };
    const answer = await api.call(reviewAppointment, { params: { appointment_id: appointmentId }, body });
    setPending(false);
    if (answer.isOk) {
      forget();
      onDone(body.comment);
    } else setTrouble({ attempt: attempt + 1, isRatingMissing: false, failure: answer.failure });
    if (answer.isOk || answer.failure.code === "already_reviewed") await refreshAppointments(queries);
  };

  const failureText = failure && textOf(failure);
  return (
    <AppForm className={styles["form"]} onSend={send}>
      {isMissing && (
        <ErrorSummary
          key={attempt}
          title={t`One thing is missing`}
          errors={[{ fieldId: "rating", text: missingMessage }]}
        />
      )}
      {failureText && (
        <Banner key={attempt} tone="stop" role="alert">
          <strong>{failureText.title}</strong> {failureText.detail}
        </Banner>
      )}
      <StarsInput
        id="rating"
        name="rating"
        label={t`Your review`}
        answers={answers}
        error={isMissing ? missingMessage : undefined}
        value={rating}
        onValueChange={(stars) => keep({ rating: stars })}
      />
      <p className={styles["answer"]} aria-hidden="true">
        {rating !== undefined && answers[rating - 1]}
      </p>
      <TextArea
        name="comment"
        label={t`Add a comment (optional)`}
        hint={t`The doctor and the clinic can read this.`}
        maxLength={fieldLimits.comment}
        dir="auto"
        defaultValue={comment}
        onChange={(event) => keep({ comment: event.currentTarget.value })}
      />
      <CrisisWatch text={comment} />
      {patientsDisplayDoctorRating && comment.trim() !== "" && (
        <Checkbox
          name="is_public"
          defaultChecked={isPublic}
          onChange={(event) => keep({ isPublic: event.currentTarget.checked })}
        >
          <Trans>Show my comment on the doctor’s page, without my name</Trans>
        </Checkbox>
      )}
      <Button type="submit" isPending={isPending} isBlock>
        <Trans>Send review</Trans>
      </Button>
    </AppForm>
  );
}

function useAnswers(): [string, string, string, string, string] {
  const { t } = useLingui();
  return [t`1 star, bad`, t`2 stars, not so good`, t`3 stars, fine`, t`4 stars, good`, t`5 stars, very good`];
}

/** A review that was not sent yet. */
type ReviewDraft = { rating: number | undefined; comment: string; isPublic: boolean };

/**
 * Returns this person's review of an appointment as typed so far, with `keep` to store a change of it on this device for
 * a day, as answers of surveys are, and `forget` to erase it. Sign-out erases it.
 */
function useReviewDraft(appointmentId: number) {
  const session = useSession();
  const answerer = session.kind === "signed-in" ? session.profile.id : "guest";
  const { answers, keep, forget } = useQuestionnaireDraft({
    form: `review-${appointmentId}`,
    version: "1",
    answerer,
  });
  const [rating] = answers["rating"] ?? [];
  const [comment] = answers["comment"] ?? [];
  const [isPublic] = answers["is_public"] ?? [];
  const draft: ReviewDraft = {
    rating: typeof rating === "number" && isRating(rating) ? rating : undefined,
    comment: typeof comment === "string" ? comment : "",
    isPublic: isPublic === true,
  };
  return {
    ...draft,
    forget,
    keep: (change: Partial<ReviewDraft>) => {
      const next = { ...draft, ...change };
      const stars = next.rating === undefined ? [] : [next.rating];
      keep({ answers: { rating: stars, comment: [next.comment], is_public: [next.isPublic] }, at: null });
    },
  };
}
