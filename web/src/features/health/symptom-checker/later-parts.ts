import { later } from "../../../ui/later.tsx";

/** What the first pages do without, each a chunk of its own. How urgent it is never waits for one. */
export const lazyComplaintPage = later(
  () => import("./pages/complaint-page.tsx").then((module) => module.ComplaintPage),
  { isPage: true },
);
export const lazyReasoning = later(() =>
  import("./pages/result-reasoning.tsx").then((module) => module.ResultReasoning),
);
export const lazyAllAnswers = later(() =>
  import("./pages/all-answers.tsx").then((module) => module.AllAnswers),
);
export const lazyBookFromResult = later(() => import("./go-on.tsx").then((module) => module.BookFromResult));
export const lazyWasHelpful = later(() =>
  import("./pages/was-helpful.tsx").then((module) => module.WasHelpful),
);
export const lazyAnswersPage = later(
  () => import("./pages/answers-page.tsx").then((module) => module.AnswersPage),
  {
    isPage: true,
  },
);
export const lazyPregnancyPage = later(
  () => import("./pages/pregnancy-page.tsx").then((module) => module.PregnancyPage),
  { isPage: true },
);
export const lazyResumePage = later(
  () => import("./pages/resume-page.tsx").then((module) => module.ResumePage),
  {
    isPage: true,
  },
);
/** Without a connection it could not come when it is needed. */
export const lazyFamilyMissing = later(
  () => import("../../account/dependents/family-missing.tsx").then((module) => module.FamilyMissing),
  null,
  ["dependents"],
);
