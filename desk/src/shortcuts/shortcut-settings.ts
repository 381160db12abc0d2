import { deviceMemory } from "../../../web/src/platform/storage/device-memory.ts";
import { browserStorage } from "../platform/storage/browser-storage.ts";
import { createStore } from "../../../web/src/platform/storage/store.ts";

/** Whether the list of shortcuts is shown. */
export const isHelpOpen = createStore(false);

const key = "desk-shortcuts-off";
const memory = deviceMemory(browserStorage());

/** Whether the shortcuts are switched on: they are, until somebody switches them off in this browser. */
export const hasShortcuts = createStore(memory.read(key) !== true);

/** Switches the shortcuts on or off in this browser; where it stores nothing, for as long as the page is open. */
export function switchShortcuts(isOn: boolean): void {
  if (isOn) memory.erase(key);
  else memory.write(key, true);
  hasShortcuts.set(isOn);
}
