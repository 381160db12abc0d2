import { listSeparator } from "@anteroom/domain/shared/locales";
import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { specialtyName } from "@anteroom/content/specialties";
import type { DoctorFilter, FilterMoment, FilterPart } from "@anteroom/domain/booking/doctor-filter";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocale } from "../../platform/i18n/locale.ts";
import { Price } from "../../platform/price.tsx";
import { usePresentMinute, useAppointmentZones } from "../../platform/time/appointment-zones.ts";
import { languageNameOf } from "./doctor-filter.ts";

/**
 * Returns the present (updated each minute) and the time zone of the list: the patient's, else the clinic's.
 */
export function useFilterMoment(): FilterMoment {
  const { patient, clinic } = useAppointmentZones();
  return { now: usePresentMinute(), timeZone: patient ?? clinic };
}

type Value = { doctors: readonly Doctor[]; filter: DoctorFilter; part: FilterPart; value?: string };

/**
 * Renders a part of the filter or one `value` of it as text: "Speaks French", "Up to €40". Requires that part
 * to be set.
 */
export function FilterText({ doctors, filter, part, value }: Value): ReactNode {
  const locale = useLocale();
  const separator = listSeparator(locale);
  if (part === "specialties")
    return (value === undefined ? filter.specialties : [value])
      .map((slug) => specialtyName(slug, locale))
      .join(separator);
  if (part === "languages") {
    const tags = value === undefined ? filter.languages : [value];
    const languages = tags.map((tag) => languageNameOf(doctors, tag)).join(separator);
    return <Trans>Speaks {languages}</Trans>;
  }
  if (part === "when")
    return filter.when === "today" ? <Trans>Free today</Trans> : <Trans>Free within a week</Trans>;
  if (part === "sex") return filter.sex === "female" ? <Trans>A woman</Trans> : <Trans>A man</Trans>;
  if (part === "children") return <Trans>Sees children</Trans>;
  return <PriceLimit doctors={doctors} amountMinor={filter.maxPrice ?? 0} />;
}

/**
 * Renders a price limit, "Up to €40", in the currency of the first doctor with a price; the bare number
 * without one.
 */
export function PriceLimit({ doctors, amountMinor }: { doctors: readonly Doctor[]; amountMinor: number }) {
  const currency = doctors.find(({ price }) => price !== null)?.price?.currency;
  const price =
    currency === undefined ? amountMinor : <Price amountMinor={amountMinor} currency={currency} />;
  return <Trans>Up to {price}</Trans>;
}
