import { realtimeEvents } from "@anteroom/contract/channels";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp } from "../../../platform/app-context.tsx";

/** Key of surveys in the query cache; refreshed together with appointments. */
export const surveysKey = ["appointments", "surveys"] as const;

/**
 * Subscribes to a realtime channel while mounted, and fetches surveys again when answers were given
 * elsewhere. With null it does nothing; without a connection it fails silently.
 */
export function useFollowSurveys(channel: string | null): void {
  const { realtime } = useApp();
  const queries = useQueryClient();
  useEffect(() => {
    if (channel === null) return;
    let isOpen = true;
    let leave = () => {};
    const connect = async () => {
      const connection = await realtime();
      if (!isOpen) return;
      leave = connection.subscribe(channel, {
        events: {
          [realtimeEvents.surveysChanged]: () => void queries.invalidateQueries({ queryKey: surveysKey }),
        },
      });
    };
    connect().catch(() => {}); // without it the page still asks again on focus and reconnect
    return () => {
      isOpen = false;
      leave();
    };
  }, [realtime, queries, channel]);
}
