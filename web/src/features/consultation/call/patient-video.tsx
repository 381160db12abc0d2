import { asRouteId } from "@anteroom/domain/shared/route-values";
import { pathTo } from "@anteroom/domain/shared/routes";
import { useCallback, useEffect, useRef } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { usePageHref, usePageParams } from "../../../platform/page-address.ts";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { callFitness } from "../device-test/call-fitness.ts";
import { useCallSession } from "../session/use-call-session.ts";
import { VideoCall } from "./video-call.tsx";
import { patientCallApi } from "../session/call-api.ts";
import type { LobbyReason } from "../session/call-session-state.ts";

/**
 * `/client/video/{appointmentId}`: the call of a patient, signed in or booked as a guest. A malformed or unknown
 * id shows the not-found screen, a refusal by time or status leads to the appointment's page, an unfit browser to
 * `/browser-error`. A refused token ends the session or drops the guest's right.
 */
export function PatientsVideo() {
  const { appointmentId = "" } = usePageParams();
  const id = asRouteId(appointmentId);
  return id === null ? <Unknown /> : <JoinedCall key={id} id={id} />;
}

/** S4.VALID.04/.05: outside of its time, or not by video, the visit's own page says why and when. */
const leadsToDetails: ReadonlySet<LobbyReason> = new Set([
  "too-early",
  "over",
  "not-remote",
  "not-confirmed",
]);

function JoinedCall({ id }: { id: number }) {
  const app = useApp();
  const href = usePageHref();
  const session = useCallSession(({ api, realtime }) => ({
    api: patientCallApi(api, id),
    line: { open: realtime, close: () => {} },
  }));
  const isFit = useFitness(id);
  const refused = useRef<LobbyReason | null>(null);
  const details = pathTo("appointment-details", { appointmentId: id });
  useEffect(() =>
    session.state.subscribe(() => {
      const state = session.state.get();
      if (state.at !== "refused" || refused.current === state.reason) return;
      refused.current = state.reason;
      if (leadsToDetails.has(state.reason)) void app.navigate(details, { replace: true });
      else if (state.reason === "unknown-visit") app.notFound.set(href);
      else if (state.reason === "link-ended") {
        if (app.guest.tokenOf(id) === null) void app.session.end(null);
        else app.guest.drop(id); // those to other appointments stay
      }
    }),
  );
  const onRefused = useCallback(
    (reason: LobbyReason) =>
      leadsToDetails.has(reason) || reason === "unknown-visit" || reason === "link-ended"
        ? ("goes-elsewhere" as const)
        : ("is-shown" as const),
    [],
  );
  return isFit ? <VideoCall session={session} details={details} onRefused={onRefused} /> : <PageSkeleton />;
}

/** S8.MSG.20: a browser without what a call needs is told on its own page. */
function useFitness(id: number): boolean {
  const { navigate } = useApp();
  const isFit = callFitness() === "fit";
  useEffect(() => {
    if (!isFit) void navigate(pathTo("browser-error", { appointmentId: id }), { replace: true });
  }, [isFit, navigate, id]);
  return isFit;
}

function Unknown() {
  const { notFound } = useApp();
  const href = usePageHref();
  useEffect(() => notFound.set(href), [notFound, href]);
  return <PageSkeleton />;
}
