import { useEffect, useState } from "react";

/** The list of doctors as it was last shown in this page of the browser; nothing is kept on the server, which renders for everybody. */
let last = "/doctors";

/** Stores the address of the list with its filters in memory, for the back link of a profile. */
export function useStoreListAddress(address: string): void {
  useEffect(() => void (last = address), [address]);
}

/** Returns the address of the list shown last, as it was at mount; the unfiltered list without one. */
export function useLastListAddress(): string {
  return useState(() => last)[0];
}
