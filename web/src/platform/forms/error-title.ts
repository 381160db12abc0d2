/** Adds the error prefix to a page's title, once. */
export function addTitlePrefix(title: string, prefix: string): string {
  return title.startsWith(`${prefix} `) ? title : `${prefix} ${title}`;
}

/** Returns a title without the error prefix, if it has it. */
export function titleWithoutPrefix(title: string, prefix: string): string {
  return title.startsWith(`${prefix} `) ? title.slice(prefix.length + 1) : title;
}
