/** The prefix of the page shown now; empty without errors. */
let current = "";

/** Adds the error prefix to the page's title, once, and to those it gets later. */
export function startErrorTitle(prefix: string): void {
  current = `${prefix} `;
  document.title = titleWithPrefix(document.title);
}

/** Removes the error prefix from the page's title. */
export function endErrorTitle(): void {
  if (document.title.startsWith(current)) document.title = document.title.slice(current.length);
  current = "";
}

/** Returns a title with the prefix of the errors shown now, if there are any, once. */
export function titleWithPrefix(title: string): string {
  return title.startsWith(current) ? title : current + title;
}
