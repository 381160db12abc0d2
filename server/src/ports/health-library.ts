import type { Topic, TopicTitle } from "@anteroom/contract/health/health-topics";
import type { Locale } from "@anteroom/domain/shared/locales";

/** The title of a health topic and its synonyms. */
export type TopicName = TopicTitle & { synonyms: readonly string[] };

/** Health topics in plain language. The content changes with the installation only. */
export type HealthLibrary = {
  /** Whether a person with clinical training has reviewed all topics (D.102). */
  isReviewed: boolean;
  names: (locale: Locale) => readonly TopicName[];
  /**
   * Returns a topic, null for an unknown slug. A library may answer in another language than asked for: see
   * `language`.
   */
  topic: (slug: string, locale: Locale) => Topic | null;
};
