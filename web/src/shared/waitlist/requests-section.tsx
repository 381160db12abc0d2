import { Trans } from "@lingui/react/macro";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import {
  RequestDoneText,
  RequestRefusal,
  RequestItem,
  useRequestActions,
  useWaitlistRequests,
} from "./request-item.tsx";

/**
 * Fetches and lists the waitlist requests without an appointment, and the times held for them. Renders
 * nothing until they are fetched, nor without any, unless something was just done.
 */
export function RequestsSection() {
  const { data } = useWaitlistRequests();
  const { done, failure, isPending, act, said } = useRequestActions();
  if (!data || (data.length === 0 && !done && !failure)) return null;
  return (
    <section className="stack g3" aria-labelledby="requests">
      <h2 id="requests">
        <Trans>Waiting for a time</Trans>
      </h2>
      <output ref={said} tabIndex={-1}>
        {done && <RequestDoneText done={done} />}
      </output>
      {failure && <RequestRefusal failure={failure} />}
      {data.map((request) => (
        <Sheet key={request.id} className="stack g3">
          <RequestItem request={request} act={act} isPending={isPending} />
        </Sheet>
      ))}
    </section>
  );
}
