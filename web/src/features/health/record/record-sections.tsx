import { asLocale, listSeparator } from "@anteroom/domain/shared/locales";
import type { HealthRecord } from "@anteroom/contract/health/health-record";
import { formatFileSize } from "@anteroom/domain/shared/file-size";
import type { RecordSection } from "@anteroom/domain/health/health-record";
import { readTriageDetails } from "@anteroom/domain/health/triage-details";
import { areaName } from "@anteroom/content/questionnaires/health-assessment/area-names";
import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment, useState, type ReactNode } from "react";
import type { Failure } from "../../../platform/api.ts";
import { AppLink } from "../../../platform/link.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Button } from "../../../ui/button.tsx";
import { Row, Rows, IconTile } from "../../../ui/card/rows.tsx";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { ChangeFailedNotice } from "./change-trouble.tsx";
import styles from "./health-record.module.css";
import { useFormatDate, useRecordLabels } from "./use-record-labels.ts";

type File = HealthRecord["files"][number];
type Props = {
  record: HealthRecord;
  /** Saves an original file; answers why it could not. */
  saveOriginal: (file: File) => Promise<Failure | null>;
  /** A copy for another reader: no links into the clinic's pages. */
  isReadOnly?: boolean;
};

/**
 * Renders the parts of a record that come from appointments and checks; only parts it contains; empty ones
 * say what will be there. A tap on a file calls `saveOriginal` or opens its link in a new window.
 * `isReadOnly`: for a reader other than the patient.
 */
