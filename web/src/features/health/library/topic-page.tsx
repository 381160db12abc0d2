import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "../../../platform/router/router-view.tsx";
import { useEffect } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { AnswerFailure } from "../../../platform/fetch-answer.ts";
import { AppLink } from "../../../platform/link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { usePageQuery } from "../../../platform/page-address.ts";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { TopicsUnavailable } from "./no-topics.tsx";
import { checkerAddress, TopicArticle } from "./topic-article.tsx";
import { topicQuery } from "./topics-query.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";

/**
 * Fetches and renders one topic and sets the tab's title, or says why it could not be loaded; for an unknown
 * or malformed slug, links to the library. `?from=check` turns the link back to the symptom check.
 */
export function TopicPage({ slug }: { slug: string }) {
  const { api } = useApp();
  const { t } = useLingui();
  const { data: topic, error, refetch } = useQuery(topicQuery(api.ask, slug));
  const isFromCheck = usePageQuery()["from"] === "check";
  useTitleOf(topic?.title);
  const code = error instanceof AnswerFailure ? error.failure.code : null;
  // An address that no topic can have is refused before it is looked for.
  if (!topic && (code === "not_found" || code === "validation_failed")) return <UnknownTopic />;
  return (
    <div className="stack">
      <AppLink to={isFromCheck ? checkerAddress : "/health-search"} className={textLinkClass("back")}>
        <Icon name="caret-left" isSmall />
        {isFromCheck ? <Trans>Back to your symptom check</Trans> : <Trans>All topics</Trans>}
      </AppLink>
      {topic && <TopicArticle topic={topic} />}
      {!topic && !error && <Skeleton isPage label={t`Loading the topic`} count={6} />}
      {!topic && error && (
        <>
          <h1>
            <Trans>Health from A to Z</Trans>
          </h1>
          <TopicsUnavailable error={error} onRetry={() => void refetch()} />
        </>
      )}
    </div>
  );
}

/** The tab follows when the topic comes in another language, or only after a second try. */
function useTitleOf(title: string | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (title !== undefined && router.get().page.loaded?.title !== title) void router.refresh();
  }, [router, title]);
}

/** An address of a topic that is not here, or no more. */
function UnknownTopic() {
  const { settings } = useClinic();
  return (
    <EmptyState
      scene="shut"
      headingLevel={1}
      title={<Trans>We couldn’t find that topic</Trans>}
      actions={
        <>
          <AppLink to="/health-search" className={buttonClass()}>
            <Trans>See all topics</Trans>
          </AppLink>
          {settings.patientsWebScheduling && (
            <AppLink to="/doctors" className={buttonClass({ kind: "outlined" })}>
              <Trans>Find a doctor</Trans>
            </AppLink>
          )}
        </>
      }
    >
      <Trans>The link may be old. Try another word, or ask a doctor.</Trans>
    </EmptyState>
  );
}
