import { hasArabicDates } from "@anteroom/domain/shared/arabic-dates";
import { listSeparator } from "@anteroom/domain/shared/locales";
import { useTimes } from "./times.ts";

/** Day and time of an instant, in the clinic's time zone. */
export function Moment({ at }: { at: string }) {
  const { dayOf, timeOf, locale } = useTimes();
  // English dates in Arabic text: a screen reader must speak them so.
  const lang = locale === "ar" && !hasArabicDates() ? "en" : undefined;
  return (
    <>
      <bdi lang={lang}>{dayOf(at)}</bdi>
      {listSeparator(locale)}
      <bdi dir="ltr">{timeOf(at)}</bdi>
    </>
  );
}
