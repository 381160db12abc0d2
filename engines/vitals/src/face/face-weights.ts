/** What lies beside a model of `@vladmandic/face-api`: which numbers its bytes are, in their order. */
export type WeightsManifest = readonly [
  {
    readonly weights: readonly {
      readonly name: string;
      readonly shape: readonly number[];
      readonly quantization: { readonly scale: number; readonly min: number };
    }[];
  },
];

/** The numbers of each layer by name: `conv0/filters`. */
export type FaceWeights = ReadonlyMap<string, Float32Array>;

/** One byte is one number between a least and a largest. Throws where the bytes are not those of the manifest. */
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
