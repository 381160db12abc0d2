import type { OfferedGlucose } from "@anteroom/domain/vitals/glucose-offer";
import { localizedUnit } from "@anteroom/domain/vitals/unit-words";
import { Trans } from "@lingui/react/macro";
import { useLocale } from "../../platform/i18n/locale.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { useVitalNumber } from "./use-vital-number.ts";

type Props = { offer: OfferedGlucose | null; isTaken: boolean; onTake: (form: HTMLFormElement) => void };

/**
 * Renders a glucose in both units, with a button to take it as mmol/L, or, once `isTaken`, both numbers only;
 * nothing without `offer`. It must be inside a form; `onTake` must convert that form's field.
 */
export function GlucoseQuestion({ offer, isTaken, onTake }: Props) {
  const locale = useLocale();
  const say = useVitalNumber();
  if (!offer) return null;
  const unit = <bdi>{localizedUnit("mmol/L", locale)}</bdi>;
  const inBoth = (
    <bdi className="b">{`${say(offer.millimoles)} ${localizedUnit("mmol/L", locale)} = ${say(offer.stored)} ${localizedUnit("mg/dL", locale)}`}</bdi>
  );
  if (isTaken)
    return (
      <div>
        <output className="sm">{inBoth}</output>
      </div>
    );
  return (
    <Banner
      role="alert"
      action={
        <Button
          kind="soft"
          isSmall
          onClick={({ currentTarget }) => currentTarget.form && onTake(currentTarget.form)}
        >
          <Trans>Yes, in {unit}</Trans>
        </Button>
      }
    >
      <Trans>
        Did you read the glucose in {unit}? Then it is {inBoth}.
      </Trans>
    </Banner>
  );
}
