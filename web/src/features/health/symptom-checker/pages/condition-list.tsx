import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../../platform/app-context.tsx";
import { AppLink } from "../../../../platform/link.tsx";
import type { PossibleCondition } from "../../../../ports/symptom-checker.ts";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import styles from "../symptom-checker.module.css";

/**
 * Lists possible conditions, the best fit first; then dangerous ones that fit less and a doctor should rule
 * out.
 */
export function ConditionList({ conditions }: { conditions: readonly PossibleCondition[] }) {
  const isRuledOut = (one: PossibleCondition, at: number) =>
    at > 0 && one.isEmergency && one.fit === "partly";
  const mayBe = conditions.filter((one, at) => !isRuledOut(one, at));
  const ruledOut = conditions.filter(isRuledOut);
  if (conditions.length === 0) return null;
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
      <ol className={styles["list"]}>
        {mayBe.map((one) => (
          <li key={one.id}>
            <Name {...one} />
            <span className="sm muted">
              {one.fit === "well" ? <Trans>fits well</Trans> : <Trans>fits partly</Trans>}
            </span>
            <TopicLink topic={one.topic} name={one.name} />
          </li>
        ))}
      </ol>
      {ruledOut.length > 0 && (
        <div className="stack g2">
          <h3 className="sm b">
            <Trans>A doctor should rule this out:</Trans>
          </h3>
          <ul className={styles["list"]}>
            {ruledOut.map((one) => (
              <li key={one.id}>
                <Name {...one} />
                <TopicLink topic={one.topic} name={one.name} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
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
