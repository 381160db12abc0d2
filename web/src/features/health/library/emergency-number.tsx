import { useClinic } from "../../../platform/app-context.tsx";

/** The clinic's emergency number, ready to be called; null where it has named none. */
export function useEmergencyLink() {
  const { emergencyNumber: number } = useClinic().settings;
  if (number === null) return null;
  return (
    <a href={`tel:${number}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}
