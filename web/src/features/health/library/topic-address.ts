/** Returns the address of a topic (D.43). */
export function topicAddress(slug: string): string {
  return `/health-search?topic=${slug}`;
}
