import { faviconOf, type Manifest } from "@anteroom/domain/clinic/manifest";
import { solveTheme } from "@anteroom/domain/clinic/theme";

/**
 * An icon size for home screens. iOS uses 180 pixels without transparency; Android 192 and 512, and a maskable one
 * whose middle four fifths suffice.
 */
export type IconKind = { name: string; pixels: number; isMaskable: boolean };

/** The icons that a clinic serves. */
export const iconKinds: readonly IconKind[] = [
  { name: "/apple-touch-icon.png", pixels: 180, isMaskable: false },
  { name: "/icon-192.png", pixels: 192, isMaskable: false },
  { name: "/icon-512.png", pixels: 512, isMaskable: false },
  { name: "/icon-512-maskable.png", pixels: 512, isMaskable: true },
];

/** Of a hundred parts of the side, what the drawing takes; of a maskable icon the square in the circle that every phone leaves (W3C: 80 across). */
const share = { plain: 76, maskable: 56 };

/**
 * Returns a clinic's icon as SVG, 100 by 100: its favicon or logo, when we serve it as SVG, on the page's background;
 * otherwise the default icon in its colours. `drawingAt` returns a file's text, empty when there is none.
 */
export function iconDrawing(
  manifest: Manifest,
  isMaskable: boolean,
  drawingAt: (path: string) => string,
): string {
  const { light } = solveTheme(manifest);
  const side = isMaskable ? share.maskable : share.plain;
  const start = (100 - side) / 2;
  const paper = `<rect width="100" height="100" fill="${light.page}"/>`;
  const own = [faviconOf(manifest), manifest.logoUrl]
    .map((path) => (path?.endsWith(".svg") && path.startsWith("/") ? drawingAt(path) : ""))
    .find((text) => text !== "");
  const drawing = own ?? doorway(light);
  const data = Buffer.from(drawing).toString("base64");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${paper}<image x="${start}" y="${start}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${data}"/></svg>`;
}

/** A lit doorway, the product's own sign. */
function doorway({ deep, sun, brand }: { deep: string; sun: string; brand: string }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${deep}" d="M4 38V20a16 16 0 0 1 32 0v18Z"/><path fill="${sun}" d="M12 38V21a8 8 0 0 1 16 0v17Z"/><path fill="${brand}" d="M19 15c4-3 9 0 9 6v17l-9 0Z"/></svg>`;
}
