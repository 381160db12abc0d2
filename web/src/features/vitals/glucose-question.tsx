import { glucoseOffer, type OfferedGlucose } from "@anteroom/domain/vitals/glucose-offer";
import { unitIn } from "@anteroom/domain/vitals/unit-words";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useLocale } from "../../platform/i18n/locale.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { useVitalNumber } from "./use-vital-number.ts";

const fieldIn = (form: HTMLFormElement) => form.elements.namedItem("glucose");

/** Asks once about a glucose that was probably read in mmol/L. The number stays as typed until that is confirmed. */
export function useGlucoseQuestion() {
  const [offer, setOffer] = useState<OfferedGlucose | null>(null);
  const [isTaken, setTaken] = useState(false);
  const [questioned, setQuestioned] = useState("");
  const typedIn = (form: HTMLFormElement) => {
    const field = fieldIn(form);
    return field instanceof HTMLInputElement ? field.value : "";
  };
  return {
    offer,
    isTaken,
    /** Call it when a field is left: a number that is still typed is no question yet. */
    onLeave: (form: HTMLFormElement) => {
      if (!isTaken) setOffer(glucoseOffer(typedIn(form)));
    },
    onType: (typed: EventTarget) => {
      if (!(typed instanceof HTMLInputElement) || typed.name !== "glucose") return;
      setTaken(false);
      setOffer(null);
    },
    /** Whether the form waits for an answer: a second press sends the number as it stands. */
    holds: (form: HTMLFormElement) => {
      const typed = typedIn(form);
      const found = isTaken ? null : glucoseOffer(typed);
      if (!found || questioned === typed) return false;
      setOffer(found);
      setQuestioned(typed);
      return true;
    },
    take: (form: HTMLFormElement) => {
      const field = fieldIn(form);
      if (!offer || !(field instanceof HTMLInputElement)) return;
      field.value = String(offer.stored);
      field.focus();
      setTaken(true);
    },
  };
}

type Props = { offer: OfferedGlucose | null; isTaken: boolean; onTake: (form: HTMLFormElement) => void };

/** The value in both units, and the button that takes it as mmol/L. */
export function GlucoseQuestion({ offer, isTaken, onTake }: Props) {
  const locale = useLocale();
  const say = useVitalNumber();
  if (!offer) return null;
  const unit = <bdi>{unitIn("mmol/L", locale)}</bdi>;
  const inBoth = (
    <bdi className="b">{`${say(offer.millimoles)} ${unitIn("mmol/L", locale)} = ${say(offer.stored)} ${unitIn("mg/dL", locale)}`}</bdi>
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
