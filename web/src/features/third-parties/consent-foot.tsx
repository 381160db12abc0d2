import { useEffect, useRef } from "react";
import type { RouteRow } from "@anteroom/domain/routes";
import { useSession } from "../../platform/app-context.tsx";
import { ConsentQuestion } from "./consent-question.tsx";
import { ConsentState } from "./consent-state.tsx";
import { useConsent } from "./use-consent.ts";

/** The question on pages that a service could be on, while it is open; the answer on every page. A chat alone concerns nobody who is signed out. */
export function ConsentFoot({ route }: { route: Pick<RouteRow, "name" | "thirdParty"> }) {
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
