import { latinDigits } from "@anteroom/domain/text/latin-digits";
import { monthNumber } from "@anteroom/domain/text/month-number";
import { useLingui } from "@lingui/react/macro";
import { DateFields } from "../../ui/form/date-fields.tsx";
import { fieldIdOf, hintOf, QuestionText, type QuestionProps } from "./field-parts.tsx";
import { useSlipMessages } from "./use-slip-messages.ts";

/**
 * Renders a date as three fields; the month may be a number or a name. `onAnswer` receives at each input one
 * `YYYY-MM-DD`, for an incomplete date its parts (`2026-11-`), not validated; an empty list if all are empty.
 * Later changes of `values` are not shown.
 */
export function DateField(props: QuestionProps) {
  const { t } = useLingui();
  const say = useSlipMessages();
  const { item, values, onAnswer, slip } = props;
  const [year, month, day] = String(values[0] ?? "").split("-");
  const read = (box: HTMLElement) => {
    const typed = (part: string) =>
      latinDigits(box.querySelector<HTMLInputElement>(`input[name$="_${part}"]`)?.value.trim() ?? "");
    const parts = [typed("year"), monthNumber(typed("month")), typed("day")].map((text, index) =>
      index > 0 && /^\d$/.test(text) ? `0${text}` : text,
    );
    onAnswer(parts.every((text) => text === "") ? [] : [parts.join("-")]);
  };
  return (
    <div onInput={(event) => read(event.currentTarget)}>
      <DateFields
        id={fieldIdOf(item.linkId)}
        name={item.linkId}
        label={<QuestionText {...props} />}
        hint={hintOf(props)}
        error={slip && say(item, slip)}
        labels={{ day: t`Day`, month: t`Month`, year: t`Year` }}
        defaultValue={{ year: year ?? "", month: month ?? "", day: day ?? "" }}
      />
    </div>
  );
}
