// oxlint-disable-next-line no-restricted-imports -- the one place that may
import { useMatch, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";

type Values = Record<string, string>;
const asKnown = { strict: false, shouldThrow: false } as const;

/** The query of the page that stands here, each value as text. */
export function usePageQuery(): Values {
  return useStanding<Values>(useSearch(asKnown)) ?? {};
}

/** What the path of the page that stands here says, as its number. */
export function usePageParams(): Values {
  return useStanding<Values>(useParams(asKnown)) ?? {};
}

/** The path of the page that stands here: the browser shows another one as soon as one leaves. */
export function usePagePath(): string {
  return useStanding<string>(useMatch({ ...asKnown, select: ({ pathname }) => pathname })) ?? "/";
}

/**
 * React may draw a page once more while it is being left, when the router knows it no longer
 * (github.com/TanStack/router/issues/8198): what it was stays.
 */
function useStanding<Known>(now: Known | undefined): Known | undefined {
  const [last, keep] = useState(now);
  if (now !== undefined && now !== last) keep(now);
  return now ?? last;
}