export function RecordSections({ record, saveOriginal, isReadOnly = false }: Props) {
  const { parts } = useRecordLabels();
  const { summaries, files, assessments, checks } = record;
  const has = (part: RecordSection) => hasPart(record, part);
  return (
    <>
      {has("summaries") && (
        <Section id="summaries" title={parts.summaries} isEmpty={summaries.length === 0}>
          {summaries.length === 0 ? (
            isReadOnly ? (
              <Trans>Nothing recorded.</Trans>
            ) : (
              <Trans>The doctor can add a summary after an appointment. It appears here.</Trans>
            )
          ) : (
            <ul className={styles["rows"]}>
              {summaries.map((one) => (
                <li key={one.appointment_id}>
                  <From {...one} isReadOnly={isReadOnly} />
                  <p className={styles["text"]} dir="auto">
                    {one.text}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
      {has("files") && (
        <Section id="files" title={parts.files} isEmpty={files.length === 0}>
          {files.length === 0 ? (
            isReadOnly ? (
              <Trans>Nothing recorded.</Trans>
            ) : (
              <Trans>
                Prescriptions and files that you and your doctor share in an appointment appear here.
              </Trans>
            )
          ) : (
            <Rows>
              {files.map((file) => (
                <FileRow key={file.id} {...{ file, saveOriginal, isReadOnly }} />
              ))}
            </Rows>
          )}
        </Section>
      )}
      {has("assessments") && <Assessments assessments={assessments} isReadOnly={isReadOnly} />}
      {has("checks") && (
        <Section id="checks" title={parts.checks} isEmpty={checks.length === 0}>
          {checks.length === 0 ? (
            isReadOnly ? (
              <Trans>Nothing recorded.</Trans>
            ) : (
              <Trans>When you check your symptoms and send the result with a booking, it appears here.</Trans>
            )
          ) : (
            <ul className={styles["rows"]}>
              {checks.map((one) => (
                <li key={one.appointment_id}>
                  <From {...one} isReadOnly={isReadOnly} />
                  <Check details={one.details} />
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
    </>
  );
}

/** Returns whether a record contains a part; always true for a whole record, which names no parts. */
export function hasPart({ parts }: HealthRecord, part: RecordSection): boolean {
  return parts?.includes(part) ?? true;
}

type SectionProps = { id: string; title: string; isEmpty: boolean; children: ReactNode };

function Section({ id, title, isEmpty, children }: SectionProps) {
  return (
    <section className={`${sheetClass()} stack`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isEmpty ? <p className="muted">{children}</p> : children}
    </section>
  );
}

type FromProps = { appointment_id: number; doctor_name: string; start_time: string; isReadOnly: boolean };

/** The appointment that something comes from. */
function From({ appointment_id, doctor_name, start_time, isReadOnly }: FromProps) {
  const comma = listSeparator(useLocale());
  const words = (
    <>
      <bdi>{doctor_name}</bdi>
      {comma}
      <AppointmentTime start={start_time} />
    </>
  );
  return (
    <p className="sm muted">
      {isReadOnly ? (
        words
      ) : (
        <AppLink to={`/appointments/${appointment_id}`} className={textLinkClass()}>
          <span>{words}</span>
        </AppLink>
      )}
    </p>
  );
}

type FileRowProps = { file: File } & Pick<Props, "saveOriginal"> & { isReadOnly: boolean };

function FileRow({ file, saveOriginal, isReadOnly }: FileRowProps) {
  const locale = useLocale();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const save = async () => {
    setPending(true);
    setFailure(await saveOriginal(file));
    setPending(false);
  };
  const name = <bdi className="long">{file.name}</bdi>;
  return (
    <Row
      lead={
        <IconTile
          icon={file.url !== null ? "arrow-square-out" : file.kind === "prescription" ? "receipt" : "file"}
        />
      }
      end={
        file.url === null ? (
          <Button kind="soft" isSmall icon="download" isPending={isPending} onClick={() => void save()}>
            <Trans>
              Save <span className="vh">{name}</span>
            </Trans>
          </Button>
        ) : (
          <a
            href={file.url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            referrerPolicy="no-referrer"
            className={textLinkClass()}
          >
            <Trans>
              Open <span className="vh">{name}, in a new window</span>
            </Trans>
          </a>
        )
      }
    >
      <span className="b">{name}</span>
      <br />
      <span className="sm muted">
        {file.kind === "prescription" && (
          <>
            <Trans>Prescription</Trans>,{" "}
          </>
        )}
        {file.size_bytes !== null && <bdi dir="ltr">{formatFileSize(file.size_bytes, locale)}</bdi>}
      </span>
      <From {...file} isReadOnly={isReadOnly} />
      <ChangeFailedNotice failure={failure} />
    </Row>
  );
}

function Assessments({
  assessments,
  isReadOnly,
}: Pick<HealthRecord, "assessments"> & { isReadOnly: boolean }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { parts, levels } = useRecordLabels();
  const day = useFormatDate();
  return (
    <Section id="assessments" title={parts.assessments} isEmpty={assessments.length === 0}>
      {assessments.length === 0 ? (
        isReadOnly ? (
          <Trans>Nothing recorded.</Trans>
        ) : (
          <Trans>The results of health assessments that you save appear here.</Trans>
        )
      ) : (
        <>
          <ul className={styles["rows"]}>
            {assessments.map(({ id, answered_at, risk_score: score, level, areas }) => (
              <li key={id}>
                <span>
                  {areas.length === 0 && levels[level]}
                  {score !== null && <OverallRisk score={i18n.number(Math.round(score))} />}
                  {areas.map((one) => (
                    <Fragment key={one.area}>
                      <br />
                      {areaName(one.area, locale)}: {levels[one.level]}
                    </Fragment>
                  ))}
                  <br />
                  <span className="sm muted">{day(answered_at)}</span>
                </span>
              </li>
            ))}
          </ul>
          {!isReadOnly && (
            <AppLink to="/health-assessment/results" className={textLinkClass()}>
              <Trans>See the results by area</Trans>
            </AppLink>
          )}
        </>
      )}
    </Section>
  );
}

function OverallRisk({ score }: { score: string }) {
  const shown = (
    <bdi dir="ltr" className="b">
      {score}
    </bdi>
  );
  return <Trans>Average risk of all areas: {shown} of 100 (0 is the lowest)</Trans>;
}

/** A symptom check in the language it was made in. */
function Check({ details }: { details: string }) {
  const check = readTriageDetails(details);
  const comma = listSeparator(asLocale(check?.language) ?? "en");
  if (!check)
    return (
      <p className={styles["text"]} dir="auto">
        {details}
      </p>
    );
  return (
    <div lang={check.language} dir="auto" className="stack g2">
      <p className="b">{check.urgency.words}</p>
      {check.complaints.length > 0 && <p>{check.complaints.map(({ words }) => words).join(comma)}</p>}
      {check.conditions.length > 0 && (
        <ul className="dots sm">
          {check.conditions.map(({ code, words, fit }) => (
            <li key={code}>
              {words}: {fit}
            </li>
          ))}
        </ul>
      )}
      <p className="sm muted">{check.notice}</p>
    </div>
  );
}
