import { isInvitationToken } from "@anteroom/domain/call/call-guests";
import { useEffect } from "react";
import { useApp, useIsHydrated } from "../../../platform/app-context.tsx";
import { useStore } from "../../../platform/storage/store.ts";
import { usePageParams } from "../../../platform/page-address.ts";
import { lazyPart } from "../../../ui/lazy.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { BrowserTrouble } from "../device-test/browser-trouble.tsx";
import { callFitness } from "../device-test/call-fitness.ts";
import { useCallSession } from "../session/use-call-session.ts";
import { VideoCall } from "../call/video-call.tsx";
import { guestHeaders, guestCallApi } from "../session/call-api.ts";

const { Part: InvitedGuest } = lazyPart(async () => (await import("./guest-invited.tsx")).InvitedGuest, {
  isPage: true,
});

/**
 * `/guest/video/{invitationToken}`: the call without an account, for the person who booked it and for invited
 * guests, told apart by the token's form. The link is the authorisation; the booker's is stored in this
 * browser as guest access. A browser unfit for calls gets a page that says what it lacks.
 */
export function GuestVideo() {
  const { invitationToken = "" } = usePageParams();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <PageSkeleton />; // the page is the same for everybody until the browser asks
  if (callFitness() !== "fit") return <BrowserTrouble joinAt={null} />;
  if (isInvitationToken(invitationToken))
    return <InvitedGuest key={invitationToken} token={invitationToken} />;
  return <JoinedCall key={invitationToken} token={invitationToken} />;
}

function JoinedCall({ token }: { token: string }) {
  const { guest } = useApp();
  const session = useCallSession(({ api, callTools }) => ({
    api: guestCallApi(api, token),
    line: {
      open: async () => (await callTools()).connectAs(guestHeaders(token)),
      close: (realtime) => realtime.disconnect(),
    },
  }));
  const appointment = useStore(session.appointment, null);
  const id = appointment?.id;
  useEffect(() => {
    if (id !== undefined) guest.add({ appointmentId: id, token });
  }, [guest, id, token]);
  return <VideoCall session={session} details={null} onRefused={() => "is-shown"} />;
}
