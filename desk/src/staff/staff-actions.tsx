import { clinicChangeStaff, clinicListStaff, clinicResetStaffPassword } from "@anteroom/client/operations";
import type { ClinicDoctor, StaffMember } from "@anteroom/client/schemas";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { Checkbox } from "../../../web/src/ui/form/choice.tsx";
import styles from "../ui/table/data-table.module.css";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk, useStaff } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { ConfirmButton } from "../ui/confirm.tsx";
import { isChangedElsewhere } from "../ui/use-conflict.tsx";
import { ChangeStaff } from "./change-staff.tsx";
import { OneTimePassword } from "./one-time-password.tsx";

type Props = { member: StaffMember };
type ActionsProps = Props & { doctors: readonly ClinicDoctor[] };

/**
 * The buttons of one account: another name or role, a new one-time password (which signs it out everywhere and may
 * remove the second factors), and switching it off or on. Of the own account only the name changes.
 */
export function StaffActions({ member, doctors }: ActionsProps) {
  const own = useStaff();
  const [password, setPassword] = useState<string | null>(null);
  return (
    <>
      <div className={styles["actions"]}>
        <ChangeStaff member={member} doctors={doctors} />
        {own.id === member.id ? (
          <p className="sm muted">
            <Trans>Your own account</Trans>
          </p>
        ) : (
          <>
            {!member.is_disabled && <NewPassword member={member} onMade={setPassword} />}
            <Switch member={member} />
          </>
        )}
      </div>
      {password !== null && <OneTimePassword name={member.name} password={password} />}
    </>
  );
}

/** Says which second factors an account has. */
export function Factors({ member: { has_authenticator_app: hasApp, passkeys } }: Props) {
  if (!hasApp && passkeys === 0) return <Trans>No second factor</Trans>;
  return (
    <>
      {hasApp && <Trans>Authenticator app</Trans>}
      {hasApp && passkeys > 0 && " · "}
      {passkeys > 0 && <Plural value={passkeys} one="# passkey" other="# passkeys" />}
    </>
  );
}

function NewPassword({ member, onMade }: Props & { onMade: (password: string) => void }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [removesFactor, setRemovesFactor] = useState(false);
  const { name } = member;
  return (
    <ConfirmButton
      button={{
        kind: "outlined",
        isSmall: true,
        "aria-label": t`New password for ${name}`,
        children: <Trans>New password</Trans>,
      }}
      title={<Trans>New password for {name}?</Trans>}
      keep={<Trans>Keep the password</Trans>}
      confirm={<Trans>Make a one-time password</Trans>}
      kind="filled"
      act={() =>
        api.call(clinicResetStaffPassword, {
          params: { staff_id: member.id },
          body: { removes_second_factor: removesFactor },
        })
      }
      onDone={(done) => {
        onMade(done.data.entity.one_time_password);
        refetch(clinicListStaff);
      }}
    >
      <p>
        <Trans>The old password stops working, and they are signed out everywhere.</Trans>
      </p>
      {member.has_second_factor && (
        <Checkbox
          checked={removesFactor}
          onChange={({ currentTarget }) => setRemovesFactor(currentTarget.checked)}
        >
          <Trans>
            Remove authenticator app and passkeys too, because a device is lost or somebody else has signed in
          </Trans>
        </Checkbox>
      )}
    </ConfirmButton>
  );
}

function Switch({ member }: Props) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const { id, name, role, doctor_id, is_disabled: isDisabled, version } = member;
  const act = async () => {
    const answer = await api.call(clinicChangeStaff, {
      params: { staff_id: id },
      body: { name, role, doctor_id, is_disabled: !isDisabled, replaces: version },
    });
    if (!answer.isOk && isChangedElsewhere(answer.failure)) refetch(clinicListStaff);
    return answer;
  };
  const refusal = (failure: Failure | null) =>
    isChangedElsewhere(failure) && (
      <Trans>
        Somebody else has changed this account. Check how it is now, then try again if you still want to.
      </Trans>
    );
  const change = useAction(act);
  if (isDisabled)
    return (
      <>
        <Button
          kind="outlined"
          isSmall
          isPending={change.isPending}
          aria-label={t`Switch on ${name}`}
          onClick={() => void change.run().then((done) => done && refetch(clinicListStaff))}
        >
          <Trans>Switch on</Trans>
        </Button>
        <FormOutcome refusal={refusal(change.failure)} failure={change.failure} />
      </>
    );
  return (
    <ConfirmButton
      button={{
        kind: "quiet",
        isSmall: true,
        "aria-label": t`Switch off ${name}`,
        children: <Trans>Switch off</Trans>,
      }}
      title={<Trans>Switch off {name}?</Trans>}
      keep={<Trans>Keep the account on</Trans>}
      confirm={<Trans>Switch off</Trans>}
      act={act}
      refusal={refusal}
      onDone={() => refetch(clinicListStaff)}
    >
      <p>
        <Trans>They are signed out at once and cannot sign in. You can switch the account on again.</Trans>
      </p>
    </ConfirmButton>
  );
}
