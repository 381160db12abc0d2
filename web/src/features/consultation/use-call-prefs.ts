import { useState } from "react";
import { useApp } from "../../platform/app-context.tsx";

export type CallPrefs = { hasCaptions: boolean; hasShortcuts: boolean };

const key = "call-preferences";
const fallback: CallPrefs = { hasCaptions: true, hasShortcuts: true };

/** What somebody likes in calls on this device: kept for the next one. */
export function useCallPrefs(): [CallPrefs, (news: Partial<CallPrefs>) => void] {
  const { storage } = useApp();
  const [prefs, setPrefs] = useState(() => read(storage?.getItem(key) ?? null));
  return [
    prefs,
    (news) => {
      const next = { ...prefs, ...news };
      setPrefs(next);
      storage?.setItem(key, JSON.stringify(next));
    },
  ];
}

function read(text: string | null): CallPrefs {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return fallback;
    return {
      hasCaptions: !("hasCaptions" in value && value.hasCaptions === false),
      hasShortcuts: !("hasShortcuts" in value && value.hasShortcuts === false),
    };
  } catch {
    return fallback;
  }
}
