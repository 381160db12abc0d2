import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useApp } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import type { SectionId } from "../../../platform/settings-section.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { rowLinkClass, RowLinkInside, Rows, IconTile } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { SectionDetail, sectionIcons, SectionTitle } from "./section-text.tsx";
import styles from "./settings-shell.module.css";

type Props = { ids: readonly SectionId[]; current: SectionId | undefined };

/**
 * Lists links to the health record and the settings sections, and a sign-out that ends the session, clears
 * the query cache and leads to the home page.
 */
export function SectionList({ ids, current }: Props) {
  const app = useApp();
  const queries = useQueryClient();
  const { t } = useLingui();
  const leave = async () => {
    await app.session.end(app.api);
    queries.clear();
    await app.navigate("/");
  };
  return (
    <div className="stack g6">
      <nav aria-label={t`Settings`}>
        <Sheet isFlush>
          <Rows>
            <li className={styles["item"]}>
              <AppLink to="/health-record" className={rowLinkClass}>
                <RowLinkInside
                  lead={<IconTile icon="heart" />}
                  title={<Trans>My health record</Trans>}
                  detail={<Trans>Medicines, allergies, results, files</Trans>}
                />
              </AppLink>
            </li>
            {ids.map((id) => (
              <li key={id} className={classNames(styles["item"], id === current && styles["current"])}>
                <AppLink
                  to={`/profile-settings?section=${id}`}
                  className={rowLinkClass}
                  aria-current={id === current ? "page" : undefined}
                >
                  <RowLinkInside
                    lead={<IconTile icon={sectionIcons[id]} />}
                    title={<SectionTitle id={id} />}
                    detail={<SectionDetail id={id} />}
                  />
                </AppLink>
              </li>
            ))}
          </Rows>
        </Sheet>
      </nav>
      <Button kind="quiet" icon="sign-out" className={styles["out"]} onClick={() => void leave()}>
        <Trans>Sign out</Trans>
      </Button>
    </div>
  );
}
