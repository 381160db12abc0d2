import { listSeparator } from "@anteroom/domain/shared/locales";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { addressOf } from "@anteroom/contract/endpoint";
import {
  downloadSharedFile,
  type HealthRecord,
  openSharedRecord,
} from "@anteroom/contract/health/health-record";
import {
  passcodeLength,
  readShareFragment,
  recordSections,
  type RecordSection,
} from "@anteroom/domain/health/health-record";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, useSyncExternalStore, type ReactNode } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { saveBlobAs } from "../../../shared/files/transfer-file.ts";
import { ChangeFailedNotice } from "./change-trouble.tsx";
import styles from "./health-record.module.css";
import { decryptSealedFile, decodeBase64Url } from "./open-sealed.ts";
import { EntryText, ListText } from "./record-list.tsx";
import { hasPart, RecordSections } from "./record-sections.tsx";
import { saveDocument } from "./save-document.ts";
import { useRecordLabels } from "./use-record-labels.ts";

const lazyMeasurements = lazyPart(async () => (await import("./measurements.tsx")).Measurements, {}, [
  "vitals",
  "vitals-reading",
]);

type Link = { token: string; key: string };
type Manifest = AnswerOf<typeof openSharedRecord>["data"]["entity"];
type Opened = { record: HealthRecord; manifest: Manifest };

/**
 * `/health-record/shared#…`: opens a copy of a record for the holder of its link, with a passcode where it
 * has one; each opening, which needs a tap, counts as a view. The copy is decrypted here: the key after `#`
 * never reaches the server. An incomplete link renders why.
 */
export function SharedRecord() {
  const { t } = useLingui();
  const fragment = useFragment();
  const [opened, setOpened] = useState<Opened | null>(null);
  if (fragment === null) return <Skeleton isPage label={t`Loading`} />;
  const link = readShareFragment(fragment, decodeBase64Url);
  if (!link)
    return (
      <EmptyState scene="shut" headingLevel={1} title={<Trans>This link isn’t complete</Trans>}>
        <Trans>Copy the whole link from the message, or ask for it again.</Trans>
      </EmptyState>
    );
  if (!opened) return <OpenForm link={link} onOpened={setOpened} />;
  return <Copy {...opened} link={link} />;
}

/** The fragment of the address; null on the server and until the page is in the browser. */
function useFragment(): string | null {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener("hashchange", onChange);
      return () => removeEventListener("hashchange", onChange);
    },
    () => location.hash,
    () => null,
  );
}

/** Opened with a tap, so that a program that only looks at the link uses up no view. */
function OpenForm({ link, onOpened }: { link: Link; onOpened: (opened: Opened) => void }) {
  const { api } = useApp();
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isWrongKey, setWrongKey] = useState(false);
  const [requiresPasscode, setNeeded] = useState(false);
  const open = async (typed: FormData) => {
    if (isPending) return;
    setPending(true);
    const given = (name: "recipient" | "passcode") => {
      const value = typed.get(name);
      return typeof value === "string" && value.trim() !== "" ? { [name]: value.trim() } : {};
    };
    const answer = await api.call(openSharedRecord, {
      params: { token: link.token },
      body: { ...given("recipient"), ...given("passcode") },
    });
    if (answer.isOk) {
      const manifest = answer.data.data.entity;
      try {
        const content = await decryptSealedFile(embeddedIn(manifest, "application/json"), link.key);
        return onOpened({ manifest, record: JSON.parse(new TextDecoder().decode(content)) as HealthRecord });
      } catch {
        setWrongKey(true);
      }
    } else {
      setNeeded(requiresPasscode || answer.failure.code === "passcode_needed");
      setFailure(answer.failure);
    }
    setPending(false);
  };
  if (isWrongKey || failure?.code === "link_not_valid" || failure?.code === "feature_off")
    return (
      <EmptyState scene="shut" headingLevel={1} title={<Trans>This link doesn’t open any more</Trans>}>
        <Trans>It has expired or was ended, or it isn’t complete. Ask whoever sent it for a new one.</Trans>
      </EmptyState>
    );
  const isRequested = failure?.code === "passcode_needed";
  return (
    <div className="form stack g6">
      <h1>
        <Trans>Shared health record</Trans>
      </h1>
      <p>
        <Trans>Someone has shared their health record with you. You can read it and download it.</Trans>
      </p>
      <AppForm className="stack" onSend={open}>
        <TextField
          name="recipient"
          label={t`Your name or clinic`}
          hint={t`Optional. Whoever shared the record can see it.`}
          maxLength={fieldLimits.name}
          autoComplete="organization"
        />
        {requiresPasscode && (
          <TextField
            name="passcode"
            label={t`Passcode`}
            hint={t`From whoever sent you the link.`}
            error={isRequested && failure.reason === "wrong" && t`That passcode isn’t right. Try again.`}
            maxLength={passcodeLength.most}
            autoComplete="off"
            dir="ltr"
          />
        )}
        {!isRequested && <ChangeFailedNotice failure={failure} />}
        <Button type="submit" isBlock isPending={isPending}>
          <Trans>Open the record</Trans>
        </Button>
      </AppForm>
    </div>
  );
}

