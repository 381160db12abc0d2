import { matchRoute, type RouteRow } from "@anteroom/domain/shared/routes";
import { usePagePath } from "../../platform/page-address.ts";
import { undisturbedRoutes } from "../../platform/storage/undisturbed.ts";
import { ClinicLinks } from "./clinic-links.tsx";
import { useEffect, useRef, type Ref } from "react";
import { useSession, useApp } from "../../platform/app-context.tsx";
import { ConsentQuestion } from "./consent-question.tsx";
import { useConsent } from "./use-consent.ts";
import { Trans } from "@lingui/react/macro";
import { giveConsent, withdrawConsent } from "../../platform/storage/third-party-consent.ts";
import { classNames } from "../../ui/class-names.ts";
import { textLinkClass } from "../../ui/text-link.tsx";
import styles from "./page-foot.module.css";

/**
 * Renders the page's footer: the clinic's links, and the consent question where it concerns this
 * page, else the answer with a button to change it. Renders nothing on `undisturbedRoutes` such
 * as those of booking. After an answer, the focus moves to it.
 */
export function PageFoot() {
  const path = usePagePath();
  const { route } = matchRoute(path);
  if (undisturbedRoutes.has(route.name)) return null;
  return (
    <div className="wrap stack">
      <ConsentFoot route={route} />
      <ClinicLinks />
    </div>
  );
}

/** The question on pages that a service could be on, while it is open; the answer on every page. A chat alone concerns nobody who is signed out. */
function ConsentFoot({ route }: { route: Pick<RouteRow, "name" | "thirdParty"> }) {
  const { consent, kinds } = useConsent();
  const isSignedIn = useSession().kind === "signed-in";
  const state = useRef<HTMLParagraphElement>(null);
  const hasAnswered = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone with the question.
    if (hasAnswered.current) state.current?.focus();
    hasAnswered.current = false;
  }, [consent]);
  const concerned = kinds.filter((kind) => kind !== "chat" || isSignedIn);
  if (consent !== "unasked") return kinds.length > 0 ? <ConsentState ref={state} /> : null;
  // The settings have a place of their own for it.
  if (concerned.length === 0 || route.thirdParty === "none" || route.name === "profile-settings") return null;
  return <ConsentQuestion kinds={kinds} onAnswer={() => (hasAnswered.current = true)} />;
}

/** At the foot of the page: what was answered, and the way to change it at once. */
function ConsentState({ ref }: { ref: Ref<HTMLParagraphElement> }) {
  const app = useApp();
  const isAllowed = useConsent().consent === "granted";
  return (
    <div className={classNames(styles["links"], "sm muted")}>
      <p ref={ref} tabIndex={-1} className={styles["answer"]}>
        {isAllowed ? <Trans>Outside services are allowed.</Trans> : <Trans>Outside services are off.</Trans>}
      </p>
      <button
        type="button"
        className={textLinkClass()}
        onClick={() => (isAllowed ? withdrawConsent(app) : giveConsent(app))}
      >
        {isAllowed ? <Trans>Stop allowing</Trans> : <Trans>Allow outside services</Trans>}
      </button>
    </div>
  );
}
