import { directionOf, type Locale } from "@anteroom/domain/shared/locales";
import type { ReactNode } from "react";
import { useLocale } from "../../../platform/i18n/locale.ts";

/** Renders text that may be in another language than the page, marked for pronunciation and direction. */
export function ForeignText({ language, children }: { language: Locale; children: ReactNode }) {
  const locale = useLocale();
  if (language === locale) return children;
  return (
    <span lang={language} dir={directionOf(language)}>
      {children}
    </span>
  );
}
