import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useDoctorInSentence } from "../../../platform/i18n/doctor-in-sentence.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/form/field.tsx";
import { StarsInput } from "../../../ui/card/stars.tsx";
import { CrisisWatch } from "../../../shared/urgent/crisis-watch.tsx";
import styles from "./guest-review.module.css";
import type { CallSession } from "../session/call-session.ts";

type Props = { session: CallSession; doctorName: string; onSent: () => void };

/**
 * Renders the form for a guest's review after the call; requires stars. Sends it, calls `onSent`, and puts it into the
 * session's appointment, so that the screen shows thanks. Helps with danger words in the comment.
 */
export function GuestReview({ session, doctorName, onSent }: Props) {
  const { t } = useLingui();
  const words = useFailureText();
  const theDoctor = useDoctorInSentence(doctorName);
  const [isSending, setIsSending] = useState(false);
  const [isRatingMissing, setIsRatingMissing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [comment, setComment] = useState("");
  const send = async (typed: FormData, form: HTMLFormElement) => {
    const rating = Number(typed.get("rating"));
    setIsRatingMissing(!rating);
    if (!rating) form.querySelector<HTMLInputElement>("input[name=rating]")?.focus();
    if (!rating || isSending) return;
    setIsSending(true);
    const answer = await session.review(rating, textOf(typed.get("comment")));
    setIsSending(false);
    const appointment = session.appointment.get();
    if (answer.isOk && appointment) {
      onSent();
      session.appointment.set({ ...appointment, review: answer.data });
    }
    setFailure(answer.isOk ? null : answer.failure);
  };
  return (
    <AppForm onSend={send} className={styles["form"]}>
      <h2>
        <Trans>How was your appointment?</Trans>
      </h2>
      {failure && (
        <Banner tone="stop" role="alert">
          <strong>{failure.title ? words(failure).title : t`It was not sent.`}</strong>{" "}
          {failure.title ? words(failure).detail : t`Keep this page open and try again.`}
        </Banner>
      )}
      <StarsInput
        name="rating"
        label={t`Your stars for ${theDoctor}`}
        {...(isRatingMissing && { error: t`Choose one to five stars.` })}
        answers={[
          t`1 star, bad`,
          t`2 stars, not so good`,
          t`3 stars, fine`,
          t`4 stars, good`,
          t`5 stars, very good`,
        ]}
      />
      <TextArea
        name="comment"
        label={t`Add a comment (optional)`}
        rows={3}
        maxLength={fieldLimits.comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <CrisisWatch text={comment} />
      <Button type="submit" isPending={isSending}>
        <Trans>Send review</Trans>
      </Button>
    </AppForm>
  );
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? value.trim() : "");
