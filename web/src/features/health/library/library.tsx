import type { TopicTitle } from "@anteroom/contract/health/health-topics";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "../../../platform/app-context.tsx";
import { HealthTabs } from "../../../ui/health-places.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { useDangerCheck } from "../../../shared/urgent/use-danger-check.ts";
import styles from "./library.module.css";
import { TopicsUnavailable } from "./no-topics.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchResults } from "./search-results.tsx";
import { TopicIndex } from "./topic-index.tsx";
import { topicsQuery } from "./topics-query.ts";
import { useFocusHeadingOnNavigation } from "./use-arrival-focus.ts";
import { useTopicSearch } from "./use-topic-search.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { lazyCrisisHelp } from "../../../shared/urgent/crisis-watch.tsx";
import { useEmergencyLink } from "./emergency-number.tsx";

type Props = { typed: string; onType: (text: string) => void };

/**
 * Fetches and lists all topics from A to Z, with a search that runs on the device, up to eight results, and
 * help or the emergency number at words of danger. `onType` receives the whole text at each change. The
 * heading takes the focus after navigation.
 */
export function Library({ typed, onType }: Props) {
  const { api } = useApp();
  const { t } = useLingui();
  const heading = useFocusHeadingOnNavigation();
  const { data: topics, error, refetch } = useQuery(topicsQuery(api.ask));
  const found = useTopicSearch(topics, typed);
  return (
    <div className="stack g6">
      <HealthTabs current="/health-search" />
      <div className="stack g2">
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Health from A to Z</Trans>
        </h1>
        <p className="muted">
          <Trans>Illnesses and symptoms in plain words. What you type stays on this device.</Trans>
        </p>
      </div>
      <div className={styles["search"]}>
        <SearchBox typed={typed} onType={onType} first={found[0]?.slug} />
        <DangerHint typed={typed} found={found} />
      </div>
      {!topics && !error && <Skeleton label={t`Loading topics`} count={6} />}
      {!topics && error && <TopicsUnavailable error={error} onRetry={() => void refetch()} />}
      {topics && <Topics topics={topics} typed={typed} found={found} />}
    </div>
  );
}

type TopicsProps = { topics: readonly TopicTitle[]; typed: string; found: ReturnType<typeof useTopicSearch> };

function Topics({ topics, typed, found }: TopicsProps) {
  const { crisis } = useDangerCheck(typed);
  if (typed.trim() === "") return <TopicIndex topics={topics} />;
  return (
    <>
      {!(crisis && found.length === 0) && <SearchResults found={found} />}
      {found.length === 0 && <TopicIndex topics={topics} />}
    </>
  );
}

/** The topic about suicidal thoughts: whoever finds it first may be looking for help. */
const ofSuicide = "suicidal-thoughts";

/** Words of what may be an emergency bring the emergency number or the crisis line at once; they are read on the device and told to nobody. */
function DangerHint({ typed, found }: Pick<TopicsProps, "typed" | "found">) {
  const link = useEmergencyLink();
  const { isDanger, crisis } = useDangerCheck(typed);
  if (crisis || found[0]?.slug === ofSuicide)
    return <lazyCrisisHelp.Part crisis={crisis ?? "self-harm"} notify={null} />;
  if (!isDanger) return null;
  return (
    <Banner tone="stop" role="alert">
      <strong>
        {link ? (
          <Trans>If you have this now, it may be an emergency. Call {link} now.</Trans>
        ) : (
          <Trans>If you have this now, it may be an emergency. Call your emergency number now.</Trans>
        )}
      </strong>{" "}
      <Trans>No one at the clinic sees what you type here.</Trans>
    </Banner>
  );
}
