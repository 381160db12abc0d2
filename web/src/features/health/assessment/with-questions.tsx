import { lazyPart } from "../../../ui/lazy.tsx";

/**
 * Loads the questionnaire on demand and provides it to its children by context. It is a chunk of its own
 * because its texts in eight languages are large.
 */
export const { Part: WithQuestions } = lazyPart(
  async () => (await import("./questionnaire-questions.tsx")).QuestionnaireQuestions,
  { isPage: true },
);
