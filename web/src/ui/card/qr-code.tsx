import { encode } from "uqr";
import styles from "./qr-code.module.css";

/**
 * Renders a text as a QR code (error correction M): dark on white in each theme, as cameras expect. `label`
 * is its accessible name. Throws if the text is too long for a code.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const side = String(size);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made here has no address an img could fetch
    <svg className={styles["qr"]} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect width={side} height={side} fill="#fff" />
      <path d={pathOf(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** One bar for each run of dark modules. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [
          `M${String(x)} ${String(y)}h${String((end < 0 ? row.length : end) - x)}v1h-${String((end < 0 ? row.length : end) - x)}z`,
        ];
      }),
    )
    .join("");
}
