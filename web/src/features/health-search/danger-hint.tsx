import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Banner } from "../../ui/banner.tsx";
import { useEmergencyLink } from "./emergency-number.tsx";

/** Words that may not be able to wait bring the emergency number at once; they are read on the device and told to nobody. */
export function DangerHint({ typed }: { typed: string }) {
  const link = useEmergencyLink();
  const isDanger = useDanger(typed);
  if (!isDanger) return null;
  return (
    <Banner tone="stop" role="alert">
      <strong>
        {link ? (
          <Trans>If you have this now, it may not be able to wait. Call {link} now.</Trans>
        ) : (
          <Trans>If you have this now, it may not be able to wait. Call your emergency number now.</Trans>
        )}
      </strong>{" "}
      <Trans>Nobody at the clinic sees what you type here.</Trans>
    </Banner>
  );
}

/** The rule is fetched with the first letter, so that a page that is only looked at does not carry it. */
function useDanger(typed: string): boolean {
  const [rule, setRule] = useState<((text: string) => readonly unknown[]) | null>(null);
  const isWanted = typed !== "";
  useEffect(() => {
    if (!isWanted) return;
    void import("@anteroom/domain/danger-words").then(
      ({ findDanger }) => setRule(() => findDanger),
      () => {}, // offline: the line at the foot of the page says whom to call
    );
  }, [isWanted]);
  return rule !== null && rule(typed).length > 0;
}
