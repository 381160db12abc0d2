import type { Loaded } from "../../platform/loader.ts";

/** What a page's loader calls it. */
export function ownTitle(match: { loaderData?: unknown } | undefined): string | undefined {
  return (match?.loaderData as Loaded | undefined)?.title;
}
