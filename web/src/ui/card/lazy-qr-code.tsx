import { lazyPart } from "../lazy.tsx";

/** A QR code, drawn by a chunk of its own; where that cannot be had the page stays and says so. */
export const { Part: LazyQrCode } = lazyPart(async () => (await import("./qr-code.tsx")).QrCode);
