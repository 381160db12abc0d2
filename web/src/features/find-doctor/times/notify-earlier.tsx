import { isWaitlistOffered } from "@anteroom/domain/booking/waitlist";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { usePageQuery } from "../../../platform/page-address.ts";
import { usePresentMinute } from "../../../platform/time/appointment-zones.ts";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";

const { Part: AskEarlier } = lazyPart(
  async () => (await import("../../../shared/waitlist/ask-earlier.tsx")).AskEarlier,
  {},
  ["waitlist"],
);

type Props = {
  goal: { doctor_id: number } | { specialty: string };
  /** The first time that is free, if any is. */
  first: { start_time: string } | undefined;
};

/**
 * Renders the offer of the waitlist where the first free time is far off or missing; opens by itself with
 * `?earlier`, as after sign-in. Nothing where the clinic has no waitlist or no sign-in.
 */
export function NotifyEarlier({ goal, first }: Props) {
  const { settings } = useClinic();
  const now = usePresentMinute();
  const [isOpen, setOpen] = useState("earlier" in usePageQuery());
  if (!settings.waitlist || !settings.patientsLogIn) return null;
  if (isOpen) return <AskEarlier goal={goal} />;
  if (!isWaitlistOffered(first ? Date.parse(first.start_time) : null, now)) return null;
  return (
    <Button kind="soft" isSmall icon="bell" onClick={() => setOpen(true)}>
      <Trans>Tell me if an earlier time frees up</Trans>
    </Button>
  );
}
