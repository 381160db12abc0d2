/** One screenshot: clinic, language, colour scheme and size. */
export type Shot = {
  clinic: string;
  locale: "en" | "ar";
  scheme: "light" | "dark";
  width: number;
  height: number;
};

const clinics = ["aurora", "ipe", "andes"];
const devices = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Phone and desktop, English and Arabic, light and dark; the clinics alternate. */
export const lookShots: readonly Shot[] = devices
  .flatMap((device) =>
    (["en", "ar"] as const).flatMap((locale) =>
      (["light", "dark"] as const).map((scheme) => ({ ...device, locale, scheme })),
    ),
  )
  .map((shot, index) => ({ ...shot, clinic: clinics[index % clinics.length] ?? "aurora" }));

/**
 * Returns the HTML of one page with all screenshots: phones in full size, desktops at 800 pixels of width. `source`: the address of a
 * picture, such as a data URL.
 */
export function sheetHtml(route: string, shots: readonly { shot: Shot; source: string }[]): string {
  const figure = ({ shot, source }: { shot: Shot; source: string }) =>
    `<figure style="width:${shot.width < 600 ? shot.width : 800}px"><img src="${source}">
     <figcaption>${shot.clinic} · ${shot.locale} · ${shot.scheme} · ${shot.width}×${shot.height}</figcaption></figure>`;
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 40px; font: 16px system-ui; background: #e9e7e3; color: #222 }
    main { display: flex; flex-wrap: wrap; gap: 32px 40px } figure { margin: 0 } img { width: 100%; display: block; box-shadow: 0 1px 8px #0003 }
    figcaption { padding: 8px 0 } h1 { font-size: 24px }
  </style><h1>${route.replaceAll("<", "&lt;")}</h1><main>${shots.map(figure).join("")}</main>`;
}
