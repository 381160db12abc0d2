import { addressOf } from "@anteroom/contract/endpoint";
import { getTopic, listTopics } from "@anteroom/contract/health/health-topics";
import type { FetchPath } from "@anteroom/contract/page";
import { queryOptions } from "@tanstack/react-query";
import { fetchAnswer } from "../../../platform/fetch-answer.ts";

/**
 * Query options for topics, which change only with a new version of the product: fresh for an hour, not
 * refetched on focus.
 */
export const longLivedQuery = { staleTime: 3_600_000, refetchOnWindowFocus: false } as const;

/** Returns the query of all topic titles in the page's language. A failed answer throws `AnswerFailure`. */
export const topicsQuery = (ask: FetchPath) =>
  queryOptions({
    queryKey: ["health-topics"],
    queryFn: async () => (await fetchAnswer(ask, listTopics, addressOf(listTopics))).data.collection,
    ...longLivedQuery,
  });

/**
 * Returns the query of one topic. A failed answer throws `AnswerFailure`: `not_found`, or `validation_failed`
 * for a malformed slug.
 */
export const topicQuery = (ask: FetchPath, slug: string) =>
  queryOptions({
    queryKey: ["health-topics", slug],
    queryFn: async () => (await fetchAnswer(ask, getTopic, addressOf(getTopic, { slug }))).data.entity,
    ...longLivedQuery,
  });
