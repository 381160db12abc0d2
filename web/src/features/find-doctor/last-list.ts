import { useEffect, useState } from "react";

/** The list of doctors as it was last shown in this page of the browser; nothing is kept on the server, which renders for everybody. */
let last = "/doctors";

/** Keeps the address of the list, with its filters, for the way back from a doctor. */
export function useStoredList(address: string): void {
  useEffect(() => void (last = address), [address]);
}

/** The address of the list that was last shown. */
export function useLastList(): string {
  return useState(() => last)[0];
}
