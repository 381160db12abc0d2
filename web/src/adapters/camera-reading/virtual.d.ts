/** Made by the build: tools/face-reading-files.ts. */
declare module "virtual:face-reading" {
  export const workerAddress: string;
  export const modelAddress: string;
  /** What both are on the wire. */
  export const bytes: number;
}
