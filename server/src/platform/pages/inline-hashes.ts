import { createHash } from "node:crypto";

/** A page whose inline scripts and styles are known by their hashes instead of a nonce, so that its bytes can be sent again. */
type HashedPage = { html: string; scripts: readonly string[]; styles: readonly string[] };

/**
 * Removes the nonce from a page and returns the hashes of the elements that carried it. Injected scripts do not know
 * the random nonce, so they stay blocked. Returns null when the nonce occurs elsewhere.
 */
export function hashInline(page: string, nonce: string): HashedPage | null {
  const mark = ` nonce="${nonce}"`;
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, kind, attributes = "", text = ""] of page.matchAll(elements)) {
    if (!attributes.includes(mark) || / src=/.test(attributes)) continue;
    found[kind === "style" ? "style" : "script"].add(sourceOf(text));
  }
  const html = page.replaceAll(mark, "");
  if (html.includes(nonce)) return null;
  return { html, scripts: [...found.script], styles: [...found.style] };
}

/**
 * Hash of the constant style that react-aria adds for the first calendar or menu. The policy uses it on pages without a
 * nonce (inline-hashes.test.ts checks it against the installed version).
 */
export const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const elements = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;

/** A source of a content security policy. Browsers hash the text as they have parsed it, with plain ends of lines. */
const sourceOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n")).digest("base64")}'`;
