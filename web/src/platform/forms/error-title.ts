/** A page's title with the word that something is wrong, once. */
export function addTitlePrefix(title: string, prefix: string): string {
  return title.startsWith(`${prefix} `) ? title : `${prefix} ${title}`;
}

/** The title as it is when nothing is wrong; one that was changed meanwhile stays. */
export function titleWithoutPrefix(title: string, prefix: string): string {
  return title.startsWith(`${prefix} `) ? title.slice(prefix.length + 1) : title;
}
