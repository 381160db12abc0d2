import type { LocalizedText } from "@anteroom/domain/health/questionnaire/labels";
import { useLocale } from "../../platform/i18n/locale.ts";

/** A text of a questionnaire; marked with its language if it is not the page's. */
export function QuestionnaireText({ words }: { words: LocalizedText }) {
  const locale = useLocale();
  if (words.lang === locale) return words.text;
  return (
    <span lang={words.lang} dir="auto">
      {words.text}
    </span>
  );
}
