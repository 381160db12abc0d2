import { escapeHtml } from "../../platform/http/escape-html.ts";

/** Content security policy of preview pages: their own style, and the clinics' pictures in mail frames. */
export const previewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: https:; frame-ancestors 'self'";

/** The style sheet of preview pages. */
export const previewStyle = `<style>
.mail{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}
h1,h2,p{overflow-wrap:anywhere}
.mail pre{flex:1 1 280px;min-width:0;max-width:560px;margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
.mail iframe{box-sizing:border-box;max-width:100%;border:1px solid #888}
</style>`;

/** Renders a mail as text, and as HTML in phone and desktop size, in frames without scripts. */
export function mailPreview(body: string, html: string | null): string {
  return `<div class="mail"><pre>${linked(escapeHtml(body))}</pre>${html ? frame(html, 320) + frame(html, 640) : ""}</div>`;
}

const frame = (html: string, width: number) =>
  `<iframe sandbox title="HTML, ${width} pixels" loading="lazy" width="${width}" height="640" srcdoc="${escapeHtml(html)}"></iframe>`;

const linked = (html: string) =>
  html.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
