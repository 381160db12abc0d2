import { realtimeEvents } from "@anteroom/contract/channels";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp } from "../../../platform/app-context.tsx";

/** Under this name the query cache holds what is known of surveys: a change of the appointments refreshes it. */
export const surveysKey = ["appointments", "surveys"] as const;

/** While the page is open, answers that were given elsewhere are heard of on the survey's channel, and all is asked for again. */
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
