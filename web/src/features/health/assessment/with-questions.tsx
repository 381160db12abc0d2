import { lazyPart } from "../../../ui/lazy.tsx";

/**
 * Loads the questionnaire and provides it to its children; its texts in eight languages are larger than the
 * page's script.
 */
export const { Part: WithQuestions } = lazyPart(
  async () => (await import("./questionnaire-questions.tsx")).QuestionnaireQuestions,
  { isPage: true },
);
