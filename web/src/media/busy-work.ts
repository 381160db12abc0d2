import { uninterruptibleActivities, type UninterruptibleActivity } from "@anteroom/domain/shared/new-version";

/** What a person writes or chooses in. */
const typable = "textarea, select, input, [contenteditable=true]";
const written = "textarea, input:not([type=checkbox], [type=radio], [type=hidden])";

/**
 * What this page does that must not be interrupted. An element with `data-under-way` (`call`, `payment` or
 * `reading`) counts for as long as it is in the page. Typing in any field counts by itself.
 */
export type BusyWork = {
  underWay: () => ReadonlySet<UninterruptibleActivity>;
  /** Calls the listener whenever that may have changed; returns a function that stops it. */
  follow: (listener: () => void) => () => void;
};

/**
 * Watches the fields of the page from now on, for the life of the page. A field counts as typed in once it differs from its content when
 * first focused; fields that are already filled count as typed.
 */
export function watchBusyWork(page: Document): BusyWork {
  const before = new Map<Element, string>();
  for (const field of page.querySelectorAll(written)) if (contentOf(field) !== "") before.set(field, "");
  const remember = ({ target }: Event) => {
    if (target instanceof Element && target.matches(typable) && !before.has(target))
      before.set(target, contentOf(target));
  };
  // A field is met empty or as it was filled; only what differs from that was typed.
  page.addEventListener("focusin", remember, true);
  const isTyped = (field: Element, first: string) => {
    if (!field.isConnected) before.delete(field);
    return field.isConnected && contentOf(field) !== first;
  };
  return {
    underWay: () => {
      const marks = page.querySelectorAll<HTMLElement>("[data-under-way]");
      const marked = new Set([...marks].map(({ dataset }) => dataset["underWay"]));
      const isTyping = [...before].some(([field, first]) => isTyped(field, first));
      return new Set(
        uninterruptibleActivities.filter((work) => marked.has(work) || (work === "typing" && isTyping)),
      );
    },
    follow: (listener) => {
      const observer = new MutationObserver(listener);
      observer.observe(page.body, { subtree: true, childList: true, attributeFilter: ["data-under-way"] });
      page.addEventListener("input", listener);
      return () => {
        observer.disconnect();
        page.removeEventListener("input", listener);
      };
    },
  };
}

/** What a field holds, as one text: a box that is ticked holds something else than one that is not. */
function contentOf(field: Element): string {
  if (field instanceof HTMLInputElement)
    return /^(checkbox|radio)$/.test(field.type) ? String(field.checked) : field.value;
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return field.value;
  return field.textContent ?? "";
}
