import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { specialtyName } from "@anteroom/content/specialties";
import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { AppLink } from "../../platform/link.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { Portrait } from "../../ui/card/arch.tsx";
import { IconTile } from "../../ui/card/rows.tsx";
import { lazyCrisisHelp, lazyDangerNotice } from "../../shared/urgent/crisis-watch.tsx";
import { useDangerCheck } from "../../shared/urgent/use-danger-check.ts";
import styles from "./doctor-search.module.css";
import type { SearchTarget } from "./search-target.ts";
import { specialtyIcon } from "./specialties-of.ts";

type NothingProps = { doctors: readonly Doctor[]; onLeave: () => void };

/** General practice is the way on for whatever has no better one. */
function NothingFound({ doctors, onLeave }: NothingProps) {
  const locale = useLocale();
  const hasGeneral = doctors.some(({ specialty }) => specialty === general);
  return (
    <>
      <Trans>We found no doctor for that.</Trans>{" "}
      {hasGeneral && (
        <>
          <AppLink to={`/doctors?specialties=${general}`} onClick={onLeave}>
            {specialtyName(general, locale)}
          </AppLink>
          {" · "}
        </>
      )}
      <AppLink to="/doctors" onClick={onLeave}>
        <Trans>Show all doctors</Trans>
      </AppLink>
    </>
  );
}

const general = "general-practice";

type OptionProps = { target: SearchTarget; id: string; isActive: boolean; onChoose: () => void };

/** A doctor or a specialty that fits, as an option of the list box. */
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
        <IconTile icon={specialtyIcon(target.id)} />
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

type UrgentProps = { text: string; onChange: (found: SearchUrgency) => void };

/**
 * What a search text mentions: `crisis` (suicide, self-harm, violence), `danger` (a possible emergency), or
 * null.
 */
export type SearchUrgency = "crisis" | "danger" | null;

/** Shows the crisis line in place of doctors when what is typed tells of suicide, self-harm or violence. */
function SearchUrgent({ text, onChange }: UrgentProps) {
  const { crisis, isDanger } = useDangerCheck(text);
  const found = crisis ? "crisis" : isDanger ? "danger" : null;
  useEffect(() => onChange(found), [found, onChange]);
  return crisis && <lazyCrisisHelp.Part crisis={crisis} notify={null} />;
}

/** The emergency number above the doctors who fit: nothing is sent from here, so nobody could have seen it. */
function SearchDanger() {
  return (
    <div className={styles["nothing"]} aria-live="assertive">
      <lazyDangerNotice.Part isSeen />
    </div>
  );
}

/**
 * The components that show search results; loaded with the search. `SearchOption`: one match. `NothingFound`: other ways where none fits.
 * `SearchUrgent`: reports what the text mentions to `onChange`, and renders help for `crisis` alone. `SearchDanger`: the emergency number, to
 * be rendered for `danger`.
 */
export const searchResults = { SearchOption, NothingFound, SearchUrgent, SearchDanger };
/** The type of `searchResults`. */
export type SearchResults = typeof searchResults;
