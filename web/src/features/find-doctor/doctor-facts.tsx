import { listSeparator } from "@anteroom/domain/shared/locales";
import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { Plural } from "@lingui/react/macro";
import { useLocale } from "../../platform/i18n/locale.ts";
import { Rating } from "../../ui/card/rating.tsx";

/** Shows a rating such as "4.9 (212 reviews)"; renders nothing where the clinic hides it. */
export function DoctorRating({ rating }: { rating: Doctor["rating"] }) {
  const locale = useLocale();
  if (!rating) return null;
  return (
    <Rating average={ratingText(rating.average, locale)}>
      (<Plural value={rating.count} one="# review" other="# reviews" />)
    </Rating>
  );
}

/** Returns a rating with one decimal, such as "4.9", in the page's language; Arabic with Latin digits. */
export function ratingText(average: number, locale: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const known = formatters.get(locale);
  const made = known ?? new Intl.NumberFormat(locale === "ar" ? "en" : locale, digits);
  if (!known) formatters.set(locale, made);
  return made.format(average);
}

/** Every doctor of a list has a rating, and a formatter costs a hundred times its use. */
const formatters = new Map<string, Intl.NumberFormat>();

/** Returns the doctor's languages, joined: "Portuguese, English". */
export function useSpokenLanguages({ language_names }: Doctor): string {
  return language_names.join(listSeparator(useLocale()));
}
