import { removeFile, type SharedItem } from "@anteroom/contract/appointment/files";
import { formatFileSize } from "@anteroom/domain/shared/file-size";
import { mayHandOver } from "@anteroom/domain/appointment/appointment-files";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { lazyDialog } from "../../../ui/overlay/lazy-dialog.tsx";
import { Row, Rows, IconTile } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { saveFile } from "../../../shared/files/transfer-file.ts";
import type { FilesOf } from "./use-appointment-files.ts";
import styles from "./appointment-file-list.module.css";

type Props = FilesOf & {
  items: readonly SharedItem[];
  /** Whether own files may still be removed. */
  mayTakeBack?: boolean;
  onChanged?: () => void;
  /** Called after a file was removed on the server. */
  onRemoved?: (fileId: number) => void;
};

/**
 * Lists files to save and links to open in a new tab. Those not scanned yet or infected cannot be saved.
 * Pictures open in a gallery. With `mayTakeBack` each can be removed on the server after confirmation; then
 * `onChanged` is called, also after a failure.
 */
export function FileList({ items, ...rest }: Props) {
  const [shown, setShown] = useState<SharedItem | null>(null);
  const pictures = items.filter((item) => isPicture(item) && mayHandOver(item));
  const { appointmentId, headers } = rest;
  return (
    <Sheet isFlush className={styles["rows"]}>
      <Rows>
        {items.map((item) =>
          item.url === null ? (
            <FileRow
              key={item.id}
              item={item}
              {...rest}
              onLook={pictures.includes(item) ? () => setShown(item) : null}
            />
          ) : (
            <LinkRow key={item.id} item={item} url={item.url} />
          ),
        )}
      </Rows>
      {shown && (
        <PictureGallery
          {...{ appointmentId, headers, pictures }}
          first={shown}
          onClose={() => setShown(null)}
        />
      )}
    </Sheet>
  );
}

const PictureGallery = lazyDialog(async () => (await import("./picture-gallery.tsx")).PictureGallery);

/** What every browser can show; other files are saved and opened by their own programs. */
const isPicture = ({ media_type: type }: SharedItem) => /^image\/(jpeg|png|webp)$/.test(type ?? "");

function LinkRow({ item, url }: { item: SharedItem; url: string }) {
  const host = (
    <bdi dir="ltr" className="long">
      {URL.parse(url)?.hostname}
    </bdi>
  );
  return (
    <Row
      lead={<IconTile icon="arrow-square-out" />}
      end={
        <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={textLinkClass()}>
          <Trans>
            Open <span className="vh">{item.name}, in a new window</span>
          </Trans>
        </a>
      }
    >
      <Message item={item}>
        <Trans>Link to {host}</Trans>
      </Message>
    </Row>
  );
}

type FileRowProps = Omit<Props, "items"> & { item: SharedItem; onLook: (() => void) | null };

function FileRow(props: FileRowProps) {
  const { item, appointmentId, headers, mayTakeBack = false, onChanged, onRemoved, onLook } = props;
  const { api } = useApp();
  const locale = useLocale();
  const text = useFailureText();
  const [isPending, setPending] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const name = <bdi>{item.name}</bdi>;
  const size = <bdi dir="ltr">{formatFileSize(item.size_bytes ?? 0, locale)}</bdi>;
  const during = async (work: () => Promise<Failure | null>) => {
    setPending(true);
    setFailure(await work());
    setPending(false);
  };
  const takeBack = async () => {
    setRequested(false);
    await during(async () => {
      const params = { appointment_id: appointmentId, file_id: item.id };
      const answer = await api.call(removeFile, { params, headers });
      onChanged?.();
      if (answer.isOk) onRemoved?.(item.id);
      return answer.isOk ? null : answer.failure;
    });
  };
  const said = failure && text(failure);
  return (
    <Row
      lead={<IconTile icon={item.kind === "prescription" ? "receipt" : "file"} />}
      end={
        <span className={styles["does"]}>
          {onLook && (
            <Button kind="soft" isSmall icon="eye" onClick={onLook}>
              <Trans>
                Look at <span className="vh">{name}</span>
              </Trans>
            </Button>
          )}
          {mayHandOver(item) && (
            <Button
              kind="soft"
              isSmall
              icon="download"
              isPending={isPending}
              onClick={() => void during(() => saveFile(api, { appointmentId, file: item, headers }))}
            >
              <Trans>
                Save <span className="vh">{name}</span>
              </Trans>
            </Button>
          )}
          {mayTakeBack && (
            <Button kind="quiet" isSmall onClick={() => setRequested(true)}>
              <Trans>
                Remove <span className="vh">{name}</span>
              </Trans>
            </Button>
          )}
          {isRequested && (
            <TakeBackDialog name={item.name} onYes={() => void takeBack()} onNo={() => setRequested(false)} />
          )}
        </span>
      }
    >
      <Message item={item}>
        {item.kind === "prescription" ? <Trans>Prescription, {size}</Trans> : size}
      </Message>
      {item.scan === "scanning" && (
        <p className="sm">
          <Trans>We’re checking this file for viruses. The clinic can open it after that.</Trans>
        </p>
      )}
      {item.scan === "infected" && (
        <p className="sm b">
          <Trans>This file had a virus, so we removed it. Nobody can open it.</Trans>
        </p>
      )}
      {said && (
        <Banner tone="stop" role="alert">
          <strong>{said.title}</strong> {said.detail}
        </Banner>
      )}
    </Row>
  );
}

function Message({ item, children }: { item: SharedItem; children: ReactNode }) {
  const when = <AppointmentTime kind="line" start={item.created_at} />;
  return (
    <>
      <bdi className={classNames("b", styles["name"])}>{item.name}</bdi>
      <br />
      <span className="sm muted">
        <Trans>
          <bdi>{children}</bdi>, {when}
        </Trans>
      </span>
    </>
  );
}

function TakeBackDialog({ name, onYes, onNo }: { name: string; onYes: () => void; onNo: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      onClose={onNo}
      title={<Trans>Remove this file?</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button kind="danger" isBlock onClick={onYes}>
            <Trans>Yes, remove it</Trans>
          </Button>
          <Button kind="outlined" isBlock onClick={onNo}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <p>
        <bdi className={styles["name"]}>{name}</bdi>
      </p>
      <p className="muted">
        <Trans>The clinic won’t be able to open it any more. Someone may already have seen it.</Trans>
      </p>
    </Dialog>
  );
}
