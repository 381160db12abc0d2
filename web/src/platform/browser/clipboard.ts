/** S8.CLIP.01-.03: what a clipboard action may not be asked for; the sentences name what to mend, for whoever builds the page. */
type ClipboardFault = "action" | "target" | "disabled";

const sentences: Readonly<Record<ClipboardFault, string>> = {
  action: "The clipboard action must be copy or cut.",
  target: "The clipboard target must be an element.",
  disabled: "The clipboard target must not be disabled.",
};

class ClipboardError extends Error {
  override readonly name = "ClipboardError";
  readonly fault: ClipboardFault;
  constructor(fault: ClipboardFault) {
    super(sentences[fault]);
    this.fault = fault;
  }
}

/**
 * Copies the text or value of an element to the clipboard; `cut` also empties a writable field and fires
 * `input` on it. Rejects with a `ClipboardError` for an action other than copy or cut, no element or a
 * disabled one, else with the browser's refusal.
 */
export async function copyToClipboard(action: unknown, target: unknown): Promise<void> {
  if (action !== "copy" && action !== "cut") throw new ClipboardError("action");
  if (!(target instanceof HTMLElement)) throw new ClipboardError("target");
  if (target.matches(":disabled, [aria-disabled=true]")) throw new ClipboardError("disabled");
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  await navigator.clipboard.writeText(isField ? target.value : target.innerText);
  if (action !== "cut" || !isField || target.readOnly) return;
  target.select();
  target.setRangeText("");
  target.dispatchEvent(new Event("input", { bubbles: true }));
}
