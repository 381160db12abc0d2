import { lazyPart } from "../lazy.tsx";

/**
 * `QrCode` loaded on demand, with a placeholder meanwhile; if loading fails it says so and offers to try
 * again.
 */
export const { Part: LazyQrCode } = lazyPart(async () => (await import("./qr-code.tsx")).QrCode);
