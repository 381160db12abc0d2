import { matchRoute } from "@anteroom/domain/routes";
import { useRouterState } from "@tanstack/react-router";
import { undisturbed } from "../../platform/undisturbed.ts";
import { ClinicLinks } from "./clinic-links.tsx";
import { ConsentFoot } from "./consent-foot.tsx";

/** At the foot of pages: the clinic's links, and outside services; it comes when the page is at rest. */
export function PageFoot() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { route } = matchRoute(path);
  if (undisturbed.has(route.name)) return null;
  return (
    <div className="wrap stack">
      <ConsentFoot route={route} />
      <ClinicLinks />
    </div>
  );
}
