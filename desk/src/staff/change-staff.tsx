import { clinicChangeStaff, clinicListStaff } from "@anteroom/client/operations";
import type { ClinicDoctor, StaffMember } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import type { Result } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { Dialog } from "../../../web/src/ui/overlay/dialog.tsx";
import { useDesk, useStaff } from "../platform/desk-context.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { isChangedElsewhere, useConflict } from "../ui/use-conflict.tsx";
import { StaffFields, type EnteredStaff } from "./staff-fields.tsx";

type Props = { member: StaffMember; doctors: readonly ClinicDoctor[] };

/**
 * A button that opens a dialog with the form of an account's name and role; of the own account
 * only its name. Another role or doctor signs the person out. What somebody else has changed meanwhile is not replaced
 * unseen.
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
  const [stored, setStored] = useState(member);
  const [entered, setEntered] = useState<EnteredStaff>(() => staffToForm(member));
  const [isTried, setTried] = useState(false);
  const { save, read } = useSaveStaff(member.id, isOwn);
  const { role } = entered;
  const doctorId = role === "doctor" ? entered.doctorId : null;
  const isWhole = entered.name.trim() !== "" && (role !== "doctor" || doctorId !== null);
  const hasOtherRights = role !== stored.role || doctorId !== stored.doctor_id;
  const store = async (replaced: StaffMember) => {
    if (await save.run({ ...entered, doctorId }, replaced)) onDone();
  };
  const { submit, ...conflict } = useConflict(save, {
    read,
    onLoad(newest) {
      setStored(newest);
      setEntered(staffToForm(newest));
      setTried(false);
    },
    async onOverwrite(newest) {
      setStored(newest);
      await store(newest);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWhole) void store(stored);
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
      {conflict.notice}
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
        failure={conflict.failure}
      />
      <div className="row wrapf">
        <Button kind="outlined" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" ref={submit} isPending={save.isPending}>
          <Trans>Save the account</Trans>
        </Button>
      </div>
    </form>
  );
}

const staffToForm = (member: StaffMember): EnteredStaff => ({ ...member, doctorId: member.doctor_id });

/**
 * Changes the account that was read, switched off or on as it was then, and fetches it as it is now. The own name is
 * shown by the desk at once.
 */
function useSaveStaff(id: number, isOwn: boolean) {
  const { api, session } = useDesk();
  const own = useStaff();
  const refetch = useRefetch();
  const save = useAction(async (entered: EnteredStaff, { is_disabled, version }: StaffMember) => {
    const { name, role, doctorId: doctor_id } = entered;
    const answer = await api.call(clinicChangeStaff, {
      params: { staff_id: id },
      body: { name: name.trim(), role, doctor_id, is_disabled, replaces: version },
    });
    if (answer.isOk || isChangedElsewhere(answer.failure)) refetch(clinicListStaff);
    if (answer.isOk && isOwn) session.changed({ ...own, name: answer.data.data.entity.name });
    return answer;
  });
  const read = async (): Promise<Result<StaffMember>> => {
    const answer = await api.call(clinicListStaff);
    if (!answer.isOk) return answer;
    const found = answer.data.data.collection.find((one) => one.id === id);
    return found ? { isOk: true, data: found } : { isOk: false, failure: { code: "unreadable" } };
  };
  return { save, read };
}
