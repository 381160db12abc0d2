import { compareWithPast } from "@anteroom/domain/vitals/compare-with-past";
import type { VitalName } from "@anteroom/domain/vitals/vital-values";
import { Plural, Trans } from "@lingui/react/macro";
import type { Measurement } from "@anteroom/contract/health/vital-signs";
import { useVitalNumber } from "../use-vital-number.ts";

type Props = { name: VitalName; value: number; past: readonly Measurement[] };

/**
 * Renders whether a value is within, below or above the person's earlier ones and their median, without a
 * statement on health; nothing if there are too few (`compareWithPast`).
 */
export function Comparison({ name, value, past }: Props) {
  const say = useVitalNumber();
  const compared = compareWithPast(
    value,
    past.flatMap(({ vitalSigns }) => vitalSigns[name] ?? []),
  );
  if (!compared) return null;
  const { usual, count, verdict } = compared;
  const middle = (
    <bdi dir="ltr" className="num">
      {say(usual)}
    </bdi>
  );
  const earlier = <Plural value={count} one="# earlier reading" other="# earlier readings" />;
  return (
    <p className="sm muted">
      {verdict === "within" ? (
        <Trans>
          Within your {earlier}; the middle one was {middle}.
        </Trans>
      ) : verdict === "lower" ? (
        <Trans>
          Lower than all your {earlier}; the middle one was {middle}.
        </Trans>
      ) : (
        <Trans>
          Higher than all your {earlier}; the middle one was {middle}.
        </Trans>
      )}
    </p>
  );
}
