import { later } from "../../../ui/later.tsx";

/** Of another company's checker: the question before anything is sent, and what is said otherwise. */
export const lazyConsent = later(
  () => import("../outside-checker/consent-page.tsx").then((module) => module.ConsentPage),
  { isPage: true },
  ["outside-check"],
);
export const lazyOutsideText = later(
  () => import("../outside-checker/outside-text.tsx").then((module) => module.OutsideText),
  null,
  ["outside-check"],
);
