import type { Loader } from "../../platform/loader.ts";
import { doctorsQuery } from "./doctors-query.ts";

/** The doctors are asked for before the page is drawn; without an answer the page says so. */
export const doctorsLoader: Loader = async ({ queries, ask }) => {
  await queries.prefetchQuery(doctorsQuery(ask));
};
