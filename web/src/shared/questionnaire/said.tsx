import type { LocalizedText } from "@anteroom/domain/health/questionnaire/labels";
import { useLocale } from "../../platform/i18n/locale.ts";

/** A text of a questionnaire; one that exists in another language only is marked as such, so that it is read out and set in it. */
export function QuestionnaireText({ words }: { words: LocalizedText }) {
  const locale = useLocale();
  if (words.lang === locale) return words.text;
  return (
    <span lang={words.lang} dir="auto">
      {words.text}
    </span>
  );
}
