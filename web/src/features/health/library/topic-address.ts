/** Where a topic is read (D.43). */
export function topicAddress(slug: string): string {
  return `/health-search?topic=${slug}`;
}
