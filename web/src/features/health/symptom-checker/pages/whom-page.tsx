import { exactAgeOn } from "@anteroom/domain/account/age";
import { isOutside } from "@anteroom/domain/health/outside-checker";
import { asRecord, asText } from "@anteroom/domain/shared/record";
import { asRouteId } from "@anteroom/domain/shared/route-values";
import type { Sex } from "@anteroom/domain/account/sex";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp, useClinic, useSession } from "../../../../platform/app-context.tsx";
import { readBookedFor } from "../../../../shared/booking/booked-for.ts";
import { useDependents } from "../../../../shared/account/dependents.ts";
import { bookingKeys } from "../../../../shared/booking/erase-booking.ts";
import { heldTimeHeaders } from "../../../../shared/booking/held-time.ts";
import { deviceMemory, type DeviceMemory } from "../../../../platform/storage/device-memory.ts";
import { drawnFace } from "../../../../shared/account/drawn-face.ts";
import { AppForm } from "../../../../platform/forms/form.tsx";
import { Avatar } from "../../../../ui/card/arch.tsx";
import { ChipInput, Chips } from "../../../../ui/chip.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Choice } from "../../../../ui/form/choice.tsx";
import { FieldGroup, TextField } from "../../../../ui/form/field.tsx";
import { Skeleton } from "../../../../ui/feedback/skeleton.tsx";
import { StickyFoot } from "../../../../ui/sticky-foot.tsx";
import type { CheckState } from "../check-state.ts";
import { lazyOutsideText } from "../lazy-outside.ts";
import { lazyFamilyMissing } from "../lazy-parts.ts";
import { problemOfAge, unitsPerYear, readAge, ageUnitOf, type AgeUnit } from "../reported-age.ts";
import { CheckerPage } from "./page.tsx";
import styles from "../symptom-checker.module.css";

/** Nobody whom the clinic knows as in the patient's care. */
const somebodyElse = "else";

type Reported = { age: number; sex: "F" | "M"; dependentId: number | null | undefined };
type Props = { known: CheckState; onReported: (reported: Reported) => void };

/**
 * Renders the first page: what the checker is, and who the check is about; asks for age and sex where
 * unknown, and focuses the first that is missing. `onReported` receives the age in years (fractions for
 * babies), and `dependentId` null for the patient, undefined for others and visitors.
 */
export function WhomPage({ known, onReported }: Props) {
  const { t } = useLingui();
  const { people, isPatient, family } = usePeople();
  const { clock, storage } = useApp();
  const [chosen, setChosen] = useState<number | null | typeof somebodyElse>(() =>
    isPatient && known.interview && known.dependentId === undefined
      ? somebodyElse
      : (known.dependentId ?? bookedForNow(deviceMemory(storage), clock.now())),
  );
  const isElse = chosen === somebodyElse;
  const [problems, setProblems] = useState<{ age?: string; sex?: string }>({});
  const person = isElse ? undefined : (people.find(({ id }) => id === chosen) ?? people[0]);
  const [entered] = useState(() => (isPatient ? {} : enteredInBooking(deviceMemory(storage), clock.now())));
  const before: Entered = known.interview?.person ?? entered;
  const [unit, setUnit] = useState<AgeUnit>(() => ageUnitOf(before.age ?? 34));
  const isComing = isPatient && !family.data && !family.failure;
  const send = (form: FormData, element: HTMLFormElement) => {
    const age = person?.age ?? readAge(form.get("age"), unit);
    const sex = person?.sex ?? asModelSex(form.get("sex"));
    const problem = problemOfAge(form.get("age"), unit);
    const ofAge: Record<typeof problem, string> = {
      "too-old-for-unit": t`From 2 years on, choose years and enter the age in years.`,
      "too-young-for-years": t`For a baby under 1 year, choose “Months” or “Weeks” and enter how many.`,
      "too-young-for-months": t`For a baby under 1 month, choose “Weeks” and enter how many. Enter 0 in the first week.`,
      "too-old": t`Enter an age from 1 to 120 years.`,
      "no-number": t`Enter the age as a whole number, such as 34. For a baby, choose months or weeks.`,
    };
    setProblems({
      ...(age === null && { age: ofAge[problem] }),
      ...(sex === null && { sex: t`Choose one of the two` }),
    });
    if (age === null) element.querySelector<HTMLElement>("#age")?.focus();
    else if (sex === null) element.querySelector<HTMLElement>("[name=sex]")?.focus();
    else onReported({ age, sex, dependentId: person?.id });
  };
  return (
    <CheckerPage onBack={null}>
      <WhomIntro />
      {isComing ? (
        <Skeleton shape="people" label={t`Opening the symptom checker…`} />
      ) : (
        <AppForm onSend={send} className={styles["form"]}>
          {isPatient && (
            <FieldGroup label={<Trans>Who has the symptoms?</Trans>}>
              {people.map(({ id, name, face }) => (
                <Choice
                  key={id ?? "self"}
                  name="person"
                  value={String(id)}
                  lead={<Avatar src={face} />}
                  checked={person?.id === id}
                  onChange={(event) => setChosen(asRouteId(event.currentTarget.value))}
                  title={id === null ? <Trans>You</Trans> : <bdi>{name}</bdi>}
                />
              ))}
              <Choice
                name="person"
                value={somebodyElse}
                checked={isElse}
                onChange={() => setChosen(somebodyElse)}
                title={<Trans>Someone else, such as a child</Trans>}
              />
              {family.failure && <lazyFamilyMissing.Part {...family} />}
            </FieldGroup>
          )}
          {(person?.age ?? null) === null && (
            <div className="stack g2">
              <TextField
                id="age"
                name="age"
                label={person ? <Trans>Age</Trans> : <Trans>How old is the person it is for?</Trans>}
                hint={<Trans>For a baby under 2, in months or weeks.</Trans>}
                inputMode="numeric"
                maxLength={3}
                defaultValue={before.age && Math.round(before.age * unitsPerYear[ageUnitOf(before.age)])}
                error={problems.age}
              />
              <AgeUnits unit={unit} onChange={setUnit} />
            </div>
          )}
          {(person?.sex ?? null) === null && <SexChoice before={before.sex} error={problems.sex} />}
          <StickyFoot>
            <Button type="submit">
              <Trans>Continue</Trans>
            </Button>
          </StickyFoot>
        </AppForm>
      )}
    </CheckerPage>
  );
}

