import type { Manifest } from "@anteroom/contract/tenant";
import { directionOf } from "@anteroom/domain/shared/locales";
import { solveTheme, type Theme } from "@anteroom/domain/clinic/theme";
import { escapeHtml } from "../http/escape-html.ts";
import { mailBlocks } from "./mail-blocks.ts";
import { plainLine, type Line, type MailContent, type MailLink } from "./mail-content.ts";

/** Puts escaped values into the places of a block; throws where one is missing. */
type Fill = (values: Readonly<Record<string, string>>) => string;
type Blocks = Readonly<Record<keyof ReturnType<typeof mailBlocks>, Fill>>;

/** Renders a mail as HTML in the clinic's colours. `logo` is the URL of a PNG that this installation serves. */
export function mailHtml(
  content: MailContent,
  { manifest, logo }: { manifest: Manifest; logo: string },
): string {
  const blocks = blocksOf(manifest);
  const { language, text, details, code, button, links, after, footer, clinic } = content;
  const direction = directionOf(language);
  const start = direction === "rtl" ? "right" : "left";
  const parts = [
    ...text.map((one) => blocks.paragraph({ text: htmlOf(one) })),
    ...details.map(({ label, value }) => blocks.detail({ label: escapeHtml(label), value: htmlOf(value) })),
    ...(code === null ? [] : [blocks.code({ code: escapeHtml(code) })]),
    ...(button ? [blocks.button({ ...linkOf(button), start })] : []),
    ...links.map((one) => blocks.link(linkOf(one))),
    ...after.map((one) => blocks.quiet({ text: htmlOf(one) })),
  ];
  const contacts = footer.contacts.map((one) => {
    const { label, link } = linkOf(one);
    const value = isolated(one.value);
    return `${label}: ${link === "" ? value : blocks.anchor({ link, label: value })}`;
  });
  const foot = [
    [isolated(clinic), ...contacts].join("<br>"),
    htmlOf(footer.reason),
    ...(footer.settings ? [blocks.anchor(linkOf(footer.settings))] : []),
  ];
  return blocks.page({
    language,
    direction,
    start,
    subject: escapeHtml(content.subject),
    preheader: escapeHtml(preheaderOf(content)),
    heading: htmlOf(content.heading),
    logo: escapeHtml(logo),
    clinic: isolated(clinic),
    blocks: parts.join(""),
    footer: foot.map((one) => blocks.footer({ text: one })).join(""),
  });
}

/** What a list of mails shows beside the subject: the first sentence and when it is. */
function preheaderOf({ text, details }: MailContent): string {
  const [first = []] = text;
  const [detail] = details;
  return [plainLine(first), ...(detail ? [plainLine(detail.value)] : [])].join(" ");
}

const isolated = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

function htmlOf(line: Line): string {
  return line
    .map(({ text, isValue, lang }) => {
      if (!isValue) return escapeHtml(text);
      return lang ? `<bdi lang="${lang}">${escapeHtml(text)}</bdi>` : isolated(text);
    })
    .join("");
}

const linkOf = ({ label, link }: MailLink) => ({ label: escapeHtml(label), link: escapeHtml(link) });

/** The blocks in the colours of a clinic. A manifest object is read anew about once a second, so what is kept goes with it. */
const known = new WeakMap<Manifest, Blocks>();
/** Solved palettes by colour, over clinics and reads of their manifests. */
const byColours = new Map<string, Blocks>();
/** So many clinics' colours are remembered in a process; each process has its own. */
const memory = 500;

function blocksOf(manifest: Manifest): Blocks {
  const found = known.get(manifest);
  if (found) return found;
  const key = JSON.stringify([manifest.patientPrimaryColor, manifest.brandColors]);
  const blocks = byColours.get(key) ?? inColours(solveTheme(manifest));
  if (byColours.size >= memory) byColours.clear();
  byColours.set(key, blocks);
  known.set(manifest, blocks);
  return blocks;
}

let compiled: ReturnType<typeof mailBlocks> | null = null;

function inColours(theme: Theme): Blocks {
  compiled ??= mailBlocks();
  const painted = Object.entries(compiled).map(([name, html]) => [name, fillOf(paint(html, theme))]);
  return Object.fromEntries(painted) as Blocks; // one for each of the same keys
}

function paint(html: string, theme: Theme): string {
  return html.replaceAll(/\{\{(light|dark)\.([\w-]+)\}\}/g, (_, scheme: keyof Theme, token: string) => {
    const colour = Object.entries(theme[scheme]).find(([name]) => name === token)?.[1];
    if (colour === undefined) throw new Error(`A mail asks for the colour ${token}`);
    return colour;
  });
}

/** Splits a block at its places once; filling it is then one join. */
function fillOf(html: string): Fill {
  const parts = html.split(/\{\{(\w+)\}\}/);
  return (values) =>
    parts
      .map((part, index) => {
        if (index % 2 === 0) return part;
        const { [part]: value } = values;
        if (value === undefined) throw new Error(`A mail leaves the place ${part} empty`);
        return value;
      })
      .join("");
}
