import {
  endOtherSessions,
  endSession,
  listSessions,
  type SignedInDevice,
} from "@anteroom/contract/account/profile";
import { formatDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { useAppointmentZones } from "../../../platform/time/appointment-zones.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Row, Rows, IconTile } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { DeviceName, isHandheld } from "./device-name.tsx";
import { FormTrouble } from "./form-trouble.tsx";
import { LoadFailure } from "./load-failure.tsx";

/**
 * Fetches and lists the devices on which the patient is signed in, with an action to sign each other one out
 * at once, without confirmation, and one for all others. Counts a session already gone as ended.
 */
export function DevicesSection() {
  const { api } = useApp();
  const { t } = useLingui();
  const devices = useApiQuery(["sessions"], () => api.call(listSessions));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [ended, setEnded] = useState({ times: 0, isAll: false });
  const [isPending, setPending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = devices.data?.data.collection.length ?? 0;
  // The button that was pressed goes with its device, and with the button the focus.
  useEffect(() => {
    if (ended.times > 0 && count > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [ended, count]);
  const end = async (id: number) => {
    const answer = await api.call(endSession, { params: { session_id: id } });
    // One that is gone already is as good as ended.
    const isGone = answer.isOk || answer.failure.code === "not_found";
    setFailure(isGone ? null : answer.failure);
    setEnded(({ times }) => ({ times: isGone ? times + 1 : 0, isAll: false })); // what failed last is not said to be done
    devices.again();
  };
  const endAll = async () => {
    if (isPending) return;
    setPending(true);
    const answer = await api.call(endOtherSessions);
    setPending(false);
    setFailure(answer.isOk ? null : answer.failure);
    setEnded(({ times }) => ({ times: answer.isOk ? times + 1 : 0, isAll: true }));
    devices.again();
  };
  return (
    <section className="stack" aria-labelledby="devices">
      <h2 ref={heading} id="devices" tabIndex={-1}>
        <Trans>Where you are signed in</Trans>
      </h2>
      <LoadFailure {...devices} />
      <FormTrouble order={[]} errors={{}} failure={failure} />
      {ended.times > 0 && (
        <output key={ended.times}>
          <Banner tone="ok">
            {ended.isAll ? <Trans>Signed out everywhere else.</Trans> : <Trans>Signed out there.</Trans>}
          </Banner>
        </output>
      )}
      {devices.data ? (
        <Sheet isFlush>
          <Rows>
            {devices.data.data.collection.map((device) => (
              <Device key={device.id} device={device} onEnd={end} />
            ))}
          </Rows>
        </Sheet>
      ) : (
        !devices.failure && <Skeleton label={t`Loading`} />
      )}
      {count > 2 && (
        <Button kind="outlined" isPending={isPending} onClick={() => void endAll()}>
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
    </section>
  );
}

type Props = { device: SignedInDevice; onEnd: (id: number) => Promise<void> };

function Device({ device, onEnd }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { patient, clinic } = useAppointmentZones();
  const [isPending, setPending] = useState(false);
  const zone = patient ?? clinic;
  const at = Date.parse(device.last_used_at);
  const day = formatDay(at, zone, locale);
  const time = <bdi dir="ltr">{formatTime(at, zone, locale)}</bdi>;
  const end = async () => {
    setPending(true);
    await onEnd(device.id);
    setPending(false);
  };
  return (
    <Row
      lead={<IconTile icon={isHandheld(device.device) ? "smartphone" : "globe"} />}
      end={
        !device.is_current && (
          <Button
            kind="outlined"
            isSmall
            isPending={isPending}
            aria-label={t`Sign out there, used last on ${day}`}
            onClick={() => void end()}
          >
            <Trans>Sign out there</Trans>
          </Button>
        )
      }
    >
      <p className="b">
        <DeviceName device={device.device} />
      </p>
      {device.is_current ? (
        <Badge tone="ok" icon="check-circle-fill">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <p className="muted sm">
          <Trans>
            Last used on {day}, {time}
          </Trans>
        </p>
      )}
    </Row>
  );
}
