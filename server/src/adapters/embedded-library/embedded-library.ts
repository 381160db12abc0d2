import { topicText, type HealthTopic } from "@anteroom/content/health-topics/health-topic";
import type { HealthLibrary } from "../../ports/health-library.ts";

/** Returns a health library of the given built-in topics, which have texts in every language. */
export function embeddedLibrary(topics: readonly HealthTopic[]): HealthLibrary {
  const bySlug = new Map(topics.map((topic) => [topic.slug, topic]));
  return {
    isReviewed: topics.every(({ reviewedBy }) => reviewedBy !== null),
    names: (locale) =>
      topics.map((topic) => {
        const { title, synonyms } = topicText(topic, locale);
        return { slug: topic.slug, title, synonyms, language: locale };
      }),
    topic: (slug, locale) => {
      const topic = bySlug.get(slug);
      if (!topic) return null;
      const { selfCare, seeDoctor, ...text } = topicText(topic, locale);
      const { kind, icd10, specialty, written, reviewedBy, sources } = topic;
      return {
        ...text,
        slug,
        kind,
        language: locale,
        icd10,
        specialty,
        written,
        sources: sources.map((source) => ({ ...source, dated: dateOf(source.dated) })),
        self_care: selfCare,
        see_doctor: seeDoctor,
        reviewed_by: reviewedBy,
        publisher: null,
      };
    },
  };
}

/** A source that does not say when it was written. */
function dateOf(dated: string): string | null {
  return dated === "unknown" ? null : dated;
}
