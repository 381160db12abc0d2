import { listSeparator } from "@anteroom/domain/shared/locales";
import { useTimes } from "./times.ts";

/** Day and time of an instant, in the clinic's time zone. */
export function Moment({ at }: { at: string }) {
  const { dayOf, timeOf, locale } = useTimes();
  return (
    <>
      {dayOf(at)}
      {listSeparator(locale)}
      <bdi dir="ltr">{timeOf(at)}</bdi>
    </>
  );
}
