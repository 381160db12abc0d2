import { pathTo } from "@anteroom/domain/shared/routes";
import { useIsHydrated } from "../../../platform/app-context.tsx";
import { usePageParams } from "../../../platform/page-address.ts";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { BrowserTrouble } from "./browser-trouble.tsx";

/**
 * `/client/video/{appointmentId}/browser-error`: says what this browser lacks for the call; a suitable one
 * gets a link to join.
 */
export function BrowserError() {
  const { appointmentId = "" } = usePageParams();
  const isHydrated = useIsHydrated(); // only a browser can be asked what it can
  return isHydrated ? (
    <BrowserTrouble joinAt={pathTo("patients-video", { appointmentId })} />
  ) : (
    <PageSkeleton />
  );
}
