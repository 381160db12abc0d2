import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import {
  activeFilters,
  type DoctorFilter,
  filterDoctors,
  parseDoctorFilter,
  type FilterPart,
  hasFilterData,
  noFilter,
  withoutFilterPart,
} from "@anteroom/domain/booking/doctor-filter";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { Button } from "../../ui/button.tsx";
import { chipClass, Chips } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icons/icon-names.ts";
import { doctorsAddress, searchOfForm } from "./doctor-filter.ts";
import { MoreChoices, SpecialtyChoices } from "./filter-choices.tsx";
import { FilterText, useFilterMoment } from "./filter-text.tsx";
import styles from "./filter-bar.module.css";

type Search = Readonly<Record<string, string>>;
type Props = { doctors: readonly Doctor[]; filter: DoctorFilter; search: Search };

/**
 * Renders the active filters, each a link that removes it, and the choices with their counts, which follow
 * ticks not submitted yet. Submitting navigates to the filtered address; without script it is a plain GET
 * form.
 */
export function FilterBar({ doctors, filter, search }: Props) {
  const { t } = useLingui();
  const app = useApp();
  const moment = useFilterMoment();
  // What is ticked and not sent yet: the counts follow it.
  const [draft, setDraft] = useState<{ of: DoctorFilter; filter: DoctorFilter } | null>(null);
  const wanted = draft?.of === filter ? draft.filter : filter;
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    for (const list of event.currentTarget.querySelectorAll("details")) close(list);
    void app.navigate(
      doctorsAddress(parseDoctorFilter(searchOfForm(new FormData(event.currentTarget))), search),
    );
  };
  const countOf = (change: Partial<DoctorFilter>) =>
    filterDoctors(doctors, { ...wanted, ...change }, moment).length;
  const choices = { doctors, filter, countOf };
  const address = doctorsAddress(filter);
  const button = (
    <Button type="submit" isSmall>
      {wanted === filter ? (
        <Trans>Show doctors</Trans>
      ) : (
        <Plural value={countOf({})} one="Show # doctor" other="Show # doctors" />
      )}
    </Button>
  );
  return (
    <form
      method="get"
      action="/doctors"
      onSubmit={show}
      onChange={(event) =>
        setDraft({ of: filter, filter: parseDoctorFilter(searchOfForm(new FormData(event.currentTarget))) })
      }
      className={styles["bar"]}
    >
      {["triage_session", "triage_language", "for"].map(
        (name) => search[name] && <input key={name} type="hidden" name={name} value={search[name]} />,
      )}
      <Chips isScrolling>
        <ChoiceList label={t`Filters`} icon="funnel">
          {/* The key renders new boxes when the address has changed. */}
          <MoreChoices key={address} {...choices} />
          {button}
        </ChoiceList>
        <Chosen {...{ doctors, filter, search }} />
        {filter.when === null && (
          <AppLink to={doctorsAddress({ ...filter, when: "today" }, search)} className={chipClass()}>
            <FilterText doctors={doctors} filter={{ ...noFilter, when: "today" }} part="when" />
          </AppLink>
        )}
        <ChoiceList label={t`Specialty`} endIcon="caret-down">
          <SpecialtyChoices key={address} {...choices} />
          {button}
        </ChoiceList>
      </Chips>
    </form>
  );
}

/** What is chosen, each a chip that takes it off. */
function Chosen({ doctors, filter, search }: Props) {
  const chosen = activeFilters(filter)
    .filter((part) => hasFilterData(doctors, part))
    .flatMap((part): { part: FilterPart; value?: string }[] =>
      part === "specialties" || part === "languages"
        ? filter[part].map((value) => ({ part, value }))
        : [{ part }],
    );
  return (
    <>
      {chosen.map(({ part, value }) => (
        <Taken
          key={`${part}-${value ?? ""}`}
          to={doctorsAddress(withoutFilterPart(filter, part, value), search)}
        >
          <FilterText {...{ doctors, filter, part }} {...(value !== undefined && { value })} />
        </Taken>
      ))}
      {filter.sort === "price" && (
        <Taken to={doctorsAddress({ ...filter, sort: "soonest" }, search)}>
          <Trans>Lowest price first</Trans>
        </Taken>
      )}
    </>
  );
}

function Taken({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink to={to} className={chipClass(true)}>
      <span>
        {children}
        <span className="vh">
          {" "}
          <Trans>(remove)</Trans>
        </span>
      </span>
      <Icon name="x" isSmall />
    </AppLink>
  );
}

type ListProps = { label: string; icon?: IconName; endIcon?: IconName; children: ReactNode };

/** Choices behind a chip; it opens without script too. */
function ChoiceList({ label, icon, endIcon, children }: ListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only Escape, for what is open inside
    <details name="doctor-filter" className={styles["list"]} onKeyDown={closeOnEscape}>
      <summary className={chipClass()}>
        {icon && <Icon name={icon} isSmall />}
        <span>{label}</span>
        {endIcon && <Icon name={endIcon} isSmall />}
      </summary>
      <div className={styles["sheet"]}>{children}</div>
    </details>
  );
}

/** Escape closes the list of choices, as it closes everything that opens. */
function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key === "Escape") close(event.currentTarget);
}

/** Closes a list of choices; the focus, where it was inside, goes to what opened it. */
function close(list: HTMLDetailsElement): void {
  if (!list.open) return;
  const isInside = list.contains(document.activeElement);
  list.open = false;
  if (isInside) list.querySelector("summary")?.focus();
}
