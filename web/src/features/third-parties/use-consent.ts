import {
  servicesNeedingConsent,
  thirdPartiesOf,
  type ThirdPartyKind,
} from "@anteroom/domain/clinic/third-parties";
import { useCallback, useSyncExternalStore } from "react";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { onConsentChange, readConsent } from "../../platform/storage/third-party-consent.ts";

/**
 * Returns this browser's consent to third-party services, followed live (`unasked` on the server), and the
 * kinds of the clinic's services that need it.
 */
export function useConsent() {
  const app = useApp();
  const kinds: ThirdPartyKind[] = servicesNeedingConsent(thirdPartiesOf(useClinic(), app.boot.runtime));
  const follow = useCallback((listener: () => void) => onConsentChange(app, listener), [app]);
  const consent = useSyncExternalStore(
    follow,
    () => readConsent(app),
    () => "unasked" as const,
  );
  return { consent, kinds };
}
