/**
 * Adds the error prefix to the page's title, once, and to those it gets later: `page-head.ts` reads the prefix from the document, since a
 * module of both would load that one, which only the second page needs, with every form.
 */
export function startErrorTitle(prefix: string): void {
  endErrorTitle();
  document.documentElement.dataset["titlePrefix"] = `${prefix} `;
  document.title = `${prefix} ${document.title}`;
}

/** Removes the error prefix from the page's title. */
export function endErrorTitle(): void {
  const { titlePrefix = "" } = document.documentElement.dataset;
  if (document.title.startsWith(titlePrefix)) document.title = document.title.slice(titlePrefix.length);
  delete document.documentElement.dataset["titlePrefix"];
}
