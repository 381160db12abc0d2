import { lazyPart } from "../../../ui/lazy.tsx";

/** The complaint page, loaded on demand. */
export const lazyComplaintPage = lazyPart(
  () => import("./pages/complaint-page.tsx").then((module) => module.ComplaintPage),
  { isPage: true },
);
/** The reasoning of the result, loaded on demand. */
export const lazyReasoning = lazyPart(() =>
  import("./pages/result-reasoning.tsx").then((module) => module.ResultReasoning),
);
/** All answers for the doctor, loaded on demand. */
export const lazyAllAnswers = lazyPart(() =>
  import("./pages/all-answers.tsx").then((module) => module.AllAnswers),
);
/** The links to booking, loaded on demand. */
export const lazyBookFromResult = lazyPart(() =>
  import("./go-on.tsx").then((module) => module.BookFromResult),
);
/** The feedback question, loaded on demand. */
export const lazyWasHelpful = lazyPart(() =>
  import("./pages/was-helpful.tsx").then((module) => module.WasHelpful),
);
/** The page to change answers, loaded on demand. */
export const lazyAnswersPage = lazyPart(
  () => import("./pages/answers-page.tsx").then((module) => module.AnswersPage),
  {
    isPage: true,
  },
);
/** The pregnancy question, loaded on demand. */
export const lazyPregnancyPage = lazyPart(
  () => import("./pages/pregnancy-page.tsx").then((module) => module.PregnancyPage),
  { isPage: true },
);
/** The page that asks whether to resume a check, loaded on demand. */
export const lazyResumePage = lazyPart(
  () => import("./pages/resume-page.tsx").then((module) => module.ResumePage),
  {
    isPage: true,
  },
);
/** The notice that dependents could not be fetched; preloaded, because it is needed offline. */
export const lazyFamilyMissing = lazyPart(
  () => import("../../account/dependents/family-missing.tsx").then((module) => module.FamilyMissing),
  null,
  ["dependents"],
);
