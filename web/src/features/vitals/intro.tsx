import { restMinutes } from "@anteroom/domain/shared/constants";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { HealthTabs } from "../../ui/health-places.tsx";
import { takeFocus } from "../../ui/take-focus.ts";
import { useMeasuredPerson } from "./measured-person.ts";
import { VitalsTitle } from "./vitals-title.tsx";

/**
 * Renders the page's introduction: title, that one rests first, then `children`, how to measure, and `after`
 * below. With `lead`, its text stands in place of the tabs of the health pages; `isGuest` adds that nothing
 * is stored without an account.
 */
export function VitalsIntro({ isGuest = false, lead, takesFocus = false, children, after }: IntroProps) {
  const person = useMeasuredPerson();
  const name = <bdi>{person}</bdi>;
  return (
    <div className="stack g5">
      {!lead && <HealthTabs current="/vitals" />}
      <div className="cols">
        <div className="stack g5">
          <div className="stack g2">
            <h1 tabIndex={-1} ref={takesFocus ? takeFocus : undefined}>
              <VitalsTitle />
            </h1>
            {lead && <p>{lead}</p>}
            <p className="muted">
              {person === null ? (
                <Trans>Sit down and rest for {restMinutes} minutes first.</Trans>
              ) : (
                <Trans>
                  First, {name} needs to sit and rest for {restMinutes} minutes.
                </Trans>
              )}{" "}
              {isGuest && <Trans>Without an account we don’t store anything.</Trans>}
            </p>
          </div>
          {children}
        </div>
        {after && <div>{after}</div>}
      </div>
    </div>
  );
}

type IntroProps = {
  isGuest?: boolean;
  lead?: ReactNode;
  /** The title takes the focus: a step after it was left. */
  takesFocus?: boolean;
  children: ReactNode;
  after?: ReactNode;
};
