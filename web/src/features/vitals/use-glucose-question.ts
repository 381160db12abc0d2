import type { glucoseOffer, OfferedGlucose } from "@anteroom/domain/vitals/glucose-offer";
import { useRef, useState } from "react";

const fieldIn = (form: HTMLFormElement) => form.elements.namedItem("glucose");

/**
 * Holds the question whether a glucose was read in mmol/L, for a form with a field "glucose". It asks when
 * the field is left or at the first send (`holds`); the number stays as typed until `take` writes it in mg/dL
 * and focuses the field. With the default `offerOf` it never asks.
 */
export function useGlucoseQuestion(offerOf: typeof glucoseOffer = () => null) {
  const [offer, setOffer] = useState<OfferedGlucose | null>(null);
  const [isTaken, setTaken] = useState(false);
  const [questioned, setQuestioned] = useState("");
  const isSubmitPressed = useRef(false);
  const typedIn = (form: HTMLFormElement) => {
    const field = fieldIn(form);
    return field instanceof HTMLInputElement ? field.value : "";
  };
  return {
    offer,
    isTaken,
    /** Call it at every press within the form. */
    onPress: (pressed: EventTarget) => {
      isSubmitPressed.current = pressed instanceof Element && pressed.closest("[type=submit]") !== null;
    },
    /**
     * Call it when a field is left: a number that is still typed is no question yet.
     * A field left for the submit button is ignored: the question would move the button from under the finger.
     */
    onLeave: (form: HTMLFormElement) => {
      if (!isTaken && !isSubmitPressed.current) setOffer(offerOf(typedIn(form)));
    },
    onType: (typed: EventTarget) => {
      if (!(typed instanceof HTMLInputElement) || typed.name !== "glucose") return;
      setTaken(false);
      setOffer(null);
    },
    /** Whether the form waits for an answer: a second press sends the number as typed. */
    holds: (form: HTMLFormElement) => {
      const typed = typedIn(form);
      const found = isTaken ? null : offerOf(typed);
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
