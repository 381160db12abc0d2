import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useListFormat } from "./use-list-format.ts";

test.each([
  ["en", "Cards, MB Way, Pix"],
  ["fr", "Cards, MB Way et Pix"],
  ["ar", "Cards، وMB Way، وPix"],
])("names are joined as the language %s lists them, each with a direction of its own", (locale, expected) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const { result } = renderHook(() => useListFormat(), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  const names = ["Cards", "MB Way", "Pix"];
  const list = result.current(names);
  expect(list.replaceAll(/[\u2068\u2069]/g, "")).toBe(expected);
  for (const name of names) expect(list).toContain(`\u2068${name}\u2069`);
});
