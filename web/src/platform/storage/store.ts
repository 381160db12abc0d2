import { useSyncExternalStore } from "react";

/** A value outside React that views can follow. */
export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Creates a store with its first value. `set` calls the listeners at once, but not for the same value
 * (`Object.is`).
 */
export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the store's value; `atFirst` during hydration, to match the server's HTML. */
export function useStore<T>(store: Pick<Store<T>, "get" | "subscribe">, atFirst: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => atFirst);
}
