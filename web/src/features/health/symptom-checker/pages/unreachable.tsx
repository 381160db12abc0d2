import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SlotChoice } from "../../../../shared/booking/booking-memory.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { EmergencyFoot } from "./emergency-foot.tsx";
import { AlternativesToCheck } from "./ways-on.tsx";

type Props = { slot: SlotChoice | null; onAgain?: (() => void) | undefined; children: ReactNode };

/** Says why the checker is unavailable, with ways that do not need it. */
export function CheckerUnreachable({ slot, onAgain, children }: Props) {
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={<Trans>The symptom checker is not available yet</Trans>}
        actions={
          <>
            <AlternativesToCheck slot={slot} />
            {onAgain && (
              <Button kind="outlined" icon="arrows-clockwise" onClick={onAgain}>
                <Trans>Try again</Trans>
              </Button>
            )}
          </>
        }
      >
        {children}
      </EmptyState>
      <EmergencyFoot />
    </>
  );
}
