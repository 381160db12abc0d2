import type { AnswerOf, EndpointShape, QueryOf } from "@anteroom/contract/endpoint";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Failure } from "../../../../web/src/platform/api.ts";
import { useDesk } from "../../platform/desk-context.tsx";
import { failureOf, fetchAnswer } from "../../platform/use-answer.ts";

/** An answer that is a part of a list. */
type Page<Row> = { data: { collection: Row[]; next_cursor: string | null } };
type RowOf<E extends EndpointShape> = AnswerOf<E> extends Page<infer Row> ? Row : never;

/** The pages of a list that were asked for so far. */
export type Pages<Row> = {
  /** Their rows, in the server's order; null until the first page has come. */
  rows: readonly Row[] | null;
  failure: Failure | null;
  /** Tries again what failed. */
  ask: () => void;
  /** Fetches the next page; null on the last. */
  more: (() => void) | null;
  isFetchingMore: boolean;
};

/**
 * Fetches the first page of a list of the API, and further ones as they are asked for; all of them again on focus, on
 * reconnect and when `useRefetch` requests it.
 */
export function useApiPages<E extends EndpointShape>(
  shape: E,
  query: Omit<NonNullable<QueryOf<E>>, "cursor">,
): Pages<RowOf<E>> {
  const { api } = useDesk();
  const found = useInfiniteQuery({
    queryKey: [shape.path, "pages", query],
    initialPageParam: "",
    queryFn: async ({ pageParam: cursor, signal }) => {
      const asked = cursor === "" ? query : { ...query, cursor };
      return (await fetchAnswer(api, shape, { query: asked as QueryOf<E>, signal })) as Page<RowOf<E>>;
    },
    getNextPageParam: ({ data }) => data.next_cursor,
  });
  const { data, isFetchNextPageError: isOfNext } = found;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data.collection) ?? null, [data]);
  return {
    rows,
    failure: failureOf(found.error),
    ask: () => void (isOfNext ? found.fetchNextPage() : found.refetch()),
    more: found.hasNextPage ? () => void found.fetchNextPage() : null,
    isFetchingMore: found.isFetchingNextPage,
  };
}
