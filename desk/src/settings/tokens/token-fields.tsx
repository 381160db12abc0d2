import type { ClinicDoctor } from "@anteroom/client/schemas";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import type { TokenScope } from "@anteroom/domain/clinic/token-scopes";
import { scopesOfRole } from "@anteroom/domain/clinic/staff-roles";
import { useLingui } from "@lingui/react/macro";
import { FieldGroup, SelectField, TextField } from "../../../../web/src/ui/form/field.tsx";
import { useStaff } from "../../platform/desk-context.tsx";
import { useTimes } from "../../platform/times.ts";
import styles from "../settings.module.css";
import { areaOf, offeredScopes, type Area } from "./scope-areas.ts";

/** The values of the form of a new token. */
export type EnteredToken = {
  label: string;
  /** The only doctor it is for; null: the whole clinic. */
  doctorId: number | null;
  /** At most one of each area. */
  scopes: readonly TokenScope[];
  /** After how many days it ends; null: never. */
  days: number | null;
};

type Props = {
  entered: EnteredToken;
  errors: { label: string | undefined; scopes: string | undefined };
  doctors: readonly ClinicDoctor[];
  onChange: (part: Partial<EnteredToken>) => void;
};

/**
 * The form fields of a new token; offers only scopes that the signed-in person has. Holds no
 * state.
 */
export function TokenFields({ entered, errors, doctors, onChange }: Props) {
  const { t } = useLingui();
  const { locale } = useTimes();
  const { label, doctorId, days } = entered;
  return (
    <>
      <TextField
        label={t`Name of the program`}
        hint={t`Only people at the clinic see it.`}
        autoComplete="off"
        maxLength={80}
        value={label}
        error={errors.label}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
      />
      <SelectField
        label={t`Whose data it is for`}
        value={doctorId ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChange({ doctorId: value === "" ? null : Number(value), scopes: [] })
        }
      >
        <option value="">{t`The whole clinic`}</option>
        {doctors.map((doctor) => (
          <option key={doctor.id} value={doctor.id}>
            {doctorName(doctor, locale)}
          </option>
        ))}
      </SelectField>
      <Scopes {...{ entered, onChange }} error={errors.scopes} />
      <SelectField
        label={t`When it ends`}
        value={days ?? ""}
        onChange={({ currentTarget: { value } }) => onChange({ days: value === "" ? null : Number(value) })}
      >
        <option value={30}>{t`In 30 days`}</option>
        <option value={90}>{t`In 90 days`}</option>
        <option value={365}>{t`In a year`}</option>
        <option value="">{t`It does not end by itself`}</option>
      </SelectField>
    </>
  );
}

type ScopesProps = Pick<Props, "entered" | "onChange"> & { error: string | undefined };

/** A choice for each area in which the caller has a right; nobody gives away more than they have. */
function Scopes({ entered: { doctorId, scopes }, error, onChange }: ScopesProps) {
  const { t } = useLingui();
  const areaName = useAreaName();
  const rightName = (scope: TokenScope) =>
    scope.endsWith(":read")
      ? t`Read`
      : scope.endsWith(":add")
        ? t`Only add new ones`
        : scope.endsWith(":merge")
          ? t`Only merge records`
          : t`Read and change`;
  const held = scopesOfRole(useStaff().role);
  const offered = [...offeredScopes(held, doctorId !== null)];
  return (
    <FieldGroup
      label={t`What it may do`}
      hint={t`Choose only what the program needs. You can give what you may do yourself.`}
      error={error}
    >
      <div className={`${styles["choices"]} ${styles["fields"]}`}>
        {offered.map(([area, rights]) => (
          <SelectField
            key={area}
            label={areaName(area)}
            value={scopes.find((scope) => areaOf(scope) === area) ?? ""}
            onChange={({ currentTarget: { value } }) =>
              onChange({
                scopes: [
                  ...scopes.filter((scope) => areaOf(scope) !== area),
                  ...rights.filter((scope) => scope === value),
                ],
              })
            }
          >
            <option value="">{t`Nothing`}</option>
            {rights.map((scope) => (
              <option key={scope} value={scope}>
                {rightName(scope)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Returns a function that names an area of the API. */
function useAreaName(): (area: Area) => string {
  const { t } = useLingui();
  const names: Readonly<Record<Area, string>> = {
    appointments: t`Appointments`,
    calls: t`Video calls`,
    messages: t`Messages`,
    files: t`Files`,
    health: t`Health data`,
    doctors: t`Doctors`,
    hours: t`Hours and absences`,
    patients: t`Patients`,
    payments: t`Payments`,
    gateways: t`Payment accounts`,
    urgent: t`Urgent messages`,
    vouchers: t`Vouchers`,
    reports: t`Reports`,
    settings: t`Settings`,
    webhooks: t`Webhooks`,
    tokens: t`API tokens`,
    staff: t`Staff`,
    sign_in: t`Sign-in providers`,
    audit: t`Audit log`,
    calendar: t`Calendar`,
    fhir: "FHIR",
  };
  return (area) => names[area];
}
