import { guardAuth } from "@anteroom/domain/guards";
import { useMatch } from "@tanstack/react-router";
import { useEffect, type ComponentType } from "react";
import { useApp, useClinic, useSession } from "../platform/app-context.tsx";
import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "../ui/skeleton.tsx";

/** A screen for patients only: nothing of it is drawn before the session is known, and a visitor goes where they can sign in. */
export function withSession(Screen: ComponentType): ComponentType {
  return function Guarded() {
    const { navigate } = useApp();
    const { settings } = useClinic();
    const session = useSession();
    const { t } = useLingui();
    // The page this screen stands for: the router's location is another one as soon as one leaves.
    const wanted = useMatch({ strict: false, select: ({ pathname, search }) => pathname + queryOf(search) });
    const decision = guardAuth({ isLoggedIn: session.kind !== "signed-out", wanted }, settings);
    const target = "redirect" in decision ? decision.redirect : null;
    useEffect(() => {
      if (target !== null) void navigate(target, { replace: true });
    }, [navigate, target]);
    if (session.kind === "signed-in") return <Screen />;
    return <Skeleton isPage label={t`Loading`} />;
  };
}

function queryOf(search: object): string {
  const query = new URLSearchParams(Object.entries(search)).toString();
  return query && `?${query}`;
}
