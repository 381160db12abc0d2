import type { Topic, TopicTitle } from "@anteroom/contract/health/health-topics";
import type { Locale } from "@anteroom/domain/shared/locales";

/** A topic by its names. */
export type TopicName = TopicTitle & { synonyms: readonly string[] };

/** Topics about health in people's own words. What it holds changes with the installation only. */
export type HealthLibrary = {
  /** Whether everything in it was read by somebody with clinical training (D.102). */
  isReviewed: boolean;
  names: (locale: Locale) => readonly TopicName[];
  topic: (slug: string, locale: Locale) => Topic | null;
};
