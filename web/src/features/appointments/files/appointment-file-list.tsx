import type { SharedItem, AppointmentFiles as Files } from "@anteroom/contract/appointment/files";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, type ReactNode, type RefObject } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { useDoctorInSentence } from "../../../platform/i18n/doctor-in-sentence.ts";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { FileList } from "./file-list.tsx";
import { FileSender, forgetSentFile } from "./file-sender.tsx";
import { RefreshFailedNotice } from "../quiet-failure.tsx";
import { useAppointmentFiles, type FilesOf } from "./use-appointment-files.ts";

type Props = FilesOf & {
  doctorName: string;
  /** Files are taken only once the appointment is paid. */
  isUnpaid?: boolean;
};

/**
 * Fetches and lists the files of both sides (the clinic's where `showSharedFiles`), with a form to send more
 * until it closes; on the appointment's page and beside the call. `isUnpaid`: explains why nothing can be
 * sent. `headers` authorise a guest.
 */
export function SharedFiles({ appointmentId, headers, doctorName, isUnpaid = false }: Props) {
  const { t } = useLingui();
  const { data, failure, isFetching, again } = useAppointmentFiles({ appointmentId, headers });
  if (!data)
    return failure ? (
      <RefreshFailedNotice isCached={false} isFetching={isFetching} onAgain={again} />
    ) : (
      <Skeleton label={t`Loading the files`} />
    );
  const of = { appointmentId, headers };
  return (
    <div className="stack g6">
      {failure && <RefreshFailedNotice isCached isFetching={isFetching} onAgain={again} />}
      <Sending files={data} of={of} isUnpaid={isUnpaid} />
      <Shared files={data} of={of} doctorName={doctorName} onChanged={again} />
    </div>
  );
}

function Sending({ files, of, isUnpaid }: { files: Files; of: FilesOf; isUnpaid: boolean }) {
  if (!files.is_open)
    return (
      <Banner>
        {isUnpaid ? (
          <Trans>Once this appointment is paid, you can send the doctor photos or documents.</Trans>
        ) : (
          <Trans>
            You can’t send more files for this appointment. Files already shared stay here to read and save.
          </Trans>
        )}
      </Banner>
    );
  if (files.files_left === 0)
    return (
      <Banner tone="warn">
        <Trans>This appointment has as many files as it can hold. Remove one you don’t need.</Trans>
      </Banner>
    );
  return (
    <div className="stack g2">
      <FileSender {...of} />
      <p className="sm muted">
        <Trans>
          You can send files until <AppointmentTime kind="line" start={files.closes_at} />.
        </Trans>
      </p>
    </div>
  );
}

type SharedProps = { files: Files; of: FilesOf; doctorName: string; onChanged: () => void };

function Shared({ files, of, doctorName, onChanged }: SharedProps) {
  const { settings } = useClinic();
  const { items, is_open: isOpen } = files;
  const theirs = items.filter(({ sender }) => sender === "clinic");
  const mine = items.filter(({ sender }) => sender === "patient");
  const theDoctor = <bdi>{useDoctorInSentence(doctorName)}</bdi>;
  const mineHeading = useRef<HTMLHeadingElement>(null);
  const onRemoved = (fileId: number) => {
    forgetSentFile(of.appointmentId, fileId);
    mineHeading.current?.focus({ preventScroll: true }); // the pressed button goes with the row
  };
  return (
    <>
      {settings.showSharedFiles && (
        <Part title={<Trans>From {theDoctor}</Trans>} items={theirs} none={<Trans>Nothing yet.</Trans>}>
          <FileList items={theirs} {...of} />
        </Part>
      )}
      <Part
        title={<Trans>From you</Trans>}
        items={mine}
        none={<Trans>Nothing yet.</Trans>}
        heading={mineHeading}
      >
        <FileList items={mine} mayTakeBack={isOpen} onChanged={onChanged} onRemoved={onRemoved} {...of} />
      </Part>
    </>
  );
}

type PartProps = {
  title: ReactNode;
  items: readonly SharedItem[];
  none: ReactNode;
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

function Part({ title, items, none, heading, children }: PartProps) {
  const id = useId();
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {items.length === 0 ? <p className="muted">{none}</p> : children}
    </section>
  );
}
