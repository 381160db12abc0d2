import { useClinic } from "../../../platform/app-context.tsx";

/** Returns the clinic's emergency number as a `tel:` link; null where it has none. */
export function useEmergencyLink() {
  const { emergencyNumber: number } = useClinic().settings;
  if (number === null) return null;
  return (
    <a href={`tel:${number}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}
