import type { ReadPressure } from "@anteroom/domain/vitals/read-pressure";
import { localizedUnit } from "@anteroom/domain/vitals/unit-words";
import { Trans } from "@lingui/react/macro";
import { useLocale } from "../../platform/i18n/locale.ts";
import { useVitalNumber } from "./use-vital-number.ts";

/**
 * Renders a line for each pressure written as "12/8" or in cmHg: how it was read, in mmHg. An empty list
 * renders an empty live region.
 */
export function PressureReadAs({ readAs }: { readAs: readonly ReadPressure[] }) {
  const locale = useLocale();
  const say = useVitalNumber();
  return (
    <output className="sm">
      {readAs.map(({ systolic, diastolic }, index) => {
        const numbers = [systolic, diastolic].flatMap((one) => (one === undefined ? [] : [say(one)]));
        const pressure = <bdi className="b">{`${numbers.join("/")} ${localizedUnit("mmHg", locale)}`}</bdi>;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a first and a second reading, never moved
          <p key={index}>
            <Trans>We read this as {pressure}. If that’s not right, change it.</Trans>
          </p>
        );
      })}
    </output>
  );
}
