import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { preloadedFonts } from "@anteroom/domain/shared/preloaded-fonts";

const styles = readFileSync(new URL("../ui/global.css", import.meta.url), "utf8");

test.each([
  ["pt", ["figtree"]],
  ["ar", ["readex-pro", "figtree"]],
])("a page in %s preloads the fonts of all its letters", (locale, families) => {
  const fonts = preloadedFonts(locale);
  expect(fonts.map((font) => families.find((family) => font.startsWith(family)))).toEqual(families);
  for (const font of fonts) {
    expect(styles).toContain(`url(/fonts/${font})`);
    expect(existsSync(new URL(`../../public/fonts/${font}`, import.meta.url))).toBe(true);
  }
});
