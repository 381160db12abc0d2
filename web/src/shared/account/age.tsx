import { ageOn, babyAge } from "@anteroom/domain/account/age";
import { Plural } from "@lingui/react/macro";
import { useApp } from "../../platform/app-context.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";

/**
 * Renders an age at the server's present: "7 years old", or "5 weeks" for a baby. `birthdate`: YYYY-MM-DD.
 */
export function Age({ birthdate }: { birthdate: string }) {
  const now = useApp().clock.now();
  const locale = useLocale();
  const age = ageOn(birthdate, now);
  return babyAge(birthdate, now, locale) ?? <Plural value={age} one="# year old" other="# years old" />;
}
