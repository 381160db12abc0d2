import { restMinutes } from "@anteroom/domain/shared/constants";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { HealthPlaces } from "../../ui/health-places.tsx";

/** What the page is for, then how to measure. */
export function Intro({ isGuest = false, lead, children, after }: IntroProps) {
  return (
    <div className="cols">
      <div className="stack g5">
        {!lead && <HealthPlaces current="/vitals" />}
        <div className="stack g2">
          <h1>
            <Trans>Your vital signs</Trans>
          </h1>
          {lead && <p>{lead}</p>}
          <p className="muted">
            <Trans>Sit down and rest for {restMinutes} minutes first.</Trans>{" "}
            {isGuest && <Trans>Without an account we don’t store anything.</Trans>}
          </p>
        </div>
        {children}
      </div>
      {after && <div>{after}</div>}
    </div>
  );
}

type IntroProps = { isGuest?: boolean; lead?: ReactNode; children: ReactNode; after?: ReactNode };