function embeddedIn({ files }: Manifest, type: string): string {
  return files.find(({ contentType }) => contentType === type)?.embedded ?? "";
}

function Copy({ record, manifest, link }: Opened & { link: Link }) {
  const { api } = useApp();
  const locale = useLocale();
  const { parts } = useRecordLabels();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { person, medicines, allergies, measurements } = record;
  const birthdate = person.birthdate === null ? null : formatDate(person.birthdate, locale);
  const has = (part: RecordSection) => hasPart(record, part);
  const missing = recordSections
    .filter((part) => !has(part))
    .map((part) => parts[part])
    .join(listSeparator(locale));
  const savePdf = async () => {
    try {
      const pdf = await decryptSealedFile(embeddedIn(manifest, "application/pdf"), link.key);
      saveBlobAs(
        new Blob([pdf], { type: "application/pdf" }),
        `health-record-${manifest.created_at.slice(0, 10)}.pdf`,
      );
    } catch {
      setFailure({ code: "unreadable" });
    }
  };
  return (
    <div className="form stack g6">
      <div className="stack g3">
        <h1>
          <bdi>{person.name}</bdi>
        </h1>
        <p className="muted">
          {birthdate !== null && (
            <>
              <Trans>Born {birthdate}</Trans>
              <br />
            </>
          )}
          <Trans>
            This copy is from <AppointmentTime start={manifest.created_at} />. The link works until{" "}
            <AppointmentTime start={manifest.expires_at} />.
          </Trans>
        </p>
        {missing !== "" && (
          <p>
            <Trans>Not shared with this link: {missing}</Trans>
          </p>
        )}
        <ChangeFailedNotice failure={failure} />
        <Button kind="outlined" isBlock icon="download" onClick={() => void savePdf()}>
          <Trans>Download PDF</Trans>
        </Button>
      </div>
      {has("medicines") && (
        <ReadOnlyList title={parts.medicines}>
          <ListText kind="medicine" list={medicines} isReadOnly />
          <Entries list={medicines} />
        </ReadOnlyList>
      )}
      {has("allergies") && (
        <ReadOnlyList title={parts.allergies}>
          <ListText kind="allergy" list={allergies} isReadOnly />
          <Entries list={allergies} />
        </ReadOnlyList>
      )}
      {has("measurements") && <lazyMeasurements.Part all={measurements} birthdate={person.birthdate} />}
      <RecordSections
        isReadOnly
        record={record}
        saveOriginal={(file) =>
          saveDocument(api, {
            address: addressOf(downloadSharedFile, { token: link.token, file_id: file.id }),
            name: file.name,
            body: { ticket: manifest.ticket },
          })
        }
      />
    </div>
  );
}

function ReadOnlyList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${sheetClass()} stack`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Entries({ list }: { list: HealthRecord["medicines"] }) {
  return (
    <ul className={styles["rows"]}>
      {list.entries.map((entry) => (
        <li key={entry.id}>
          <EntryText entry={entry} />
        </li>
      ))}
    </ul>
  );
}
