import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { specialtyName } from "@anteroom/content/specialties";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef } from "react";
import { useIsHydrated } from "../../platform/app-context.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NotLoaded } from "../../ui/lazy.tsx";
import styles from "./doctor-search.module.css";
import type { SearchTarget } from "./search-target.ts";
import { specialtiesOf } from "./specialties-of.ts";
import { useDoctorSearch } from "./use-doctor-search.ts";

/** `soft` above the list of doctors, `filled` where it leads there. */
type Props = {
  doctors: readonly Doctor[];
  kind?: "filled" | "soft";
  /** Called with whether a search has found nothing: the list below then does not match it. */
  onNothing?: (isNothing: boolean) => void;
};

/**
 * Renders the search for doctors by name, specialty or symptoms; what is typed stays in the browser, and
 * danger words show help instead of doctors. A choice navigates. Before hydration, a plain form with
 * specialties instead.
 */
export function DoctorSearch(props: Props) {
  return useIsHydrated() ? <SearchBox {...props} /> : <SpecialtyForm {...props} />;
}

/** Two suggestions, in the height of a letter: they grow with the text. */
const leastRoom = 10;

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

function SearchBox({ doctors, kind = "filled", onNothing }: Props) {
  const { t } = useLingui();
  const id = useId();
  const {
    matches,
    results,
    current,
    isNothing,
    isListOpen,
    lost,
    typed,
    bring,
    type,
    clear,
    leave,
    go,
    send,
    steer,
    urgent,
    setUrgent,
  } = useDoctorSearch(doctors, kind === "soft", onNothing);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { bottom = 0 } = form.current?.querySelector("input")?.getBoundingClientRect() ?? {};
    const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    // Large text or an open keyboard may leave no room for what is found: the box goes to the top then.
    if (isListOpen && innerHeight - bottom < leastRoom * letter) form.current?.scrollIntoView();
  }, [isListOpen]);
  const danger = urgent === "danger" && results && <results.SearchDanger />;
  const optionId = (target: SearchTarget) => `${id}-${target.id}`;
  return (
    <search>
      <form ref={form} className={styles["form"]} onSubmit={send}>
        <div className={styles["box"]}>
          {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combo box that leads to pages; no element does that */}
          <TextField
            label={t`Name, specialty or symptom`}
            isLabelHidden
            icon="search"
            placeholder={t`Name or symptom`}
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
            onFocus={() => void bring()}
            onKeyDown={steer}
            onBlur={leave}
          />
          <div hidden={!isListOpen} className={styles["list"]}>
            {isListOpen && danger}
            <div id={`${id}-list`} role="listbox" aria-label={t`Doctors and specialties`}>
              {results &&
                matches.map((target) => (
                  <results.SearchOption
                    key={target.id}
                    target={target}
                    id={optionId(target)}
                    isActive={target === current}
                    onChoose={() => go(target)}
                  />
                ))}
            </div>
          </div>
          {/* oxlint-enable jsx-a11y/prefer-tag-over-role */}
        </div>
        {urgent !== "crisis" && <SearchButton kind={kind} />}
        {!isListOpen && danger}
        {results && <results.SearchUrgent text={typed} onChange={setUrgent} />}
        <output className={classNames(styles["nothing"], "sm")} hidden={!isNothing || urgent !== null}>
          {isNothing && urgent === null && results && (
            <results.NothingFound doctors={doctors} onLeave={clear} />
          )}
        </output>
        {lost && typed !== "" && <NotLoaded {...lost} />}
      </form>
    </search>
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
