import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { specialtyName } from "@anteroom/content/specialties";
import { useLingui } from "@lingui/react/macro";
import { AppLink } from "../../../platform/link.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { chipClass } from "../../../ui/chip.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { specialtiesOf, specialtyIcon } from "../specialties-of.ts";
import styles from "./specialty-chips.module.css";

/** Number of chips, which fill rows of three or six on a desk; other specialties are in the search and the list. */
const shown = 6;

/** Renders links to the list for the first six of the clinic's specialties. */
export function SpecialtyChips({ doctors }: { doctors: readonly Doctor[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <ul className={styles["chips"]} aria-label={t`Specialties`}>
      {specialtiesOf(doctors)
        .slice(0, shown)
        .map(({ slug }) => (
          <li key={slug}>
            <AppLink to={`/doctors?specialties=${slug}`} className={chipClass()}>
              <Icon name={specialtyIcon(slug)} isSmall />
              <span>{specialtyName(slug, locale)}</span>
            </AppLink>
          </li>
        ))}
    </ul>
  );
}
