import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SlotChoice } from "../../../../shared/booking/booking-memory.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { EmergencyFoot } from "./emergency-foot.tsx";
import { AlternativesToCheck } from "./ways-on.tsx";

type Props = { slot: SlotChoice | null; onAgain?: (() => void) | undefined; children: ReactNode };

/**
 * Renders that the checker is unavailable (`children`: why), with ways that do not need it and, with
 * `onAgain`, "Try again".
 */
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
