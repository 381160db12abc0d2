import type { StaffMember } from "@anteroom/contract/administration/staff";
import { useLingui } from "@lingui/react/macro";

/** What somebody at the clinic is, in words. */
export function useRoleName(): (role: StaffMember["role"]) => string {
  const { t } = useLingui();
  const names: Record<StaffMember["role"], string> = {
    doctor: t`Doctor`,
    reception: t`Reception`,
    admin: t`Administration`,
  };
  return (role) => names[role];
}
