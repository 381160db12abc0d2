import { lazyPart } from "../../../ui/lazy.tsx";

/** The consent page of another company's checker, loaded on demand. */
export const lazyConsent = lazyPart(
  () => import("../outside-checker/consent-page.tsx").then((module) => module.ConsentPage),
  { isPage: true },
  ["outside-check"],
);
/** The texts of another company's checker, loaded on demand. */
export const lazyOutsideText = lazyPart(
  () => import("../outside-checker/outside-text.tsx").then((module) => module.OutsideText),
  null,
  ["outside-check"],
);
