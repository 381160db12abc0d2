import { listSeparator } from "@anteroom/domain/shared/locales";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { revokeRecordShare, shareRecord, type RecordShare } from "@anteroom/contract/health/health-record";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import {
  mostOpenShares,
  passcodeLength,
  type RecordSection,
  recordSections,
  shareHours,
  shareViews,
} from "@anteroom/domain/health/health-record";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/form/choice.tsx";
import { FieldGroup, SelectField, TextField } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { ChangeFailedNotice } from "./change-trouble.tsx";
import styles from "./health-record.module.css";
import { NewLink } from "./new-link.tsx";
import { useRecordChange, useRecordShares } from "./use-record.ts";
import { useRecordLabels } from "./use-record-labels.ts";

/**
 * Lists the links to a copy of the record with who opened them, ends them on the server after a confirmation,
 * and creates others up to `mostOpenShares` open ones. A new link is shown once: it cannot be fetched again.
 */
export function ShareSection({ patientId }: { patientId: number }) {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const { data, failure } = useRecordShares(patientId);
  const shares = data?.data.collection ?? [];
  const isFull = shares.filter(({ state }) => state === "open").length >= mostOpenShares;
  const show = (link: Made) => {
    setOpen(false);
    setMade(link);
  };
  return (
    <>
      <output>{made !== null && <NewLink link={made.link} />}</output>
      {isOpen ? (
        <ShareForm patientId={patientId} onMade={show} onCancel={() => setOpen(false)} />
      ) : isFull ? (
        <p>
          <Trans>You can’t have more links. End one to make another.</Trans>
        </p>
      ) : (
        <Button kind="soft" isBlock icon="paper-plane" onClick={() => setOpen(true)}>
          <Trans>Share by link</Trans>
        </Button>
      )}
      <ChangeFailedNotice failure={failure} />
      {shares.length > 0 && (
        <>
          <h3>
            <Trans>Your links</Trans>
          </h3>
          <ul className={styles["rows"]}>
            {shares.map((share) => (
              <ShareRow
                key={share.id}
                {...{ patientId, share }}
                onEnded={() => setMade((link) => (link?.share.id === share.id ? null : link))}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Made = { share: RecordShare; link: string };

/** What any doctor has to know; all else is shared only where somebody says so. */
const chosenAtFirst: ReadonlySet<RecordSection> = new Set(["medicines", "allergies"]);

/** The button that opened the form is gone: one goes on here. */
function goOnHere(place: HTMLElement | null): void {
  place?.focus();
}

type FormProps = { patientId: number; onMade: (made: Made) => void; onCancel: () => void };

function ShareForm({ patientId, onMade, onCancel }: FormProps) {
  const { api } = useApp();
  const { t } = useLingui();
  const { send, isPending, failure } = useRecordChange(patientId);
  const [slips, setSlips] = useState<ReturnType<typeof slipsOf>>({});
  const hoursLabels: Record<(typeof shareHours)[number], string> = {
    1: t`1 hour`,
    24: t`1 day`,
    72: t`3 days`,
    168: t`7 days`,
    720: t`30 days`,
  };
  const create = async (typed: FormData) => {
    const wanted = readShare(typed);
    const found = slipsOf(wanted);
    setSlips(found);
    if (Object.keys(found).length > 0 || isPending) return;
    const params = { patient_id: patientId };
    const answer = await send(() => api.call(shareRecord, { params, body: wanted }));
    if (answer) onMade(answer.data.entity);
  };
  return (
    <AppForm className="stack" onSend={create}>
      <h3 ref={goOnHere} tabIndex={-1}>
        <Trans>Share by link</Trans>
      </h3>
      <TextField
        name="label"
        label={t`Who is the link for?`}
        hint={t`So that you recognise the link later, such as “Dr Wei” or “hospital”.`}
        error={slips.label && t`Enter who the link is for`}
        maxLength={fieldLimits.name}
        autoComplete="off"
      />
      <SectionsField error={slips.parts && t`Choose at least one part`} />
      <SelectField name="hours" label={t`How long does it work?`} defaultValue="24">
        {shareHours.map((hours) => (
          <option key={hours} value={hours}>
            {hoursLabels[hours]}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="most_views"
        label={t`How often can it be opened?`}
        hint={t`Opening it again on the same device counts too.`}
        defaultValue=""
      >
        <option value="">{t`Without a limit`}</option>
        {shareViews.map((views) => (
          <option key={views} value={views}>
            {views === 1 ? t`Once` : t`${plural(views, { one: "# time", other: "# times" })}`}
          </option>
        ))}
      </SelectField>
      <TextField
        name="passcode"
        label={t`Passcode`}
        hint={t`Optional. At least 4 characters. Share it separately, not in the same message as the link.`}
        error={slips.passcode && t`Enter at least 4 characters, or leave it empty`}
        maxLength={passcodeLength.most}
        autoComplete="off"
        dir="ltr"
      />
      <p className="sm muted">
        <Trans>
          The link shows a copy of the record as it is today. It works on any device, without an account,
          until it expires or you end it.
        </Trans>
      </p>
      <ChangeFailedNotice failure={failure} />
      <Button type="submit" isBlock isPending={isPending}>
        <Trans>Make the link</Trans>
      </Button>
      <Button kind="quiet" isBlock onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </AppForm>
  );
}

/** Which parts of the record the link shows. */
function SectionsField({ error }: { error: string | undefined }) {
  const { t } = useLingui();
  const { parts: names } = useRecordLabels();
  const [chosen, setChosen] = useState<ReadonlySet<RecordSection>>(chosenAtFirst);
  const contents: Record<RecordSection, string> = {
    medicines: t`Names, doses and notes`,
    allergies: t`What causes a reaction, and how strong it is`,
    summaries: t`What the doctors wrote after the video calls`,
    files: t`Prescriptions, results and other files of appointments`,
    measurements: t`Blood pressure, pulse, weight and other readings`,
    assessments: t`Results about mood, sleep, alcohol and other private matters`,
    checks: t`The symptoms described, and what the check suggested`,
  };
  return (
    <FieldGroup label={t`What do you share?`} error={error}>
      {recordSections.map((part) => (
        <Choice
          key={part}
          type="checkbox"
          name="parts"
          value={part}
          title={names[part]}
          detail={contents[part]}
          checked={chosen.has(part)}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(new Set(recordSections.filter((one) => (one === part ? checked : chosen.has(one)))))
          }
        />
      ))}
      {chosen.size < recordSections.length && (
        <Button kind="outlined" isSmall onClick={() => setChosen(new Set(recordSections))}>
          <Trans>Share all of it</Trans>
        </Button>
      )}
    </FieldGroup>
  );
}

type Wanted = ReturnType<typeof readShare>;

function readShare(typed: FormData) {
  const text = (name: string) => {
    const value = typed.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const chosen = new Set(typed.getAll("parts"));
  return {
    label: text("label"),
    parts: recordSections.filter((part) => chosen.has(part)),
    hours: shareHours.find((hours) => String(hours) === text("hours")) ?? 24,
    most_views: shareViews.find((views) => String(views) === text("most_views")) ?? null,
    passcode: text("passcode") || null,
  };
}

function slipsOf({ label, parts, passcode }: Wanted): { label?: true; parts?: true; passcode?: true } {
  return {
    ...(label === "" && { label: true }),
    ...(parts.length === 0 && { parts: true }),
    ...(passcode !== null && passcode.length < passcodeLength.least && { passcode: true }),
  };
}

type RowProps = { patientId: number; share: RecordShare; onEnded: () => void };

function ShareRow({ patientId, share, onEnded }: RowProps) {
  const [isConfirming, setConfirming] = useState(false);
  const { api } = useApp();
  const { t } = useLingui();
  const { send, isPending, failure } = useRecordChange(patientId);
  const { id, label, state } = share;
  const states: Record<RecordShare["state"], string> = {
    open: t`Active link`,
    expired: t`Expired`,
    revoked: t`Ended by you`,
    "used-up": t`Opened as many times as you allowed`,
    locked: t`Closed after too many wrong passcodes`,
  };
  const revoke = async () => {
    setConfirming(false);
    const isEnded = await send(async () => {
      const answer = await api.call(revokeRecordShare, { params: { patient_id: patientId, share_id: id } });
      return answer.isOk ? { isOk: true, data: true } : answer;
    });
    if (isEnded) onEnded();
  };
  return (
    <li>
      <span>
        <bdi className="b">{label}</bdi>
      </span>
      <span>
        <Badge
          tone={state === "open" ? "ok" : "plain"}
          icon={state === "open" ? "check-circle-fill" : "info-fill"}
        >
          {states[state]}
        </Badge>
      </span>
      <ShareFacts share={share} />
      {share.uses.length > 0 && <ShareUses uses={share.uses} />}
      <ChangeFailedNotice failure={failure} />
      {state === "open" && (
        <span className={styles["actions"]}>
          <Button kind="quiet" isSmall icon="x" isPending={isPending} onClick={() => setConfirming(true)}>
            <Trans>End this link</Trans> <span className="vh">{label}</span>
          </Button>
        </span>
      )}
      <EndDialog
        isOpen={isConfirming}
        label={label}
        onEnd={() => void revoke()}
        onClose={() => setConfirming(false)}
      />
    </li>
  );
}

/** Until when the link works, whether it was used, and what it shows. */
function ShareFacts({ share }: { share: RecordShare }) {
  const { parts: names } = useRecordLabels();
  const comma = listSeparator(useLocale());
  const { state, expires_at, last_used_at, views, most_views, has_passcode, parts } = share;
  return (
    <p className="sm muted">
      {state === "open" && (
        <>
          <Trans>
            Until <AppointmentTime start={expires_at} />
          </Trans>
          <br />
        </>
      )}
      {last_used_at === null ? (
        <Trans>Not opened yet</Trans>
      ) : (
        <>
          <Plural value={views} one="Opened once" other="Opened # times" />,{" "}
          <Trans>
            last <AppointmentTime start={last_used_at} />
          </Trans>
        </>
      )}
      {most_views !== null && (
        <>
          {" · "}
          <Plural value={most_views} one="at most once" other="at most # times" />
        </>
      )}
      {has_passcode && (
        <>
          {" · "}
          <Trans>with a passcode</Trans>
        </>
      )}
      <br />
      {parts.map((part) => names[part]).join(comma)}
    </p>
  );
}

/** Who opened the link, the last first. A name is what the reader or their program gave. */
function ShareUses({ uses }: Pick<RecordShare, "uses">) {
  return (
    <details className="sm">
      <summary className={styles["summary"]}>
        <Trans>Who opened it</Trans> <Icon name="caret-down" isSmall />
      </summary>
      <ul className="stack g2">
        {uses.map(({ at, recipient }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have opened it in the same instant
          <li key={`${at} ${index}`}>
            {recipient === null ? <Trans>Someone who gave no name</Trans> : <bdi>{recipient}</bdi>},{" "}
            <AppointmentTime start={at} />
          </li>
        ))}
      </ul>
      <p className="muted">
        <Trans>We don’t check the names.</Trans>
      </p>
    </details>
  );
}

type EndDialogProps = { isOpen: boolean; label: string; onEnd: () => void; onClose: () => void };

function EndDialog({ isOpen, label, onEnd, onClose }: EndDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>End this link?</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button kind="danger" isBlock onClick={onEnd}>
            <Trans>Yes, end it</Trans>
          </Button>
          <Button kind="outlined" isBlock onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <p>
        <bdi>{label}</bdi>
      </p>
      <p className="muted">
        <Trans>It won’t open any more, for anyone.</Trans>
      </p>
    </Dialog>
  );
}
