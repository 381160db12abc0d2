/** The manifest of a `@vladmandic/face-api` model: the layout of its bytes. */
export type WeightsManifest = readonly [
  {
    readonly weights: readonly {
      readonly name: string;
      readonly shape: readonly number[];
      readonly quantization: { readonly scale: number; readonly min: number };
    }[];
  },
];

/** The weights of each layer by name: `conv0/filters`. */
export type FaceWeights = ReadonlyMap<string, Float32Array>;

/** Decodes quantised weights of one byte each. Throws where the bytes do not match the manifest. */
export function readFaceWeights([{ weights }]: WeightsManifest, bytes: Uint8Array): FaceWeights {
  const found = new Map<string, Float32Array>();
  let begin = 0;
  for (const { name, shape, quantization } of weights) {
    const end = begin + shape.reduce((product, one) => product * one, 1);
    const { scale, min } = quantization;
    found.set(
      name,
      Float32Array.from(bytes.subarray(begin, end), (byte) => byte * scale + min),
    );
    begin = end;
  }
  if (begin !== bytes.length) throw new Error(`The face model has ${bytes.length} bytes, not ${begin}.`);
  return found;
}
