import { readTriageDetails } from "@anteroom/domain/health/triage-details";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";

/**
 * Says what to do now, announced as an alert, where a symptom check (`details`: its stored JSON) ended in an
 * emergency; renders nothing otherwise, or if it cannot be read.
 */
export function CheckEmergency({ details }: { details: string }) {
  const level = readTriageDetails(details)?.urgency.code;
  if (level !== "emergency-services" && level !== "emergency-department-now") return null;
  return (
    <Banner tone="warn" role="alert">
      <strong>
        <Trans>Your symptom check says this is an emergency. The appointment would be too late.</Trans>{" "}
        <WhatToDo isAmbulance={level === "emergency-services"} />
      </strong>
    </Banner>
  );
}

function WhatToDo({ isAmbulance }: { isAmbulance: boolean }) {
  const { emergencyNumber: number } = useClinic().settings;
  const link = number !== null && (
    <a href={`tel:${number}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
  if (isAmbulance)
    return link ? <Trans>Call {link} now.</Trans> : <Trans>Call your emergency number now.</Trans>;
  return link ? (
    <Trans>Go to an emergency department now, or call {link}.</Trans>
  ) : (
    <Trans>Go to an emergency department now, or call your emergency number.</Trans>
  );
}
