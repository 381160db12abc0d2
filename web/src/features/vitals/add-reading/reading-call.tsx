import { adviceSteps } from "@anteroom/domain/vitals/reading-advice";
import type { ReadingDanger } from "@anteroom/domain/vitals/reading-dangers";
import { EmergencyCall } from "../../../shared/urgent/emergency-call.tsx";

/** Renders `EmergencyCall` beside dangerous values, as needed where the advice is to call now. */
export function EmergencyCallButton({ dangers }: { dangers: readonly ReadingDanger[] }) {
  return <EmergencyCall isNeeded={adviceSteps(dangers).some(({ kind }) => kind === "call-now")} />;
}
