import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Chip, Chips } from "../../../ui/chip.tsx";
import styles from "./symptom-examples.module.css";

type Props = {
  /** Id of the text area that the examples are written into. */
  fieldId: string;
  /** Of the doctor; undefined until known. */
  specialty: string | undefined;
};

/**
 * Renders common reasons for this specialty; a tap appends one to the textarea with id `fieldId`, unless it
 * is already there or the text would be too long.
 */
export function SymptomExamples({ fieldId, specialty }: Props) {
  const { t, i18n } = useLingui();
  const [added, setAdded] = useState<MessageDescriptor | null>(null);
  const add = (example: MessageDescriptor) => {
    const text = i18n._(example);
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const written = field.value.trimEnd();
    if (written.includes(text)) return;
    const whole = written === "" ? text : t`${written}, ${text}`;
    if (whole.length > fieldLimits.motive) return;
    field.setRangeText(whole, 0, field.value.length, "end");
    field.dispatchEvent(new Event("input", { bubbles: true })); // as if it had been typed: the draft keeps it too
    setAdded(example);
  };
  return (
    <fieldset>
      <legend className="sm muted">
        <Trans>Tap an example to add it:</Trans>
      </legend>
      <div className={styles["chips"]}>
        <Chips>
          {examplesFor(specialty).map((example) => (
            <Chip key={example.id} onClick={() => add(example)}>
              {i18n._(example)}
            </Chip>
          ))}
        </Chips>
      </div>
      <output className="vh">{added && <Added example={added} />}</output>
    </fieldset>
  );
}

/** Takes no words that were said before: the language of the page may have changed since. */
function Added({ example }: { example: MessageDescriptor }) {
  const { i18n } = useLingui();
  const text = i18n._(example);
  return <Trans>Added: {text}</Trans>;
}

const general = [
  msg`Headache`,
  msg`Fever`,
  msg`Cough`,
  msg`Sore throat`,
  msg`Stomach ache`,
  msg`Renew a prescription`,
];
const mind = [msg`Low mood`, msg`Anxiety`, msg`Trouble sleeping`, msg`Stress`];
const joints = [msg`Back pain`, msg`Neck pain`, msg`Knee pain`, msg`Shoulder pain`];

/** By the doctor's specialty. None of them is urgent. */
const examples: Readonly<Record<string, readonly MessageDescriptor[]>> = {
  paediatrics: [msg`Fever`, msg`Cough`, msg`Ear pain`, msg`Diarrhoea`, msg`Skin rash`, msg`Not eating well`],
  gynaecology: [msg`Period pain`, msg`Irregular periods`, msg`Contraception`, msg`Itching`],
  dermatology: [msg`Skin rash`, msg`Itching`, msg`Acne`, msg`A mole that has changed`, msg`Hair loss`],
  cardiology: [msg`High blood pressure`, msg`Palpitations`, msg`High cholesterol`, msg`Swollen legs`],
  psychiatry: mind,
  psychology: mind,
  nutrition: [msg`Weight`, msg`High cholesterol`, msg`Bloating`, msg`Diabetes`],
  endocrinology: [msg`Diabetes`, msg`Thyroid problem`, msg`Weight`, msg`Tiredness`],
  neurology: [msg`Headache`, msg`Dizziness`, msg`Trouble sleeping`, msg`Memory problems`],
  orthopaedics: joints,
  physiotherapy: joints,
  "ear-nose-throat": [msg`Ear pain`, msg`Blocked nose`, msg`Sore throat`, msg`Hearing loss`],
  pulmonology: [msg`Cough`, msg`Asthma`, msg`Snoring`],
};

function examplesFor(specialty: string | undefined): readonly MessageDescriptor[] {
  return examples[specialty ?? ""] ?? general;
}
