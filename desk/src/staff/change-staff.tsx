import type { ClinicDoctor } from "@anteroom/contract/administration/doctors";
import {
  clinicChangeStaff,
  clinicListStaff,
  type StaffMember,
} from "@anteroom/contract/administration/staff";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { Dialog } from "../../../web/src/ui/overlay/dialog.tsx";
import { useDesk, useStaff } from "../platform/desk-context.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { StaffFields, type EnteredStaff } from "./staff-fields.tsx";

type Props = { member: StaffMember; doctors: readonly ClinicDoctor[] };

/**
 * A button that opens a dialog with the form of an account's name and role; of the own account
 * only its name. Another role or doctor signs the person out.
 */
export function ChangeStaff({ member, doctors }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { name } = member;
  return (
    <>
      <Button kind="outlined" isSmall aria-label={t`Change ${name}`} onClick={() => setOpen(true)}>
        <Trans>Change</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<Trans>Change the account of {name}</Trans>}
      >
        {isOpen && <ChangeForm member={member} doctors={doctors} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function ChangeForm({ member, doctors, onDone }: Props & { onDone: () => void }) {
  const isOwn = useStaff().id === member.id;
  const [entered, setEntered] = useState<EnteredStaff>({ ...member, doctorId: member.doctor_id });
  const [isTried, setTried] = useState(false);
  const save = useSaveStaff(member, isOwn);
  const { role } = entered;
  const doctorId = role === "doctor" ? entered.doctorId : null;
  const isWhole = entered.name.trim() !== "" && (role !== "doctor" || doctorId !== null);
  const hasOtherRights = role !== member.role || doctorId !== member.doctor_id;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWhole) void save.run({ ...entered, doctorId }).then((done) => done && onDone());
  };
  return (
    <form className="stack" noValidate onSubmit={send}>
      <StaffFields
        {...{ entered, doctors, isOwn }}
        isNew={false}
        onChange={(part) => setEntered({ ...entered, ...part })}
      />
      {isOwn && (
        <p className="sm muted">
          <Trans>Only another administrator can change your role.</Trans>
        </p>
      )}
      {hasOtherRights && !isOwn && (
        <p>
          <Trans>
            They are signed out everywhere at once, and have the new role when they sign in again.
          </Trans>
        </p>
      )}
      <FormOutcome
        refusal={
          (isTried &&
            !isWhole &&
            (role === "doctor" ? (
              <Trans>Fill in name and doctor first.</Trans>
            ) : (
              <Trans>Fill in the name first.</Trans>
            ))) ||
          (save.failure?.code === "status_conflict" && (
            <Trans>You can no longer change this account. Load this page again.</Trans>
          ))
        }
        failure={save.failure}
      />
      <div className="row wrapf">
        <Button kind="outlined" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" isPending={save.isPending}>
          <Trans>Save the account</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Changes the account. The own name is shown by the desk at once. */
function useSaveStaff({ id, is_disabled }: StaffMember, isOwn: boolean) {
  const { api, session } = useDesk();
  const own = useStaff();
  const refetch = useRefetch();
  return useAction(async ({ name, role, doctorId: doctor_id }: EnteredStaff) => {
    const answer = await api.call(clinicChangeStaff, {
      params: { staff_id: id },
      body: { name: name.trim(), role, doctor_id, is_disabled },
    });
    if (!answer.isOk) return answer;
    if (isOwn) session.changed({ ...own, name: answer.data.data.entity.name });
    refetch(clinicListStaff);
    return answer;
  });
}
