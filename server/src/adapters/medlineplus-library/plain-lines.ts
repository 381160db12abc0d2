const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Converts an HTML summary to plain lines: paragraphs, headings and list items. Items begin with a bullet. */
export function plainLines(html: string): string[] {
  return html
    .replaceAll(/<li\b[^>]*>/gi, "\n• ")
    .replaceAll(/<\/?(?:p|h\d|ul|ol|div|br)\b[^>]*>/gi, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(#\d+|#x[\da-f]+|\w+);/gi, (whole, name: string) => characterOf(name) ?? whole)
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "" && line !== "•");
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith("#")) return named[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
