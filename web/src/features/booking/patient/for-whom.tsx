import { listSeparator } from "@anteroom/domain/shared/locales";
import { useLocale } from "../../../platform/i18n/locale.ts";
import type { Dependent } from "@anteroom/contract/account/dependents";
import { Trans, useLingui } from "@lingui/react/macro";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { Age } from "../../../shared/account/age.tsx";
import { useDependents } from "../../../shared/account/dependents.ts";
import { drawnFace } from "../../../shared/account/drawn-face.ts";
import type { CheckedPerson } from "../../../shared/booking/checked-person.ts";
import { AppLink } from "../../../platform/link.tsx";
import type { Profile } from "../../../platform/session.ts";
import { Avatar } from "../../../ui/card/arch.tsx";
import { Choice } from "../../../ui/form/choice.tsx";
import { FieldGroup } from "../../../ui/form/field.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { lazyPart, usePreload } from "../../../ui/lazy.tsx";
import { BirthAndSex } from "./birth-and-sex.tsx";
import type { FieldErrors } from "./read-patient-form.ts";

const lazyFamilyMissing = lazyPart(
  async () => (await import("../../account/dependents/family-missing.tsx")).FamilyMissing,
  null,
  ["dependents"],
);

const lazyCheckOfStranger = lazyPart(
  async () =>
    (await import("../../health/symptom-checker/unidentified-check-notice.tsx")).UnidentifiedCheckNotice,
  null,
  ["symptom-checker"],
);

type Props = {
  profile: Profile;
  /** The dependent the booking is for; null: the patient. */
  bookedFor: number | null;
  /** The person of the symptom check, while nobody has said who that is; then no one is preselected. */
  stranger: CheckedPerson | null;
  onChoose: (dependentId: number | null) => void;
  errors: FieldErrors;
  /** Where to add a dependent within this booking. */
  addAddress: string;
};

/**
 * Renders fields of the surrounding form: the choice between the patient and the dependents (S1.02), and
 * birth date and sex where not known yet (D.63). Saves nothing. Dependents whose consent is pending cannot be chosen. Only a skeleton while the
 * chosen dependent is being fetched. `onChoose` gets null for the patient.
 */
export function ForWhom({ profile, bookedFor, stranger, onChoose, errors, addAddress }: Props) {
  const { settings } = useClinic();
  const { clock } = useApp();
  const { t } = useLingui();
  const face = (of: Pick<Profile, "birthdate" | "sex">, isDependent: boolean) => (
    <Avatar src={drawnFace(of, clock.now(), { isDependent })} />
  );
  const family = useDependents();
  usePreload([lazyFamilyMissing]);
  const dependents = family.data ?? [];
  const chosen = dependents.find(({ id }) => id === bookedFor) ?? null;
  const person = chosen ?? profile;
  // Somebody was chosen, and nobody else is shown as chosen until they are here.
  if (bookedFor !== null && !chosen) return <Skeleton shape="people" label={t`Loading`} />;
  return (
    <>
      {stranger && (
        <lazyCheckOfStranger.Part
          checked={stranger}
          addAddress={settings.patientsManageDependents ? addAddress : null}
        />
      )}
      <FieldGroup id="whom" label={<Trans>Who is it for?</Trans>} error={errors.whom}>
        <Choice
          name="patient"
          value="self"
          lead={face(profile, false)}
          checked={chosen === null && !stranger}
          onChange={() => onChoose(null)}
          title={<Trans>You</Trans>}
          detail={<NameAndAge name={profile.name} birthdate={profile.birthdate} />}
        />
        {dependents.map((one) => (
          <Choice
            key={one.id}
            name="patient"
            value={String(one.id)}
            lead={face(one, true)}
            checked={one.id === bookedFor}
            disabled={one.care === "waiting"}
            onChange={() => onChoose(one.id)}
            title={<bdi>{one.name}</bdi>}
            detail={<DependentDetail dependent={one} />}
          />
        ))}
        {family.failure && <lazyFamilyMissing.Part {...family} />}
        {settings.patientsManageDependents ? (
          <AppLink to={addAddress} className={textLinkClass()}>
            <Icon name="plus" isSmall />
            <Trans>Add someone you care for</Trans>
          </AppLink>
        ) : (
          <ForSomeoneElse />
        )}
      </FieldGroup>
      {!stranger && (person.birthdate === null || person.sex === null) && (
        <BirthAndSex
          key={chosen?.id ?? "self"}
          birthdate={person.birthdate}
          sex={person.sex}
          errors={errors}
          isOwn={chosen === null}
        />
      )}
    </>
  );
}

/** Where an account has no family: how somebody else, such as a child, is booked for. */
function ForSomeoneElse() {
  const { patientsGuestBooking, clinicPhone } = useClinic().settings;
  const phone = clinicPhone !== null && (
    <a href={`tel:${clinicPhone.replaceAll(" ", "")}`}>
      <bdi dir="ltr">{clinicPhone}</bdi>
    </a>
  );
  return (
    <p className="sm muted">
      {patientsGuestBooking && (
        <Trans>To book for someone else, such as your child, sign out and book in their name.</Trans>
      )}{" "}
      {phone ? (
        <Trans>You can book for someone else by phone: {phone}.</Trans>
      ) : (
        !patientsGuestBooking && <Trans>To book for someone else, such as your child, ask the clinic.</Trans>
      )}
    </p>
  );
}

function DependentDetail({ dependent: { birthdate, care } }: { dependent: Dependent }) {
  if (care === "waiting") return <Trans>Hasn’t agreed yet that you can act for them</Trans>;
  return birthdate === null ? null : <Age birthdate={birthdate} />;
}

function NameAndAge({ name, birthdate }: { name: string; birthdate: string | null }) {
  const comma = listSeparator(useLocale());
  return (
    <>
      <bdi>{name}</bdi>
      {birthdate !== null && (
        <>
          {comma}
          <Age birthdate={birthdate} />
        </>
      )}
    </>
  );
}
