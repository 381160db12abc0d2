import { Trans } from "@lingui/react/macro";
import { Banner } from "../../ui/banner.tsx";
import { laterCrisisHelp } from "../urgent/crisis-watch.tsx";
import { useDangerWords } from "../urgent/use-danger-words.ts";
import { useEmergencyLink } from "./emergency-number.tsx";

/** Words that may not be able to wait bring the emergency number or the crisis line at once; they are read on the device and told to nobody. */
export function DangerHint({ typed }: { typed: string }) {
  const link = useEmergencyLink();
  const { isDanger, isSelfHarm } = useDangerWords(typed);
  if (isSelfHarm) return <laterCrisisHelp.Part tell={null} />;
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
      <Trans>No one at the clinic sees what you type here.</Trans>
    </Banner>
  );
}
