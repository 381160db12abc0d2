import type { StaffMember } from "@anteroom/client/schemas";
import { useLingui } from "@lingui/react/macro";

/** Returns a function that names a role. */
export function useRoleName(): (role: StaffMember["role"]) => string {
  const { t } = useLingui();
  const names: Record<StaffMember["role"], string> = {
    doctor: t`Doctor`,
    reception: t`Reception`,
    admin: t`Administration`,
  };
  return (role) => names[role];
}
