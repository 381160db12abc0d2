import { launchApp, listLaunchableApps } from "@anteroom/client/operations";
import type { ClinicAppointment, LaunchableApp } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer } from "../platform/use-answer.ts";

type Props = { appointment: Pick<ClinicAppointment, "id" | "patient_id"> };

/**
 * A button for each app that the desk opens with the patient of an appointment, in a window of its own. Nothing without
 * such apps, and for a guest, whose record no app reads.
 */
export function OpenInApps({ appointment: { id, patient_id: patientId } }: Props) {
  const { data } = useApiAnswer(listLaunchableApps, { isEnabled: patientId !== null });
  const apps = data?.data.collection ?? [];
  if (patientId === null || apps.length === 0) return null;
  return (
    <div className="row wrapf">
      {apps.map((app) => (
        <OpenInApp key={app.id} app={app} appointmentId={id} />
      ))}
    </div>
  );
}

function OpenInApp({ app: { id, name }, appointmentId }: { app: LaunchableApp; appointmentId: number }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const [isBlocked, setBlocked] = useState(false);
  const launch = useAction(() =>
    api.call(launchApp, { body: { app_id: id, appointment_id: appointmentId } }),
  );
  async function open() {
    // Opened with the click itself: browsers block a window that comes after an answer.
    const opened = window.open("", "_blank");
    setBlocked(opened === null);
    if (opened === null) return;
    const answer = await launch.run();
    if (answer === null) return opened.close();
    opened.opener = null;
    opened.location.replace(answer.data.entity.url);
  }
  return (
    <div className="stack g2">
      <Button kind="outlined" isPending={launch.isPending} onClick={() => void open()}>
        <Trans>
          Open in <bdi>{name}</bdi>
        </Trans>
      </Button>
      <FailureNotice failure={launch.failure} />
      {isBlocked && (
        <Banner tone="warn" role="alert">
          {t`The browser did not open a new window. Allow this page to open windows, then try again.`}
        </Banner>
      )}
    </div>
  );
}
