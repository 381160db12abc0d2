import { useRouterState } from "@tanstack/react-router";
import { useEffect, type ComponentType } from "react";
import { useApp, useClinic, useSession } from "../platform/app-context.tsx";
import { PageSkeleton } from "../ui/skeleton.tsx";

/** A screen for patients only: nothing of it is drawn before the session is known, and a visitor goes where they can sign in. */
export function withSession(Screen: ComponentType): ComponentType {
  return function Guarded() {
    const { navigate } = useApp();
    const { settings } = useClinic();
    const session = useSession();
    const href = useRouterState({ select: (state) => state.location.href });
    const target = session.kind === "signed-out" ? withoutSession(settings, href) : null;
    useEffect(() => {
      if (target !== null) void navigate(target, { replace: true });
    }, [navigate, target]);
    return session.kind === "signed-in" ? <Screen /> : <PageSkeleton />;
  };
}

/** S6.AUTH.01, S6.AUTH.02, D.29, D.46: where a visitor without a session goes, and how they come back. */
export function withoutSession(settings: Readonly<Record<string, unknown>>, from: string): string {
  const back = `from=${encodeURIComponent(from)}`;
  if (settings["patientsWebScheduling"] === true) return `/doctors?${back}`;
  return settings["patientsLogIn"] === true ? `/login?${back}` : "/";
}
