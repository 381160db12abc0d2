import { isRating } from "@anteroom/domain/shared/field-limits";
import { useSession } from "../../platform/app-context.tsx";
import { useQuestionnaireDraft } from "../../shared/questionnaire/use-questionnaire-draft.ts";

/** A review that was not sent yet. */
type ReviewDraft = { rating: number | undefined; comment: string; isPublic: boolean };

/**
 * Returns this person's review of an appointment as typed so far, with `keep` to store a change of it on this device for
 * a day, as answers of surveys are, and `forget` to erase it. Sign-out erases it.
 */
export function useReviewDraft(appointmentId: number) {
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
    rating: isRating(rating) ? rating : undefined,
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
