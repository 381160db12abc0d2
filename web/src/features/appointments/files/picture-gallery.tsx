import type { SharedItem } from "@anteroom/contract/appointment/files";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { followGestures } from "../../../platform/browser/follow-gestures.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import styles from "./picture-gallery.module.css";
import { fetchFile } from "../../../shared/files/transfer-file.ts";
import type { FilesOf } from "./use-appointment-files.ts";

type Props = FilesOf & { pictures: readonly SharedItem[]; first: SharedItem; onClose: () => void };

/**
 * Renders a dialog with the pictures of an appointment one at a time, each fetched when shown, starting at
 * `first`; next by button or swipe, in reading direction (D.54). It stops at both ends.
 */
export function PictureGallery({ pictures, first, onClose, ...of }: Props) {
  const { t } = useLingui();
  const [at, setAt] = useState(pictures.indexOf(first));
  const picture = pictures[at] ?? first;
  const turn = (steps: number) => setAt((now) => Math.min(pictures.length - 1, Math.max(0, now + steps)));
  const stage = useSwipes(turn);
  const number = at + 1;
  const all = pictures.length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={<bdi className={styles["name"]}>{picture.name}</bdi>}
    >
      <div ref={stage} className={styles["stage"]}>
        <Picture key={picture.id} picture={picture} {...of} />
      </div>
      <div className={styles["turn"]}>
        <Button kind="soft" isSmall icon="caret-left" aria-disabled={at === 0} onClick={() => turn(-1)}>
          <Trans>Previous</Trans>
        </Button>
        <output className="sm muted">
          <Trans>
            {number} of {all}
          </Trans>
        </output>
        <Button
          kind="soft"
          isSmall
          icon="caret-right"
          className={styles["next"]}
          aria-disabled={number === all}
          onClick={() => turn(1)}
        >
          <Trans>Next</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

function useSwipes(turn: (steps: number) => void) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stage.current) return;
    return followGestures(stage.current, (gesture) => {
      if (gesture.type !== "swipe" || gesture.to === "up" || gesture.to === "down") return;
      const onward = document.documentElement.dir === "rtl" ? "right" : "left";
      turn(gesture.to === onward ? 1 : -1);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it only ever counts on from where the gallery is
  }, []);
  return stage;
}

function Picture({ picture, appointmentId, headers }: FilesOf & { picture: SharedItem }) {
  const { t } = useLingui();
  const { api } = useApp();
  const words = useFailureText();
  const [found, setFound] = useState<Result<string> | null>(null);
  useEffect(() => {
    let isLeft = false;
    let address: string | null = null;
    void fetchFile(api, { appointmentId, file: picture, headers }).then((answer) => {
      if (isLeft) return;
      if (!answer.isOk) return setFound(answer);
      address = URL.createObjectURL(new Blob([answer.data], { type: picture.media_type ?? "" }));
      setFound({ isOk: true, data: address });
    });
    return () => {
      isLeft = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a guest's headers are made anew at each drawing; the picture is asked for once
  }, [api, appointmentId, picture]);
  if (found === null) return <Skeleton label={t`Loading the picture`} />;
  if (found.isOk) return <img src={found.data} alt={picture.name} draggable={false} />;
  const { title, detail } = words(found.failure);
  return (
    <Banner tone="stop" role="alert">
      <strong>{title}</strong> {detail}
    </Banner>
  );
}
