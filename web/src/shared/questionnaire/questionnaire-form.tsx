import type { FormProps } from "./form-props.ts";
import { QuestionPages } from "./question-pages.tsx";
import { WholeForm } from "./whole-form.tsx";

/**
 * Fills in a FHIR R4 Questionnaire: one question a page with a review, or all on one page. The caller holds answers and page
 * (`useQuestionnaireDraft`) and sends the answers in `onDone`, which are validated.
 */
export function QuestionnaireForm({ layout, ...props }: FormProps & { layout: "pages" | "whole" }) {
  return layout === "pages" ? <QuestionPages {...props} /> : <WholeForm {...props} />;
}
