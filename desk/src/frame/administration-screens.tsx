import type { ComponentType } from "react";
import { AuditScreen } from "../audit/audit-screen.tsx";
import { DoctorScreen, NewDoctorScreen } from "../doctors/doctor-screen.tsx";
import { DoctorsScreen } from "../doctors/doctors-screen.tsx";
import { ImportDoctorsScreen } from "../doctors/import-doctors-screen.tsx";
import type { Route } from "../platform/route.ts";
import { ReportsScreen } from "../reports/reports-screen.tsx";
import { StaffScreen } from "../staff/staff-screen.tsx";
import { VouchersScreen } from "../vouchers/vouchers-screen.tsx";

const screens: Partial<Readonly<Record<Route["name"], ComponentType>>> = {
  doctors: DoctorsScreen,
  "new-doctor": NewDoctorScreen,
  "import-doctors": ImportDoctorsScreen,
  staff: StaffScreen,
  vouchers: VouchersScreen,
  reports: ReportsScreen,
  audit: AuditScreen,
};

/** The screens of administration besides the settings; nothing for another route. */
export function AdministrationScreens({ route }: { route: Route }) {
  if (route.name === "doctor") return <DoctorScreen id={route.id} />;
  const Screen = screens[route.name];
  return Screen ? <Screen /> : null;
}
