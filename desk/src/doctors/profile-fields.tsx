import { specialties } from "@anteroom/content/specialties";
import { displayNames } from "@anteroom/domain/shared/display-names";
import { localeNames } from "@anteroom/domain/shared/locales";
import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "../../../web/src/ui/form/choice.tsx";
import { FieldGroup, SelectField, TextArea, TextField } from "../../../web/src/ui/form/field.tsx";
import { useTimes } from "../platform/times.ts";
import { lineLimits, offeredLanguages, parseSex, parseTitle, type EnteredDoctor } from "./doctor-fields.ts";
import styles from "./doctors-screen.module.css";

type Props = {
  entered: EnteredDoctor;
  faults: ReadonlySet<string>;
  onChange: (part: Partial<EnteredDoctor>) => void;
};

/** Form fields of a doctor's public profile; `faults` marks invalid ones as `readDoctor` names them. Holds no state. */
export function ProfileFields({ entered, faults, onChange }: Props) {
  const { t } = useLingui();
  const { locale } = useTimes();
  const inLanguage = localeNames[locale];
  return (
    <>
      <TextField
        label={t`Name`}
        hint={t`Without the title.`}
        autoComplete="off"
        maxLength={120}
        value={entered.name}
        error={faults.has("name") ? t`Write the name.` : undefined}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <SelectField
        label={t`Title`}
        value={entered.title ?? ""}
        onChange={({ currentTarget }) => onChange({ title: parseTitle(currentTarget.value) })}
      >
        <option value="doctor">{t`Doctor`}</option>
        <option value="professor">{t`Professor`}</option>
        <option value="psychologist">{t`Psychologist`}</option>
        <option value="">{t`None`}</option>
      </SelectField>
      <SelectField
        label={t`Specialty`}
        value={entered.specialty}
        onChange={({ currentTarget }) => onChange({ specialty: currentTarget.value })}
      >
        {specialties.map(({ slug, names }) => (
          <option key={slug} value={slug}>
            {names[locale]}
          </option>
        ))}
        {!specialties.some(({ slug }) => slug === entered.specialty) && (
          <option value={entered.specialty}>{entered.specialty}</option>
        )}
      </SelectField>
      <Languages entered={entered} faults={faults} onChange={onChange} />
      <SelectField
        label={t`Sex`}
        hint={t`For patients who ask for a woman or a man.`}
        value={entered.sex ?? ""}
        onChange={({ currentTarget }) => onChange({ sex: parseSex(currentTarget.value) })}
      >
        <option value="">{t`Not said`}</option>
        <option value="female">{t`Female`}</option>
        <option value="male">{t`Male`}</option>
      </SelectField>
      <SelectField
        label={t`Treats children`}
        value={entered.treatsChildren}
        onChange={({ currentTarget: { value } }) =>
          onChange({ treatsChildren: value === "yes" || value === "no" ? value : "" })
        }
      >
        <option value="">{t`Not said`}</option>
        <option value="yes">{t`Yes`}</option>
        <option value="no">{t`No`}</option>
      </SelectField>
      <TextArea
        label={t`About the doctor, in ${inLanguage}`}
        hint={t`Change the language of the desk to write it in another language.`}
        rows={4}
        dir="auto"
        maxLength={2000}
        value={entered.about}
        onChange={({ currentTarget }) => onChange({ about: currentTarget.value })}
      />
      <Lines
        field="treats"
        label={t`What this doctor treats, in ${inLanguage}`}
        {...{ entered, faults, onChange }}
      />
      <Lines field="training" label={t`Training, in ${inLanguage}`} {...{ entered, faults, onChange }} />
      <Lines field="insurers" label={t`Insurers this doctor accepts`} {...{ entered, faults, onChange }} />
      <TextField
        label={t`Professional register`}
        hint={t`Such as the name of the medical council.`}
        autoComplete="off"
        maxLength={120}
        value={entered.register}
        onChange={({ currentTarget }) => onChange({ register: currentTarget.value })}
      />
      <TextField
        label={t`Number in the register`}
        autoComplete="off"
        dir="ltr"
        maxLength={40}
        value={entered.registerNumber}
        error={faults.has("register") ? t`Write the register and the number, or neither.` : undefined}
        onChange={({ currentTarget }) => onChange({ registerNumber: currentTarget.value })}
      />
    </>
  );
}

type LinesProps = Props & { field: "training" | "treats" | "insurers"; label: string };

/** A field in which each line is an entry of its own. */
function Lines({ field, label, entered, faults, onChange }: LinesProps) {
  const { t } = useLingui();
  const { lines, [field]: characters } = lineLimits;
  return (
    <TextArea
      label={label}
      hint={t`Write each on a line of its own.`}
      error={
        faults.has(field)
          ? t`Write at most ${lines} lines, each of at most ${characters} characters.`
          : undefined
      }
      rows={4}
      dir="auto"
      value={entered[field]}
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
    />
  );
}

function Languages({ entered: { languages }, faults, onChange }: Props) {
  const { t } = useLingui();
  const { locale } = useTimes();
  const shown = [...new Set([...offeredLanguages, ...languages])];
  const names = displayNames(locale, "language");
  const toggle = (tag: string, isOn: boolean) =>
    onChange({ languages: isOn ? [...languages, tag] : languages.filter((one) => one !== tag) });
  return (
    <FieldGroup
      label={t`Languages`}
      error={faults.has("languages") ? t`Choose at least one language.` : undefined}
    >
      <div className={styles["choices"]}>
        {shown.map((tag) => (
          <Checkbox
            key={tag}
            checked={languages.includes(tag)}
            onChange={({ currentTarget }) => toggle(tag, currentTarget.checked)}
          >
            {names.of(tag) ?? tag}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
