import type { Manifest } from "@anteroom/contract/tenant";
import { directionOf, type Locale } from "@anteroom/domain/locales";
import { solveTheme, type Palette } from "@anteroom/domain/theme";
import { escapeHtml } from "./escape-html.ts";

type Parts = {
  subject: string;
  text: readonly string[];
  code?: string;
  button?: { label: string; link: string };
  after: readonly string[];
};

/** A mail as HTML in the clinic's colours: one column, tables and inline styles, which is what mail programs understand; nothing is fetched. */
export function accountMailHtml(
  { subject, text, code, button, after }: Parts,
  { manifest, language }: { manifest: Manifest; language: Locale },
): string {
  const { light } = solveTheme(manifest);
  const direction = directionOf(language);
  const start = direction === "rtl" ? "right" : "left";
  const body = [
    ...text.map((one) => paragraph(one, light)),
    ...(code === undefined ? [] : [codeBlock(code, light)]),
    ...(button ? [buttonBlock(button, light, start)] : []),
    ...after.map((one) => paragraph(one, light, true)),
  ].join("\n");
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${light.page};color:${light.ink};font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${light.surface};border-radius:16px">
<tr><td align="${start}" style="padding:20px 24px;background:${light.deep};color:${light["on-deep"]};border-radius:16px 16px 0 0;font-size:18px;font-weight:600">${escapeHtml(manifest.name)}</td></tr>
<tr><td align="${start}" style="padding:24px">
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function paragraph(text: string, { ink, "ink-2": quiet }: Palette, isQuiet = false): string {
  const look = isQuiet ? `font-size:14px;color:${quiet}` : `font-size:16px;color:${ink}`;
  return `<p style="margin:0 0 16px;line-height:1.5;${look}">${escapeHtml(text)}</p>`;
}

function codeBlock(code: string, { well, ink }: Palette): string {
  return `<p dir="ltr" style="margin:0 0 16px;padding:16px;background:${well};border-radius:12px;font-size:28px;font-weight:600;letter-spacing:6px;text-align:center;color:${ink}">${escapeHtml(code)}</p>`;
}

/** The link stands below the button too: some programs show no buttons, and some people want to see where they go. */
function buttonBlock({ label, link }: { label: string; link: string }, theme: Palette, start: string) {
  const href = escapeHtml(link);
  return `<table role="presentation" cellpadding="0" cellspacing="0" align="${start}" style="margin:0 0 16px"><tr><td style="background:${theme.brand};border-radius:999px"><a href="${href}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;color:${theme["on-brand"]};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p dir="ltr" style="clear:both;margin:0 0 16px;font-size:13px;line-height:1.5;word-break:break-all;text-align:${start}"><a href="${href}" style="color:${theme.link}">${href}</a></p>`;
}
