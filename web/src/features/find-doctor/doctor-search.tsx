import type { Doctor } from "@anteroom/contract/find-doctor";
import { specialtyName } from "@anteroom/content/specialties";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type SubmitEvent, useId, useState } from "react";
import { useApp, useIsAwake } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { useLocale } from "../../platform/locale.ts";
import { Portrait } from "../../ui/arch.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Tile } from "../../ui/rows.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./doctor-search.module.css";
import { searchMatches, type SearchTarget } from "./search-matches.ts";
import { specialtyIcon, specialtiesOf } from "./specialties-of.ts";

type Props = { doctors: readonly Doctor[]; kind?: "filled" | "soft" };

/**
 * A name or a specialty leads to a page. Words are compared in the browser and never sent;
 * before the page has woken up a list of specialties stands in the same place.
 */
export function DoctorSearch({ doctors, kind = "filled" }: Props) {
  const isAwake = useIsAwake();
  return isAwake ? (
    <SearchBox doctors={doctors} kind={kind} />
  ) : (
    <SpecialtyForm doctors={doctors} kind={kind} />
  );
}

function SpecialtyForm({ doctors, kind = "filled" }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <search>
      <form method="get" action="/doctors" className={styles["form"]}>
        <SelectField label={t`Specialty`} isLabelHidden name="specialties" defaultValue="">
          <option value="">{t`All specialties`}</option>
          {specialtiesOf(doctors).map(({ slug }) => (
            <option key={slug} value={slug}>
              {specialtyName(slug, locale)}
            </option>
          ))}
        </SelectField>
        <SearchButton kind={kind} />
      </form>
    </search>
  );
}

function SearchBox({ doctors, kind = "filled" }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { matches, current, isLost, isListOpen, typed, type, close, go, send, steer } =
    useDoctorSearch(doctors);
  const optionId = (target: SearchTarget) => `${id}-${target.id}`;
  return (
    <search>
      <form className={styles["form"]} onSubmit={send}>
        <div className={styles["box"]}>
          {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combo box that leads to pages; no element does that */}
          <TextField
            label={t`Name or specialty`}
            isLabelHidden
            icon="search"
            placeholder={t`Name or specialty`}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={current ? optionId(current) : undefined}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={steer}
            onBlur={close}
          />
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={t`Doctors and specialties`}
            hidden={!isListOpen}
            className={styles["list"]}
          >
            {matches.map((target) => (
              <SearchOption
                key={target.id}
                target={target}
                id={optionId(target)}
                isActive={target === current}
                onChoose={() => go(target)}
              />
            ))}
          </div>
          {/* oxlint-enable jsx-a11y/prefer-tag-over-role */}
        </div>
        <SearchButton kind={kind} />
        <output className={classNames(styles["lost"], "sm")} hidden={!isLost}>
          {isLost && <NothingFound />}
        </output>
      </form>
    </search>
  );
}

function NothingFound() {
  return (
    <Trans>
      No doctor or specialty here has that name. <AppLink to="/doctors">See all doctors</AppLink>
    </Trans>
  );
}

/** What was typed, what fits it, and where the keys lead. */
function useDoctorSearch(doctors: readonly Doctor[]) {
  const app = useApp();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const [isOpen, setIsOpen] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const matches = searchMatches(useTargets(doctors), typed);
  const isListOpen = isOpen && matches.length > 0;
  const current = isListOpen ? matches[active] : undefined;
  const close = () => setIsOpen(false);
  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    setIsOpen(true);
    setIsLost(false);
  };
  const go = (target: SearchTarget) => {
    close();
    void app.navigate(target.to);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = current ?? matches[0];
    if (target) return go(target);
    if (typed.trim() === "") return void app.navigate("/doctors");
    setIsLost(true);
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isListOpen) close();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      setActive(nextActive(active, event.key === "ArrowDown" ? 1 : -1, matches.length));
      setIsOpen(true);
    } else return;
    event.preventDefault();
  };
  return { typed, matches, current, isLost, isListOpen, type, close, go, send, steer };
}

type OptionProps = { target: SearchTarget; id: string; isActive: boolean; onChoose: () => void };

function SearchOption({ target, id, isActive, onChoose }: OptionProps) {
  return (
    // The box keeps the focus; its keys steer the list.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- aria-activedescendant: an option is never focused
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> takes no picture
      role="option"
      aria-selected={isActive}
      className={styles["option"]}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {target.portrait === null ? (
        <Tile icon={specialtyIcon(target.id)} />
      ) : (
        <Portrait src={target.portrait} size="xs" isFirst />
      )}
      <span>
        <bdi className="b">{target.title}</bdi>
        <br />
        <span className="sm muted">{target.detail}</span>
      </span>
    </div>
  );
}

function SearchButton({ kind }: { kind: "filled" | "soft" }) {
  const { t } = useLingui();
  if (kind === "soft")
    return (
      <Button type="submit" kind="soft" className={styles["small"]} aria-label={t`Find a doctor`}>
        <Icon name="arrow-right" />
      </Button>
    );
  return <Button type="submit">{t`Find a doctor`}</Button>;
}

/** One step up or down the list, round its ends; -1 is the box itself. */
function nextActive(active: number, step: number, count: number): number {
  const next = active + step;
  return next >= count ? -1 : next < -1 ? count - 1 : next;
}

function useTargets(doctors: readonly Doctor[]): SearchTarget[] {
  const { t } = useLingui();
  const locale = useLocale();
  const specialties = specialtiesOf(doctors).map(({ slug, count }) => ({
    id: slug,
    to: `/doctors?specialties=${slug}`,
    title: specialtyName(slug, locale),
    detail: t`${plural(count, { one: "# doctor", other: "# doctors" })}`,
    portrait: null,
  }));
  const people = doctors.map((doctor) => ({
    id: `doctor-${doctor.id}`,
    to: `/doctors/${doctor.id}`,
    title: doctor.name,
    detail: specialtyName(doctor.specialty, locale),
    portrait: doctor.portrait_url,
  }));
  return [...specialties, ...people];
}
