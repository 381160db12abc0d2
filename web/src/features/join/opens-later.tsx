import { Trans } from "@lingui/react/macro";
import { useVisitTime } from "../../platform/visit-time.tsx";
import { Banner } from "../../ui/banner.tsx";

/** The code is right and the room is not open: when to come back, and not a word about whose visit it is (D.90). */
export function OpensLater({ at, timeZone }: { at: string; timeZone: string }) {
  const { day, time, zoneWords, distance } = useVisitTime(at, timeZone);
  return (
    <Banner>
      <strong>
        <Trans>You’re early.</Trans>
      </strong>{" "}
      <Trans>
        The waiting room opens {distance}, {day} at <bdi dir="ltr">{time}</bdi>, {zoneWords}. Come back then
        with the same code.
      </Trans>
    </Banner>
  );
}
