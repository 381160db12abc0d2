import { later } from "../../../ui/later.tsx";

/** What the first pages do without, each a chunk of its own. How urgent it is never waits for one. */
export const laterComplaint = later(
  () => import("./pages/complaint-page.tsx").then((module) => module.ComplaintPage),
  { isPage: true },
);
export const laterReasoning = later(() =>
  import("./pages/result-reasoning.tsx").then((module) => module.ResultReasoning),
);
export const laterAllAnswers = later(() =>
  import("./pages/all-answers.tsx").then((module) => module.AllAnswers),
);
export const laterGoOn = later(() => import("./go-on.tsx").then((module) => module.GoOn));
export const laterWasHelpful = later(() =>
  import("./pages/was-helpful.tsx").then((module) => module.WasHelpful),
);
export const laterAnswers = later(
  () => import("./pages/answers-page.tsx").then((module) => module.AnswersPage),
  {
    isPage: true,
  },
);
export const laterBodyList = later(() => import("./pages/body-list.tsx").then((module) => module.BodyList));
export const laterPregnancy = later(
  () => import("./pages/pregnancy-page.tsx").then((module) => module.PregnancyPage),
  { isPage: true },
);
export const laterResume = later(
  () => import("./pages/resume-page.tsx").then((module) => module.ResumePage),
  {
    isPage: true,
  },
);
/** Without a connection it could not come when it is needed. */
export const laterFamilyMissing = later(
  () => import("../../account/dependents/family-missing.tsx").then((module) => module.FamilyMissing),
  null,
  ["dependents"],
);
