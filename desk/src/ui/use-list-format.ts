import { useLingui } from "@lingui/react/macro";

/** Returns a function that joins names as a list in the desk's language; each name keeps its own direction. */
export function useListFormat(): (names: readonly string[]) => string {
  const { i18n } = useLingui();
  return (names) =>
    new Intl.ListFormat(i18n.locale, { type: "unit", style: "short" }).format(
      names.map((name) => `\u2068${name}\u2069`),
    );
}
