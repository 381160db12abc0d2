/** Tells each type of spec §8 (S8.TYPE) when the page begins to show it: the words stand in an element that names the type. */
export function followErrorTypes(tell: (type: string) => void): void {
  let shown = new Set<string>();
  const look = () => {
    const now = new Set(
      Array.from(
        document.querySelectorAll<HTMLElement>("[data-error-type]"),
        ({ dataset }) => dataset["errorType"] ?? "",
      ),
    );
    for (const type of now) if (!shown.has(type) && /^[a-z_]+$/.test(type)) tell(type);
    shown = now;
  };
  look();
  const changes = { childList: true, subtree: true, attributeFilter: ["data-error-type"] };
  new MutationObserver(look).observe(document.body, changes);
}
