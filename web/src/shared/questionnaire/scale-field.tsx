import { innerTextOf, scaleOf } from "@anteroom/domain/health/questionnaire/item-facts";
import { QuestionGroup } from "./choice-field.tsx";
import type { QuestionProps } from "./field-parts.tsx";
import { QuestionnaireText } from "./questionnaire-text.tsx";
import styles from "./questionnaire.module.css";

/**
 * Renders a scale of whole numbers as radio buttons, with labels at its ends; `onAnswer` receives the number.
 */
export function ScaleField(props: QuestionProps) {
  const { item, words, values, onAnswer } = props;
  const lower = innerTextOf(item, "lower");
  const upper = innerTextOf(item, "upper");
  const steps = scaleOf(item) ?? [];
  const endOf = (step: number) => (step === steps[0] ? lower : step === steps.at(-1) ? upper : undefined);
  return (
    <QuestionGroup {...props}>
      <div className={styles["scale"]}>
        {steps.map((step) => {
          const end = endOf(step);
          return (
            <label key={step} className={styles["step"]}>
              <input
                type="radio"
                name={item.linkId}
                value={step}
                checked={values[0] === step}
                aria-label={end && `${step}, ${words.item(end).text}`}
                onChange={() => onAnswer([step])}
              />
              <span dir="ltr">{step}</span>
            </label>
          );
        })}
      </div>
      <div className={styles["ends"]} aria-hidden="true">
        {[steps[0], steps.at(-1)].map((step) => {
          const end = step === undefined ? undefined : endOf(step);
          return (
            end && (
              <span key={step}>
                <bdi dir="ltr">{step}</bdi>: <QuestionnaireText words={words.item(end)} />
              </span>
            )
          );
        })}
      </div>
    </QuestionGroup>
  );
}
