import type { AnswerOf, Operation, QueryOf } from "@anteroom/client/operation";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Failure } from "../../../../web/src/platform/api.ts";
import { useDesk } from "../../platform/desk-context.tsx";
import { failureOf, fetchAnswer } from "../../platform/use-answer.ts";

/** An answer that is a part of a list. */
type Page<Row> = { data: { collection: Row[]; next_cursor: string | null } };
type RowOf<O extends Operation> = AnswerOf<O> extends Page<infer Row> ? Row : never;

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
export function useApiPages<O extends Operation>(
  operation: O,
  query: Omit<NonNullable<QueryOf<O>>, "cursor">,
): Pages<RowOf<O>> {
  const { api } = useDesk();
  const found = useInfiniteQuery({
    queryKey: [operation.path, "pages", query],
    initialPageParam: "",
    queryFn: async ({ pageParam: cursor, signal }) => {
      const asked = cursor === "" ? query : { ...query, cursor };
      return (await fetchAnswer(api, operation, { query: asked, signal })) as unknown as Page<RowOf<O>>;
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
