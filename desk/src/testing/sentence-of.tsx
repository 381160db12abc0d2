import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement } from "react";

/** Returns the English text of an element; empty for none. */
export function sentenceOf(element: ReactElement | undefined): string {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: "en", messages: {} });
  const html = renderToStaticMarkup(<I18nProvider i18n={i18n}>{element}</I18nProvider>);
  const text = new DOMParser().parseFromString(html, "text/html").body.textContent;
  return text.trim();
}
