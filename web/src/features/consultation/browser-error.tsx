import { pathTo } from "@anteroom/domain/routes";
import { useParams } from "@tanstack/react-router";
import { useIsAwake } from "../../platform/app-context.tsx";
import { PageSkeleton } from "../../ui/skeleton.tsx";
import { BrowserTrouble } from "./browser-trouble.tsx";

/** `/client/video/{appointmentId}/browser-error`. */
export function BrowserError() {
  const { appointmentId = "" } = useParams({ strict: false });
  const isAwake = useIsAwake(); // only a browser can be asked what it can
  return isAwake ? <BrowserTrouble joinAt={pathTo("patients-video", { appointmentId })} /> : <PageSkeleton />;
}
