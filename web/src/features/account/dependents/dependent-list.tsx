import { removeDependent, type Dependent } from "@anteroom/contract/account/dependents";
import { isPaediatricAge } from "@anteroom/content/specialty-of";
import { formatDay } from "@anteroom/domain/appointment/appointment-time";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { storeBookedFor } from "../../../shared/booking/booked-for.ts";
import { Age } from "../../../shared/account/age.tsx";
import { useRefreshDependents } from "../../../shared/account/dependents.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { drawnFace } from "../../../shared/account/drawn-face.ts";
import { useAppointments } from "../../../platform/appointments.ts";
import { AppLink } from "../../../platform/link.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useQueryOnce } from "../../../platform/query-once.ts";
import { Portrait } from "../../../ui/card/arch.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Rows } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { FormTrouble } from "../profile/form-trouble.tsx";
import styles from "./dependent-list.module.css";

const section = "/profile-settings?section=dependents";

/**
 * Renders the patient's dependents with links to change, add and find a doctor (which stores whom a booking
 * is for on this device), and once a notice of what was saved (`?saved=`). Removing one asks for confirmation
 * (S2.SCR.05).
 */
export function DependentList({ dependents }: { dependents: readonly Dependent[] }) {
  const saved = useQueryOnce("saved");
  const [leaving, setLeaving] = useState<Dependent | null>(null);
  const [gone, setGone] = useState(0);
  const notice = gone > 0 ? "gone" : saved;
  const said = useRef<HTMLOutputElement>(null);
  // The button that had the focus is gone with its row.
  useEffect(() => {
    if (gone > 0) said.current?.focus();
  }, [gone]);
  return (
    <>
      <output ref={said} tabIndex={-1}>
        {notice !== undefined && <Notice kind={notice} />}
      </output>
      {dependents.length === 0 ? (
        <p className="muted">
          <Trans>Add a child or someone else you care for. Then you can book appointments for them.</Trans>
        </p>
      ) : (
        <Sheet isFlush>
          <Rows>
            {dependents.map((one) => (
              <DependentRow key={one.id} dependent={one} onRemove={() => setLeaving(one)} />
            ))}
          </Rows>
        </Sheet>
      )}
      <AppLink to={`${section}&edit=new`} className={buttonClass({ kind: "soft", isBlock: true })}>
        <Trans>Add someone you care for</Trans>
      </AppLink>
      <RemoveDialog
        dependent={leaving}
        onClose={() => setLeaving(null)}
        onGone={() => setGone((count) => count + 1)}
      />
    </>
  );
}

function Notice({ kind }: { kind: string }) {
  return (
    <Banner tone="ok">
      {kind === "gone" ? (
        <Trans>Removed from your family.</Trans>
      ) : kind === "asked" ? (
        <Trans>Saved. We’ve emailed them to ask whether you may act for them.</Trans>
      ) : (
        <Trans>Saved.</Trans>
      )}
    </Banner>
  );
}

type RowProps = { dependent: Dependent; onRemove: () => void };

function DependentRow({ dependent, onRemove }: RowProps) {
  const { t } = useLingui();
  const { clock, storage } = useApp();
  const { settings } = useClinic();
  const { id, name, birthdate, care } = dependent;
  const isChild = birthdate !== null && isPaediatricAge(birthdate, clock.now());
  return (
    <li className={styles["row"]}>
      <Portrait size="xs" src={drawnFace(dependent, clock.now(), { isDependent: true })} />
      <div className="grow">
        <p className="b">
          <bdi>{name}</bdi>
        </p>
        {birthdate !== null && (
          <p className="muted sm">
            <Age birthdate={birthdate} />
          </p>
        )}
        <CareText dependent={dependent} />
      </div>
      <div className={styles["actions"]}>
        {care !== "waiting" && settings.patientsWebScheduling && (
          <AppLink
            to={`/doctors?for=${id}${isChild ? "&children=yes" : ""}`}
            className={buttonClass({ kind: "outlined", isSmall: true })}
            aria-label={t`Find a doctor for ${name}`}
            onClick={() => storeBookedFor(deviceMemory(storage), id)}
          >
            <Trans>Find a doctor</Trans>
          </AppLink>
        )}
        <AppLink
          to={`${section}&edit=${id}`}
          className={buttonClass({ kind: "quiet", isSmall: true })}
          aria-label={t`Change ${name}`}
        >
          <Trans>Change</Trans>
        </AppLink>
        <Button kind="quiet" isSmall aria-label={t`Remove ${name}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}

/** D.101: what holds for somebody who is, or soon will be, an adult. */
function CareText({ dependent: { care, care_ends_at: endsAt } }: { dependent: Dependent }) {
  const locale = useLocale();
  if (care === "waiting")
    return (
      <Badge tone="warn" icon="hourglass-fill">
        <Trans>Hasn’t agreed yet</Trans>
      </Badge>
    );
  if (care === "open" || endsAt === null) return null;
  const day = formatDay(Date.parse(endsAt), "UTC", locale, true);
  return (
    <p className="sm">
      <Trans>Becomes an adult. From {day}, you can act for them only if they agree.</Trans>
    </p>
  );
}

type DialogProps = { dependent: Dependent | null; onClose: () => void; onGone: () => void };

/** LOOK, sentence 20. Declining changes nothing. */
function RemoveDialog({ dependent, onClose, onGone }: DialogProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const refresh = useRefreshDependents();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const name = <bdi>{dependent?.name}</bdi>;
  const close = () => {
    setFailure(null);
    onClose();
  };
  const remove = async () => {
    if (!dependent) return;
    setPending(true);
    const answer = await api.call(removeDependent, { params: { dependent_id: dependent.id } });
    setPending(false);
    // A dependent already gone counts as removed.
    if (!answer.isOk && answer.failure.code !== "not_found") return setFailure(answer.failure);
    await refresh();
    onGone();
    close();
  };
  return (
    <Dialog
      isOpen={dependent !== null}
      onClose={close}
      title={<Trans>Remove {name} from your family?</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button kind="outlined" isBlock onClick={close}>
            <Trans>Keep</Trans>
          </Button>
          <Button kind="danger" isBlock isPending={isPending} onClick={() => void remove()}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <FormTrouble order={[]} errors={{}} failure={failure} />
      {dependent && <BookedForThem id={dependent.id} />}
      <p>
        <Trans>You won’t be able to book more for them. Their past appointments stay in your records.</Trans>
      </p>
    </Dialog>
  );
}

/** Says that what is booked for a dependent still goes ahead, with the way there; nothing once it is known that nothing is. */
function BookedForThem({ id }: { id: number }) {
  const { data, failure } = useAppointments();
  const booked = data?.filter(({ dependent_id }) => dependent_id === id);
  if (booked ? booked.length === 0 : !failure) return null;
  const [only, another] = booked ?? [];
  return (
    <Banner
      tone="warn"
      icon="warning-fill"
      action={
        <AppLink
          to={only && !another ? `/appointments/${only.id}` : "/appointments"}
          className={textLinkClass()}
        >
          {only && !another ? <Trans>See the appointment</Trans> : <Trans>See the appointments</Trans>}
        </AppLink>
      }
    >
      {booked ? (
        <Plural
          value={booked.length}
          one="One appointment is booked for them. It goes ahead unless you cancel it."
          other="# appointments are booked for them. They go ahead unless you cancel them."
        />
      ) : (
        <Trans>Appointments already booked for them go ahead unless you cancel them.</Trans>
      )}
    </Banner>
  );
}
