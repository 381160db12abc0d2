import type { FormProps } from "./form-props.ts";
import { QuestionPages } from "./question-pages.tsx";
import { WholeForm } from "./whole-form.tsx";

/**
 * Fills in a FHIR R4 Questionnaire: one question a page with a look at all answers before they are sent, or everything on one page.
 * Answers and place are the caller's, so that they outlive the page (`useQuestionnaireDraft`).
 */
export function QuestionnaireForm({ layout, ...props }: FormProps & { layout: "pages" | "whole" }) {
  return layout === "pages" ? <QuestionPages {...props} /> : <WholeForm {...props} />;
}
