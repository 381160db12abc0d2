import { localHttp } from "@anteroom/local-http/local-http";
import type { Page } from "@playwright/test";

/** How a catalogue's chunk begins in the built client: its messages as one string. */
const messages = /JSON\.parse\((`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\)/;

/**
 * Turns each catalogue that the page fetches from now on into a pseudo-locale: the texts of the page's own language with marked
 * letters, two fifths longer, in brackets. Shows which texts a longer language would cut or which would widen the page.
 */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    const { text: source } = await localHttp(route.request().url());
    const isCatalogue = /^(?:var|const|let) \w+=JSON\.parse\(/.test(source);
    const body = isCatalogue
      ? source.replace(messages, (parsed) => `(${lengthen.toString()})(${parsed})`)
      : source;
    await route.fulfill({ contentType: "text/javascript; charset=utf-8", body });
  });
}

/** Runs in the page: every text of a compiled catalogue, places for values left as they are. */
function lengthen(catalogue: Record<string, unknown>): Record<string, unknown> {
  const marked: Record<string, string> = { a: "å", e: "ë", i: "ï", o: "ö", u: "ü", c: "ç", n: "ñ", y: "ý" };
  const word = (text: string) => {
    const more = Math.ceil(text.length * 0.4);
    const last = text.at(-1) ?? "";
    const filler = /[\u0600-\u06ff]/.test(text) ? "ـ" : (marked[last] ?? last);
    return text.replaceAll(/[aeioucny]/g, (letter) => marked[letter] ?? letter) + filler.repeat(more);
  };
  // Tags such as <0> are places too.
  const say = (text: string) =>
    text.replaceAll(/<\/?\d+\/?>|\p{L}{2,}/gu, (part) => (part.startsWith("<") ? part : word(part)));
  const part = (one: unknown): unknown => {
    if (typeof one === "string") return say(one);
    if (!Array.isArray(one)) return one;
    const [name, kind, forms] = one as [string, string?, unknown?];
    if (typeof forms !== "object" || forms === null) return one;
    const said = Object.entries(forms).map(([form, text]) => [form, form === "offset" ? text : whole(text)]);
    return [name, kind, Object.fromEntries(said)];
  };
  const whole = (text: unknown): unknown => (Array.isArray(text) ? text.map(part) : part(text));
  const bracketed = (text: unknown): unknown => {
    const said = whole(text);
    return Array.isArray(said) ? ["[", ...said, "]"] : `[${String(said)}]`;
  };
  return Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, bracketed(text)]));
}
