/** A sheet of paper: its name without an ending, and its lines. */
export type Sheet = { name: string; lines: readonly string[] };

/** The sheet as a file: a PDF, or plain text where the fonts that every reader of PDF has lack its letters. */
export function paper({ name, lines }: Sheet): { name: string; content: Uint8Array } {
  const isLatin = lines.every((line) => /^[\x20-\x7e\xa0-\xff]*$/.test(line));
  return isLatin
    ? { name: `${name}.pdf`, content: pdfOf(lines) }
    : { name: `${name}.txt`, content: Buffer.from(`${lines.join("\n")}\n`) };
}

/** One page A4, one font, one line below the other. */
function pdfOf(lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`);
  const drawing = `BT /F1 12 Tf 18 TL 64 760 Td ${shown.join("\n")} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    "latin1",
  );
}
