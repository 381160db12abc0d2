import { listSeparator } from "@anteroom/domain/shared/locales";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { listRecordReads, type RecordRead } from "@anteroom/contract/account/my-data";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Row, Rows } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { DateAndTime } from "./date-and-time.tsx";
import { FailureNotice } from "./trouble.tsx";
import { useMyDataQuery } from "./use-answer.ts";

/** So many lines before somebody asks for more. */
const few = 5;

/**
 * Fetches and lists who else has read or changed the patient's record: the first five entries, all after
 * "Show all".
 */
export function RecordReads() {
  const heading = useId();
  const [isAll, setAll] = useState(false);
  const { answer, failure } = useMyDataQuery(listRecordReads);
  const reads = answer?.data.collection ?? [];
  const shown = isAll ? reads : reads.slice(0, few);
  return (
    <section aria-labelledby={heading}>
      <Sheet className="stack">
        <h2 id={heading}>
          <Trans>Who viewed your record</Trans>
        </h2>
        <p>
          <Trans>
            Every time someone at the clinic, or one of its programs, opens or changes your appointments.
          </Trans>
        </p>
        {failure && <FailureNotice failure={failure} />}
        {answer && reads.length === 0 && (
          <p className="muted">
            <Trans>No one has viewed it so far.</Trans>
          </p>
        )}
        {shown.length > 0 && (
          <Rows>
            {shown.map((read) => (
              <Row key={`${read.who} ${read.action} ${read.last_at}`}>
                <Read read={read} />
              </Row>
            ))}
          </Rows>
        )}
        {reads.length > shown.length && (
          <Button kind="quiet" onClick={() => setAll(true)}>
            <Trans>Show all</Trans>
          </Button>
        )}
      </Sheet>
    </section>
  );
}

function Read({ read }: { read: RecordRead }) {
  const { t } = useLingui();
  const { times } = read;
  const comma = listSeparator(useLocale());
  return (
    <>
      <p className="b">
        <Who read={read} />
      </p>
      <p>
        <Deed action={read.action} />
      </p>
      <p className="sm muted">
        <DateAndTime at={read.last_at} />
        {times > 1 && (
          <>
            {comma}
            {t`${plural(times, { one: "# time that day", other: "# times that day" })}`}
          </>
        )}
      </p>
    </>
  );
}

function Who({ read: { who, name } }: { read: RecordRead }) {
  if (who === "doctor" && name !== null) return <bdi>{name}</bdi>;
  if (who === "app")
    return (
      <Trans>
        Your app <bdi>{name}</bdi>
      </Trans>
    );
  if (who === "family") return <Trans>Someone in your family</Trans>;
  if (who === "other") return <Trans>Someone with a link from you</Trans>;
  return <Trans>The clinic</Trans>;
}

function Deed({ action }: { action: string }) {
  switch (action) {
    case "appointment.list":
      return <Trans>Saw your appointment in a list</Trans>;
    case "visit.list":
      return <Trans>Saw that you were waiting</Trans>;
    case "visit.join":
    case "appointment.preparing":
      return <Trans>Joined your appointment</Trans>;
    case "appointment.accepted":
      return <Trans>Accepted your appointment</Trans>;
    case "appointment.declined":
      return <Trans>Declined your appointment</Trans>;
    case "appointment.finished":
      return <Trans>Ended your appointment</Trans>;
    case "appointment.booked":
      return <Trans>Booked your appointment</Trans>;
    case "file.list":
    case "file.read":
      return <Trans>Viewed the files of your appointment</Trans>;
    case "insurance.read":
    case "insurance.read-picture":
      return <Trans>Viewed your insurance details</Trans>;
    case "file.send":
    case "link.send":
    case "prescription.send":
    case "summary.write":
      return <Trans>Shared something about your appointment</Trans>;
    case "health_record.read":
    case "app.read":
    case "fhir.read":
    case "fhir.search":
    case "fhir.everything":
    case "fhir.summary":
      return <Trans>Viewed your health record</Trans>;
    case "health_record.add":
    case "health_record.change":
    case "health_record.remove":
    case "health_record.restore":
    case "health_record.confirm":
      return <Trans>Changed your medicines or allergies</Trans>;
    case "health_record.share":
      return <Trans>Shared your health record by link</Trans>;
    case "health_record.unshare":
      return <Trans>Ended a link to your health record</Trans>;
    case "health_record.open":
    case "health_record.file":
      return <Trans>Opened your health record with a link</Trans>;
    case "app.token":
      return <Trans>Connected to your health record</Trans>;
    default:
      return <Trans>Worked on your record</Trans>;
  }
}
