import { adviceSteps } from "@anteroom/domain/vitals/reading-advice";
import type { ReadingDanger } from "@anteroom/domain/vitals/reading-dangers";
import { EmergencyCall } from "../../../shared/urgent/emergency-call.tsx";

/**
 * Renders `EmergencyCall` for these dangers; needed (`isNeeded`) only if the advice on one of
 * them is to call now.
 */
export function EmergencyCallButton({ dangers }: { dangers: readonly ReadingDanger[] }) {
  return <EmergencyCall isNeeded={adviceSteps(dangers).some(({ kind }) => kind === "call-now")} />;
}
