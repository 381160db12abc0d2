import { createHash } from "node:crypto";

/** A page whose inline scripts and styles are known by their hashes instead of a nonce, so that its bytes can be sent again. */
type HashedPage = { html: string; scripts: readonly string[]; styles: readonly string[] };

/**
 * Takes the nonce out of a page and says the hashes of what bore it. Only that is blessed: a script that got into the page
 * by another way could not know the nonce, which is random for each rendering, and is refused as it was before.
 * Null where the nonce stands in some other place, since then it cannot be taken out.
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
 * What react-aria writes into the page when a calendar or menu is first drawn: by nonce where the page has one, and otherwise
 * by this hash of its one fixed text (inline-hashes.test.ts compares it with the installed version).
 */
export const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const elements = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;

/** A source of a content security policy. Browsers hash the text as they have parsed it, with plain ends of lines. */
const sourceOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n")).digest("base64")}'`;
