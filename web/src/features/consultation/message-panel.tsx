import { useLingui } from "@lingui/react/macro";
import { useTexts } from "../../platform/use-texts.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Messages } from "../messages/messages.tsx";
import type { PanelProps } from "./visit-panels.tsx";

/** The call's chat and the waiting room's way to the clinic: the one thread of the visit (D.93). */
export function MessagePanel({ session, appointment }: PanelProps) {
  const { t } = useLingui();
  const isReady = useTexts("messages");
  return isReady ? <Messages appointment={appointment} line={session} /> : <Skeleton label={t`Opening`} />;
}
