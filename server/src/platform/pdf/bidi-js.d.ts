/** The part of bidi-js that `bidi-text.ts` uses; the package brings no types. */
declare module "bidi-js" {
  type Bidi = {
    getEmbeddingLevels(text: string, direction?: "ltr" | "rtl"): { levels: Uint8Array };
    getMirroredCharacter(sign: string): string | null;
  };
  export default function bidiFactory(): Bidi;
}
