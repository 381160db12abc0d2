import type { ClinicDoctor } from "@anteroom/client/schemas";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import { staffRoles, type StaffRole } from "@anteroom/domain/clinic/staff-roles";
import { useLingui } from "@lingui/react/macro";
import { SelectField, TextField } from "../../../web/src/ui/form/field.tsx";
import { useTimes } from "../platform/times.ts";
import { useRoleName } from "./use-role-name.ts";

/**
 * The values of the form of an account; `doctorId` is the doctor that a doctor's account belongs
 * to.
 */
export type EnteredStaff = { name: string; email: string; role: StaffRole; doctorId: number | null };

type Props = {
  entered: EnteredStaff;
  /** False hides the email address, which does not change. */
  isNew?: boolean;
  /** Nobody changes the role of their own account. */
  isOwn?: boolean;
  doctors: readonly ClinicDoctor[];
  onChange: (part: Partial<EnteredStaff>) => void;
};

/**
 * The form fields of an account: name, email address, role, and the doctor of a doctor's account.
 * Holds no state.
 */
export function StaffFields({ entered, isNew = true, isOwn = false, doctors, onChange }: Props) {
  const { name, email, role, doctorId } = entered;
  const { t } = useLingui();
  const { locale } = useTimes();
  const roleName = useRoleName();
  return (
    <>
      <TextField
        label={t`Name`}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      {isNew && (
        <TextField
          label={t`Email address`}
          hint={t`They sign in with it. We send no email.`}
          type="email"
          dir="ltr"
          autoComplete="off"
          value={email}
          onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
        />
      )}
      {!isOwn && (
        <SelectField
          label={t`Role`}
          value={role}
          onChange={({ currentTarget }) =>
            onChange({ role: staffRoles.find((one) => one === currentTarget.value) ?? role })
          }
        >
          {staffRoles.map((one) => (
            <option key={one} value={one}>
              {roleName(one)}
            </option>
          ))}
        </SelectField>
      )}
      {!isOwn && role === "doctor" && (
        <SelectField
          label={t`Acts as`}
          hint={t`Whose appointments they see. Add the doctor first if they are not in the list.`}
          value={doctorId ?? ""}
          onChange={({ currentTarget }) =>
            onChange({ doctorId: currentTarget.value === "" ? null : Number(currentTarget.value) })
          }
        >
          <option value="">{t`Choose a doctor`}</option>
          {doctors.map((doctor) => (
            <option key={doctor.id} value={doctor.id}>
              {doctorName(doctor, locale)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
