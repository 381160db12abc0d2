import {
  type DataExport,
  listExports,
  requestExport,
  downloadExport,
} from "@anteroom/contract/account/my-data";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { noAnswer, type Failure } from "../../../platform/api.ts";
import { useApp, type App } from "../../../platform/app-context.tsx";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import styles from "./my-data.module.css";
import { FailureNotice } from "./trouble.tsx";
import { useMyDataQuery } from "./use-answer.ts";
import { addressOf } from "@anteroom/contract/endpoint";

/** How far an archive has come is asked again after this long, in ms. */
const pollEvery = 1_000;

const proof = lazyPart(async () => (await import("../security/proof-dialog.tsx")).ProofDialog, null, [
  "security",
]);

const isUnderWay = (one: DataExport | undefined) => one?.status === "waiting" || one?.status === "working";

/**
 * Renders a section with a button that requests an archive of all the patient's data; shows the
 * progress, asked every second, and once it is ready a button that saves it as a file, which
 * works once. Asks for the password where the server requires recent authentication, then
 * continues.
 */
export function DataCopy() {
  const app = useApp();
  const heading = useId();
  const { answer, failure, refetch } = useMyDataQuery(listExports, {
    againAfter: (list) => (isUnderWay(list?.data.collection[0]) ? pollEvery : false),
  });
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  const [isSaved, setSaved] = useState(false);
  /** What goes on once the person has shown who they are. */
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);
  const newest = answer?.data.collection[0];
  const step = newest?.status === "ready" ? "ready" : newest && isUnderWay(newest) ? "under-way" : "none";
  const place = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  // The pressed button is gone with its step.
  useEffect(() => {
    if (hasPressed.current && document.activeElement === document.body) place.current?.focus();
  }, [step]);
  const run = async (work: () => Promise<Failure | null>) => {
    if (isPending) return;
    hasPressed.current = true;
    setPending(true);
    const outcome = await work();
    const isProofNeeded = outcome?.code === "proof_needed";
    setTrouble(isProofNeeded ? null : outcome);
    setWaiting(isProofNeeded ? () => () => run(work) : null);
    await refetch();
    setPending(false);
  };
  const goOn = (isProven: boolean) => {
    setWaiting(null);
    if (isProven) void waiting?.();
  };
  const prepare = () =>
    run(async () => {
      setSaved(false);
      const requested = await app.api.call(requestExport);
      return requested.isOk ? null : requested.failure;
    });
  const save = (id: number) =>
    run(async () => {
      const outcome = await saveArchive(app, id);
      setSaved(outcome === null);
      return outcome;
    });
  return (
    <section aria-labelledby={heading}>
      <Sheet className="stack">
        <h2 id={heading}>
          <Trans>A copy of your data</Trans>
        </h2>
        <p>
          <Trans>
            Everything the clinic stores here about you and the people you care for, in one archive: your
            details, appointments, payments, our emails to you and who has viewed your record. You and other
            programs can read it.
          </Trans>
        </p>
        {waiting && <proof.Part onDone={goOn} />}
        {(trouble ?? failure) && <FailureNotice failure={(trouble ?? failure) as Failure} />}
        {isSaved && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the banner's own word for how it is read out
          <Banner tone="ok" role="status">
            <Trans>
              The archive is on your device. We’ve deleted our copy. Keep it where only you can see it.
            </Trans>
          </Banner>
        )}
        <div className="stack" tabIndex={-1} ref={place}>
          {newest && step === "ready" ? (
            <Ready copy={newest} isPending={isPending} onSave={() => void save(newest.id)} />
          ) : newest && step === "under-way" ? (
            <Progress copy={newest} />
          ) : (
            <Button kind="outlined" icon="file" isPending={isPending} onClick={() => void prepare()}>
              <Trans>Prepare my archive</Trans>
            </Button>
          )}
        </div>
      </Sheet>
    </section>
  );
}

type ReadyProps = { copy: DataExport; isPending: boolean; onSave: () => void };

function Ready({ copy, isPending, onSave }: ReadyProps) {
  return (
    <>
      <output className={styles["ready"]}>
        <Trans>
          Your archive is ready. You can download it once, until <AppointmentTime start={copy.expires_at} />.
        </Trans>
      </output>
      <Button kind="outlined" icon="download" isPending={isPending} onClick={onSave}>
        <Trans>Download my archive</Trans>
      </Button>
    </>
  );
}

function Progress({ copy: { steps_done: done, steps_total: total } }: { copy: DataExport }) {
  const { t } = useLingui();
  return (
    <output className={styles["under-way"]}>
      <span>
        <Trans>We’re preparing your archive. This takes a moment.</Trans>
      </span>
      <progress className={styles["progress"]} aria-label={t`Archive`} value={done} max={total} />
    </output>
  );
}

/** Fetches the archive with the session's token, which stands in no address, and hands it to the browser as a file. */
async function saveArchive({ boot, session }: App, id: number): Promise<Failure | null> {
  const baseUrl = boot.runtime.apiBaseUrl.replace(/\/$/, "");
  try {
    const answer = await fetch(baseUrl + addressOf(downloadExport, { export_id: id }), {
      method: downloadExport.method,
      headers: { "x-patient-token": session.token() ?? "" },
    });
    if (!answer.ok) return (await answer.json()) as Failure; // problem+json, as every refusal of our server
    const name = /filename="([\w.-]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    offer(await answer.blob(), name ?? "my-data.zip");
    return null;
  } catch {
    return noAnswer();
  }
}

function offer(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read it by then; the memory is given back.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
