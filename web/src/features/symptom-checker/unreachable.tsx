import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SlotChoice } from "../../platform/booking-memory.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EmergencyFoot } from "./emergency-foot.tsx";
import { WaysOn } from "./ways-on.tsx";

/** The checker cannot be had just now: why, and the ways on that need none. */
export function Unreachable({ slot, children }: { slot: SlotChoice | null; children: ReactNode }) {
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={<Trans>The symptom checker is not available yet</Trans>}
        actions={<WaysOn slot={slot} />}
      >
        {children}
      </EmptyState>
      <EmergencyFoot />
    </>
  );
}
