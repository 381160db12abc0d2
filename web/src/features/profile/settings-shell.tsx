import { Trans, useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { Suspense, useEffect, useRef } from "react";
import { useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { sectionIds, type SectionId, type SettingsSections } from "../../platform/settings-section.ts";
import { useIsWide } from "../../platform/use-is-wide.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import { SectionList } from "./section-list.tsx";
import { SectionTitle } from "./section-words.tsx";
import styles from "./settings-shell.module.css";

type Props = { sections: SettingsSections };

/** `/profile-settings`: on a phone the list or one section, on a desk the list beside a section. */
export function SettingsShell({ sections }: Props) {
  const { settings } = useClinic();
  const isWide = useIsWide();
  const { section } = useSearch({ strict: false }) as { section?: string };
  const open = sectionIds.filter(
    (id) => Object.keys(sections[id].parts).length > 0 && (sections[id].isOpen?.(settings) ?? true),
  );
  const chosen = open.find((id) => id === section);
  const shown = chosen ?? (isWide ? open[0] : undefined);
  if (isWide)
    return (
      <div className={styles["desk"]}>
        <SectionList ids={open} current={shown} />
        {shown && <Section id={shown} sections={sections} isChosen={chosen !== undefined} />}
      </div>
    );
  if (!shown)
    return (
      <div className="secs">
        <h1>{settings.patientsManageDependents ? <Trans>You and your family</Trans> : <Trans>You</Trans>}</h1>
        <SectionList ids={open} current={undefined} />
      </div>
    );
  return (
    <div className="stack">
      <AppLink to="/profile-settings" className={classNames(textLinkClass("back"))}>
        <Icon name="caret-left" isSmall />
        {settings.patientsManageDependents ? <Trans>You and your family</Trans> : <Trans>You</Trans>}
      </AppLink>
      <Section id={shown} sections={sections} isChosen />
    </div>
  );
}

type SectionProps = { id: SectionId; sections: SettingsSections; isChosen: boolean };

/** One section under its heading, which takes the focus when the section was chosen. */
function Section({ id, sections, isChosen }: SectionProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(isChosen ? id : null);
  useEffect(() => {
    if (!isChosen || last.current === id) return;
    last.current = id;
    heading.current?.focus({ preventScroll: true });
  }, [id, isChosen]);
  return (
    <div className={classNames("secs", styles["section"])}>
      <h1 ref={heading} tabIndex={-1}>
        <SectionTitle id={id} />
      </h1>
      <Suspense key={id} fallback={<Skeleton label={t`Loading`} />}>
        {Object.entries(sections[id].parts).map(([name, Part]) => (
          <Part key={name} />
        ))}
      </Suspense>
    </div>
  );
}
