import type { Loader } from "../../platform/loader.ts";
import { doctorsQuery } from "./doctors-query.ts";

/** Where nothing can be booked the home page has no doctors. */
export const homeLoader: Loader = async ({ queries, ask, boot }) => {
  if (boot.settings.patientsWebScheduling) await queries.prefetchQuery(doctorsQuery(ask));
};

/** The doctors are asked for before the page is drawn; without an answer the page says so. */
export const doctorsLoader: Loader = async ({ queries, ask }) => {
  await queries.prefetchQuery(doctorsQuery(ask));
};
