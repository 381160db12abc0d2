import type { Doctor } from "@anteroom/contract/find-doctor";
import { specialtyName } from "@anteroom/content/specialties";
import { Trans, useLingui } from "@lingui/react/macro";
import type { KeyboardEvent, SubmitEvent } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { useLocale } from "../../platform/locale.ts";
import { Button } from "../../ui/button.tsx";
import { chipClass, ChipInput, Chips } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icon.tsx";
import {
  type DoctorFilter,
  doctorsAddress,
  type FilterPart,
  languageOf,
  withoutValue,
} from "./doctor-filter.ts";
import styles from "./filter-bar.module.css";

type Search = Readonly<Record<string, string>>;
type Props = { doctors: readonly Doctor[]; filter: DoctorFilter; search: Search };

/** What the list is narrowed to, each with a way to take it off, and two lists of choices. A plain form: works without script. */
export function FilterBar({ doctors, filter, search }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const app = useApp();
  const nameOf: Record<FilterPart, (value: string) => string> = {
    specialties: (slug) => specialtyName(slug, locale),
    languages: (tag) => languageOf(doctors, tag),
  };
  const chosen = (["specialties", "languages"] as const).flatMap((part) =>
    filter[part].map((value) => ({ part, value, words: nameOf[part](value) })),
  );
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    for (const list of event.currentTarget.querySelectorAll("details")) list.open = false;
    const data = new FormData(event.currentTarget);
    const picked = (part: FilterPart) => data.getAll(part).map(String);
    const next = { specialties: picked("specialties"), languages: picked("languages") };
    void app.navigate(doctorsAddress(next, search));
  };
  const lists: { part: FilterPart; label: string; values: string[] }[] = [
    { part: "specialties", label: t`Specialty`, values: doctors.map(({ specialty }) => specialty) },
    { part: "languages", label: t`Language`, values: doctors.flatMap(({ languages }) => languages) },
  ];
  return (
    <form method="get" action="/doctors" onSubmit={show} className={styles["bar"]}>
      {["triage_session", "triage_language"].map(
        (name) => search[name] && <input key={name} type="hidden" name={name} value={search[name]} />,
      )}
      <Chips>
        {chosen.map(({ part, value, words }) => (
          <AppLink
            key={`${part}-${value}`}
            to={doctorsAddress(withoutValue(filter, part, value), search)}
            className={chipClass(true)}
          >
            <span>
              {part === "languages" ? <Speaks languages={words} /> : words}
              <span className="vh">
                {" "}
                <Trans>(remove)</Trans>
              </span>
            </span>
            <Icon name="x" isSmall />
          </AppLink>
        ))}
        {lists.map(({ part, label, values }) => (
          // The key draws the boxes anew when the address has changed.
          <ChoiceList
            key={`${part}-${filter[part].join()}`}
            part={part}
            label={label}
            values={sorted([...values, ...filter[part]], nameOf[part], locale)}
            chosen={filter[part]}
            nameOf={nameOf[part]}
          />
        ))}
      </Chips>
    </form>
  );
}

type ListProps = {
  part: FilterPart;
  label: string;
  values: readonly string[];
  chosen: readonly string[];
  nameOf: (value: string) => string;
};

/** Boxes to tick behind a chip; it opens without script too. */
function ChoiceList({ part, label, values, chosen, nameOf }: ListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only Escape, for what is open inside
    <details name="doctor-filter" className={styles["list"]} onKeyDown={closeOnEscape}>
      <summary className={chipClass()}>
        <span>{label}</span>
        <Icon name="caret-down" isSmall />
      </summary>
      <fieldset className={styles["sheet"]}>
        <legend className="vh">{label}</legend>
        <Chips>
          {values.map((value) => (
            <ChipInput key={value} name={part} value={value} defaultChecked={chosen.includes(value)}>
              {nameOf(value)}
            </ChipInput>
          ))}
        </Chips>
        <Button type="submit" isSmall>
          <Trans>Show doctors</Trans>
        </Button>
      </fieldset>
    </details>
  );
}

function Speaks({ languages }: { languages: string }) {
  return <Trans>Speaks {languages}</Trans>;
}

/** Escape closes the list of choices, as it closes everything that opens. */
function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

function sorted(values: readonly string[], nameOf: (value: string) => string, locale: string): string[] {
  const { compare } = new Intl.Collator(locale);
  return [...new Set(values)].sort((a, b) => compare(nameOf(a), nameOf(b)));
}
