import { guardAuth } from "@anteroom/domain/account/guards";
import { useEffect, type ComponentType } from "react";
import { useGuestAccess, type GuestAccess } from "../platform/guest-access.ts";
import { usePagePath, usePageQuery } from "../platform/page-address.ts";
import { useApp, useClinic, useSession } from "../platform/app-context.tsx";
import { useRouter } from "../platform/router/router-view.tsx";
import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "../ui/feedback/skeleton.tsx";

/** `admits` says of a visitor, who has no session, whether another right of theirs opens the screen. A guest's own appointments always do. */
type GuardedScreen = ComponentType & { admits?: (now: number) => boolean };

/**
 * Wraps a screen for patients: a placeholder until the session is known, then the screen, or for visitors a
 * redirect to sign-in (replacing the history entry) that leads back afterwards. Guests are admitted to the
 * list and the pages of their own appointments, others where the screen's `admits` (time in ms) returns true.
 */
export function requireSession(Screen: GuardedScreen): ComponentType {
  return function Guarded() {
    const { clock, guest, navigate } = useApp();
    const { settings } = useClinic();
    const session = useSession();
    const router = useRouter();
    const { t } = useLingui();
    const path = usePagePath();
    const wanted = path + queryOf(usePageQuery());
    const isOut = session.kind === "signed-out";
    const isGuests = isOfGuest(path, useGuestAccess(guest));
    const isLet = isOut && (isGuests || Screen.admits?.(clock.now()) === true);
    const decision = guardAuth({ isLoggedIn: !isOut || isLet, wanted }, settings);
    const target = "redirect" in decision ? decision.redirect : null;
    useEffect(() => {
      // A page that loads late must not redirect a person who has navigated since.
      if (target !== null && router.get().location.pathname === path)
        void navigate(target, { replace: true });
    }, [navigate, router, path, target]);
    if (isLet || session.kind === "signed-in") return <Screen />;
    return <Skeleton isPage label={t`Loading`} />;
  };
}

/** The list of a guest's appointments, or a page of one of them. */
function isOfGuest(path: string, held: readonly GuestAccess[]): boolean {
  const id = /^\/appointments(?:\/(\d+)|$)/.exec(path);
  return id !== null && held.some(({ appointmentId }) => !id[1] || appointmentId === Number(id[1]));
}

function queryOf(search: object): string {
  const query = new URLSearchParams(Object.entries(search)).toString();
  return query && `?${query}`;
}