/** For whom a time is held just now; whom somebody booked for before says nothing of today. */
function bookedForNow(memory: DeviceMemory, now: number): number | null {
  return heldTimeHeaders(memory, now) ? readBookedFor(memory) : null;
}

type Entered = { age?: number | undefined; sex?: "F" | "M" | undefined };

/** What a guest has told on the page of the booking from which this check was opened; shown, and sent on by their tap. */
function enteredInBooking(memory: DeviceMemory, now: number): Entered {
  const fields = heldTimeHeaders(memory, now) && asRecord(memory.read(bookingKeys.fields));
  if (!fields) return {};
  const part = (name: string) => (asText(fields[`birthdate_${name}`], 4) ?? "").padStart(2, "0");
  const { sex } = fields;
  // Of a date that is not whole, or a month by its name, no age comes: then it is asked for.
  const born = `${part("year")}-${part("month")}-${part("day")}`;
  const age = /^\d{4}-(0[1-9]|1[0-2])-\d\d$/.test(born) ? exactAgeOn(born, now) : 0;
  return {
    age: age > 0 && age < 120 ? age : undefined,
    sex: sex === "female" ? "F" : sex === "male" ? "M" : undefined,
  };
}

/** What a check is, and where the answers stay. */
function WhomIntro() {
  const { settings } = useClinic();
  return (
    <div className="stack g3">
      <h1>
        <Trans>Check your symptoms</Trans>
      </h1>
      <p>
        <Trans>
          A few questions, about three minutes. Then you’ll know how soon to see someone, and who.
        </Trans>
      </p>
      {isOutside(settings.symptomCheckerProvider) ? (
        <lazyOutsideText.Part about="whom" />
      ) : (
        <p className="sm muted">
          <Trans>
            Your answers stay on this device for a day. We only send them to the clinic if you include them in
            a booking.
          </Trans>
        </p>
      )}
    </div>
  );
}

type SexProps = { before: "F" | "M" | undefined; error: string | undefined };

function SexChoice({ before, error }: SexProps) {
  return (
    <FieldGroup
      id="sex"
      label={<Trans>Sex assigned at birth</Trans>}
      hint={<Trans>Some conditions depend on the body. Choose the one that fits best.</Trans>}
      error={error}
    >
      <Choice name="sex" value="F" title={<Trans>Female</Trans>} defaultChecked={before === "F"} />
      <Choice name="sex" value="M" title={<Trans>Male</Trans>} defaultChecked={before === "M"} />
    </FieldGroup>
  );
}

/** Who can be checked: the patient and those in their care; a visitor tells age and sex. */
function usePeople() {
  const session = useSession();
  const { clock } = useApp();
  const requested = useDependents();
  if (session.kind !== "signed-in") return { isPatient: false, people: [], family: requested };
  const person = (id: number | null, name: string, birthdate: string | null, sex: Sex | null) => ({
    id,
    name,
    face: drawnFace({ birthdate, sex }, clock.now(), { isDependent: id !== null }),
    age: birthdate === null ? null : exactAgeOn(birthdate, clock.now()),
    sex: asModelSex(sex),
  });
  const { profile } = session;
  const others = (requested.data ?? []).filter(({ care }) => care !== "waiting");
  return {
    isPatient: true,
    family: requested,
    people: [
      person(null, profile.name, profile.birthdate, profile.sex),
      ...others.map(({ id, name, birthdate, sex }) => person(id, name, birthdate, sex)),
    ],
  };
}

/** The model knows two sexes; whoever says another, or none, is asked which one fits the questions. */
function asModelSex(value: unknown): "F" | "M" | null {
  if (value === "female" || value === "F") return "F";
  return value === "male" || value === "M" ? "M" : null;
}

function AgeUnits({ unit, onChange }: { unit: AgeUnit; onChange: (unit: AgeUnit) => void }) {
  const { t } = useLingui();
  const words: Record<AgeUnit, string> = { years: t`Years`, months: t`Months`, weeks: t`Weeks` };
  const units: readonly AgeUnit[] = ["years", "months", "weeks"];
  return (
    <FieldGroup label={<Trans>The age is in</Trans>} isLabelHidden>
      <Chips>
        {units.map((one) => (
          <ChipInput
            key={one}
            type="radio"
            name="age-unit"
            value={one}
            checked={unit === one}
            onChange={() => onChange(one)}
          >
            {words[one]}
          </ChipInput>
        ))}
      </Chips>
    </FieldGroup>
  );
}
