import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, type ComponentType, type RefObject } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { sectionIds, type SectionId, type SettingsSections } from "../../../platform/settings-section.ts";
import { useIsWide } from "../../../platform/browser/use-is-wide.ts";
import { usePageQuery } from "../../../platform/page-address.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { SectionList } from "./section-list.tsx";
import { SectionTitle } from "./section-text.tsx";
import styles from "./settings-shell.module.css";

type Props = {
  sections: SettingsSections;
  /** Shown above the list of sections where the section `dependents` is open. */
  Family: ComponentType;
};

/**
 * Renders `/profile-settings?section=&edit=`: on phones one section, or the list below the parts of `personal`;
 * on wide screens list and section, the first by default. Leaves out sections that are closed or have no
 * parts. `Family` is shown above the list where the section `dependents` is open. Focuses the heading when
 * section or form change, unless a field has the focus. In browsers only (`useIsWide`).
 */
export function SettingsShell({ sections, Family }: Props) {
  const { settings } = useClinic();
  const isWide = useIsWide();
  const { section, edit } = usePageQuery();
  const page = useRef<HTMLDivElement>(null);
  useFocusOnChange(page, `${section} ${edit}`);
  const open = sectionIds.filter(
    (id) => Object.keys(sections[id].parts).length > 0 && (sections[id].isOpen?.(settings) ?? true),
  );
  const chosen = open.find((id) => id === section);
  const shown = chosen ?? (isWide ? open[0] : undefined);
  const family = open.includes("dependents") && <Family />;
  if (isWide)
    return (
      <div ref={page} className={styles["desk"]}>
        <div className="stack g6">
          {family}
          <SectionList ids={open} current={shown} />
        </div>
        {shown && <Section id={shown} sections={sections} />}
      </div>
    );
  if (!shown)
    return (
      <div ref={page} className="secs">
        <h1 tabIndex={-1}>
          {settings.patientsManageDependents ? <Trans>You and your family</Trans> : <Trans>You</Trans>}
        </h1>
        {family}
        {open.includes("personal") && <Facts sections={sections} />}
        <SectionList ids={open} current={undefined} />
      </div>
    );
  return (
    <div ref={page} className="stack">
      <AppLink to="/profile-settings" className={classNames(textLinkClass("back"))}>
        <Icon name="caret-left" isSmall />
        {settings.patientsManageDependents ? <Trans>You and your family</Trans> : <Trans>You</Trans>}
      </AppLink>
      <Section id={shown} sections={sections} />
    </div>
  );
}

/** A section or a form that opens in place is a new page to a reader: it begins at its heading, or where a form put the focus. */
function useFocusOnChange(page: RefObject<HTMLElement | null>, place: string): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const active = document.activeElement;
    const isTyping = active?.matches("input, select, textarea") && page.current?.contains(active);
    if (!isTyping) page.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [page, place]);
}

/** What the clinic knows of the patient, below the faces of a phone. */
function Facts({ sections }: { sections: SettingsSections }) {
  return (
    <section className="stack" aria-labelledby="facts">
      <h2 id="facts">
        <SectionTitle id="personal" />
      </h2>
      {Object.entries(sections.personal.parts).map(([name, Part]) => (
        <Part key={name} />
      ))}
    </section>
  );
}

type SectionProps = { id: SectionId; sections: SettingsSections };

/** One section under its heading. */
function Section({ id, sections }: SectionProps) {
  return (
    <div className={classNames("secs", styles["section"])}>
      <h1 tabIndex={-1}>
        <SectionTitle id={id} />
      </h1>
      {Object.entries(sections[id].parts).map(([name, Part]) => (
        <Part key={name} />
      ))}
    </div>
  );
}
