import { matchRoute } from "@anteroom/domain/routes";
import { useRouterState } from "@tanstack/react-router";
import { ClinicLinks } from "./clinic-links.tsx";
import { ConsentFoot } from "./consent-foot.tsx";

/** At the foot of pages: the clinic's links, and outside services; it comes when the page is at rest. */
export function PageFoot() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <div className="wrap stack">
      <ConsentFoot route={matchRoute(path).route} />
      <ClinicLinks />
    </div>
  );
}
