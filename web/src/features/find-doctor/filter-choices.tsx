import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { specialtyName } from "@anteroom/content/specialties";
import { type DoctorFilter, hasFilterData, priceSteps } from "@anteroom/domain/booking/doctor-filter";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocale } from "../../platform/i18n/locale.ts";
import { ChipInput, Chips } from "../../ui/chip.tsx";
import { languageNameOf } from "./doctor-filter.ts";
import { PriceLimit } from "./filter-text.tsx";
import styles from "./filter-bar.module.css";

type Props = {
  doctors: readonly Doctor[];
  filter: DoctorFilter;
  /** How many doctors a change of the filter leaves. */
  countOf: (change: Partial<DoctorFilter>) => number;
};

/** All filter choices except the specialty; leaves out facts that the clinic does not provide. */
export function MoreChoices({ doctors, filter, countOf }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const languages = sorted(
    [...doctors.flatMap((doctor) => doctor.languages), ...filter.languages],
    (tag) => languageNameOf(doctors, tag),
    locale,
  );
  const prices = priceSteps(doctors);
  const steps = [...new Set([...prices, ...(filter.maxPrice === null ? [] : [filter.maxPrice])])];
  return (
    <>
      <Group label={t`When`}>
        <Pick name="when" value="" isOn={filter.when === null} count={countOf({ when: null })}>
          <Trans>Any time</Trans>
        </Pick>
        <Pick name="when" value="today" isOn={filter.when === "today"} count={countOf({ when: "today" })}>
          <Trans>Free today</Trans>
        </Pick>
        <Pick name="when" value="week" isOn={filter.when === "week"} count={countOf({ when: "week" })}>
          <Trans>Free within a week</Trans>
        </Pick>
      </Group>
      <Group label={t`Language`}>
        {languages.map((tag) => (
          <Pick
            key={tag}
            type="checkbox"
            name="languages"
            value={tag}
            isOn={filter.languages.includes(tag)}
            count={countOf({ languages: [tag] })}
          >
            {languageNameOf(doctors, tag)}
          </Pick>
        ))}
      </Group>
      {hasFilterData(doctors, "maxPrice") && steps.length > 0 && (
        <Group label={t`Price`}>
          <Pick name="max_price" value="" isOn={filter.maxPrice === null} count={countOf({ maxPrice: null })}>
            <Trans>Any price</Trans>
          </Pick>
          {steps
            .toSorted((a, b) => a - b)
            .map((step) => (
              <Pick
                key={step}
                name="max_price"
                value={String(step)}
                isOn={filter.maxPrice === step}
                count={countOf({ maxPrice: step })}
              >
                <PriceLimit doctors={doctors} amountMinor={step} />
              </Pick>
            ))}
        </Group>
      )}
      {hasFilterData(doctors, "sex") && (
        <Group label={t`Woman or man`}>
          <Pick name="sex" value="" isOn={filter.sex === null} count={countOf({ sex: null })}>
            <Trans>Either</Trans>
          </Pick>
          <Pick name="sex" value="female" isOn={filter.sex === "female"} count={countOf({ sex: "female" })}>
            <Trans>A woman</Trans>
          </Pick>
          <Pick name="sex" value="male" isOn={filter.sex === "male"} count={countOf({ sex: "male" })}>
            <Trans>A man</Trans>
          </Pick>
        </Group>
      )}
      {hasFilterData(doctors, "children") && (
        <Group label={t`For a child`}>
          <Pick
            type="checkbox"
            name="children"
            value="yes"
            isOn={filter.children}
            count={countOf({ children: true })}
          >
            <Trans>Sees children</Trans>
          </Pick>
        </Group>
      )}
      {hasFilterData(doctors, "maxPrice") && (
        <Group label={t`Sort by`}>
          <Pick name="sort" value="" isOn={filter.sort === "soonest"}>
            <Trans>Soonest first</Trans>
          </Pick>
          <Pick name="sort" value="price" isOn={filter.sort === "price"}>
            <Trans>Lowest price first</Trans>
          </Pick>
        </Group>
      )}
    </>
  );
}

/**
 * Renders the specialties of the clinic's doctors, and those of the filter, as filter choices with counts.
 */
export function SpecialtyChoices({ doctors, filter, countOf }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const slugs = sorted(
    [...doctors.map(({ specialty }) => specialty), ...filter.specialties],
    (slug) => specialtyName(slug, locale),
    locale,
  );
  return (
    <Group label={t`Specialty`} isLabelHidden>
      {slugs.map((slug) => (
        <Pick
          key={slug}
          type="checkbox"
          name="specialties"
          value={slug}
          isOn={filter.specialties.includes(slug)}
          count={countOf({ specialties: [slug] })}
        >
          {specialtyName(slug, locale)}
        </Pick>
      ))}
    </Group>
  );
}

function Group({
  label,
  isLabelHidden = false,
  children,
}: {
  label: string;
  isLabelHidden?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset>
      <legend className={isLabelHidden ? "vh" : styles["legend"]}>{label}</legend>
      <Chips>{children}</Chips>
    </fieldset>
  );
}

type PickProps = {
  type?: "radio" | "checkbox";
  name: string;
  value: string;
  isOn: boolean;
  count?: number;
  children: ReactNode;
};

/** One choice, with the number of doctors it leaves. */
function Pick({ type = "radio", name, value, isOn, count, children }: PickProps) {
  return (
    <ChipInput type={type} name={name} value={value} defaultChecked={isOn}>
      {children}
      {count !== undefined && (
        <>
          {" "}
          <span className={styles["number"]}>({count})</span>
        </>
      )}
    </ChipInput>
  );
}

function sorted(values: readonly string[], nameOf: (value: string) => string, locale: string): string[] {
  const compare = comparisonIn(locale);
  return [...new Set(values)].sort((a, b) => compare(nameOf(a), nameOf(b)));
}

/** A collator costs milliseconds to make, and the choices are drawn again with each tick of a box. */
let last: Intl.Collator | null = null;

function comparisonIn(locale: string): Intl.Collator["compare"] {
  if (last?.resolvedOptions().locale !== locale) last = new Intl.Collator(locale);
  return last.compare;
}
