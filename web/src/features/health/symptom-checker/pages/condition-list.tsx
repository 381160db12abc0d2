import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../../../platform/app-context.tsx";
import { AppLink } from "../../../../platform/link.tsx";
import type { PossibleCondition } from "../../../../ports/symptom-checker.ts";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import styles from "../symptom-checker.module.css";

/**
 * Lists possible conditions. Without warning signs in the answers: the likely ones by fit, then
 * emergencies that a doctor should rule out. With warning signs: first the conditions that they
 * point to, with their source, then those to rule out, then the others. Renders nothing without
 * any.
 */
export function ConditionList({ conditions }: { conditions: readonly PossibleCondition[] }) {
  if (conditions.length === 0) return null;
  const atSign = conditions.findLastIndex(({ ofSign }) => ofSign !== undefined);
  const ofSigns = conditions.slice(0, atSign + 1);
  const others = conditions.slice(atSign + 1);
  const isRuledOut = (one: PossibleCondition, at: number) =>
    (atSign >= 0 || at > 0) && one.isEmergency && one.fit === "partly";
  const mayBe = others.filter((one, at) => !isRuledOut(one, at));
  const ruledOut = others.filter(isRuledOut);
  const list = (
    <ol className={styles["list"]}>
      {mayBe.map((one) => (
        <li key={one.id}>
          <Name {...one} />
          {atSign < 0 && (
            <span className="sm muted">
              {one.fit === "well" ? <Trans>fits well</Trans> : <Trans>fits partly</Trans>}
            </span>
          )}
          <TopicLink topic={one.topic} name={one.name} />
        </li>
      ))}
    </ol>
  );
  return (
    <Sheet className="stack">
      <div className="stack g2">
        <h2>
          <Trans>What it may be</Trans>
        </h2>
        <p className="sm muted">
          <Trans>Only a doctor can tell. There may be other causes the checker doesn’t know.</Trans>
        </p>
      </div>
      {ofSigns.length > 0 && <Part title={<Trans>Your answers are warning signs of:</Trans>}>{ofSigns}</Part>}
      {atSign < 0 && list}
      {ruledOut.length > 0 && <Part title={<Trans>A doctor should rule this out:</Trans>}>{ruledOut}</Part>}
      {atSign >= 0 && mayBe.length > 0 && (
        <div className="stack g2">
          <h3 className="sm b">
            <Trans>Other possible causes, once a doctor has ruled that out:</Trans>
          </h3>
          {list}
        </div>
      )}
    </Sheet>
  );
}

function Part({ title, children }: { title: ReactNode; children: readonly PossibleCondition[] }) {
  return (
    <div className="stack g2">
      <h3 className="sm b">{title}</h3>
      <ul className={styles["list"]}>
        {children.map((one) => (
          <li key={one.id}>
            <Name {...one} />
            {one.ofSign && <PublishedAt {...one.ofSign} />}
            <TopicLink topic={one.topic} name={one.name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PublishedAt({ organisation, title, url }: NonNullable<PossibleCondition["ofSign"]>) {
  const source = (
    <a href={url} rel="noreferrer" lang="en" dir="ltr">
      {organisation}: {title}
    </a>
  );
  return (
    <span className={`${styles["below"]} sm muted`}>
      <Trans>Source: {source}</Trans>
    </span>
  );
}

function Name({ name, medicalName }: PossibleCondition) {
  return (
    <span>
      <span className="b">{name}</span>
      {medicalName !== null && <span className="sm muted"> ({medicalName})</span>}
    </span>
  );
}

/** Its page of the health library, where the clinic has one. */
function TopicLink({ topic, name }: { topic: string | null; name: string }) {
  const { settings } = useClinic();
  if (!settings.elsevierIntegration || topic === null) return null;
  return (
    <AppLink className={`${styles["below"]} sm`} to={`/health-search?topic=${topic}&from=check`}>
      <Trans>
        Read more <span className="vh">about {name}</span>
      </Trans>
    </AppLink>
  );
}
