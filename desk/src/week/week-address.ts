import type { Place } from "../platform/route.ts";
import { readDay } from "./week-rules.ts";

/** What the query of the calendar's address selects. */
export type WeekAddress = {
  /** A day of the week that is shown, or the day; today when null. */
  day: string | null;
  /** Whose week; all doctors of the day when null. */
  doctorId: number | null;
  /** Whether cancelled appointments are shown. */
  showsCancelled: boolean;
  /** Whether free times are shown. */
  showsFree: boolean;
  /** The page of doctors, from 1. */
  page: number;
};

/** Reads the query of the address; invalid values count as missing. */
export function readWeekAddress(query: URLSearchParams): WeekAddress {
  const number = (name: string) => {
    const text = query.get(name) ?? "";
    return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  };
  return {
    day: readDay(query.get("day")),
    doctorId: number("doctor"),
    showsCancelled: query.get("cancelled") === "1",
    showsFree: query.get("free") === "1",
    page: number("page") ?? 1,
  };
}

/** Returns the calendar's screen with these choices; default values are left out of its query. */
export function weekAt({ day, doctorId, showsCancelled, showsFree, page }: WeekAddress): Place {
  return {
    name: "week",
    query: {
      ...(day === null ? {} : { day }),
      ...(doctorId === null ? {} : { doctor: String(doctorId) }),
      ...(showsCancelled ? { cancelled: "1" } : {}),
      ...(showsFree ? { free: "1" } : {}),
      ...(page === 1 ? {} : { page: String(page) }),
    },
  };
}
