import type { GatewayKind } from "@anteroom/domain/payment/gateway-kinds";
import { useLingui } from "@lingui/react/macro";
import type { Failure } from "../../../../web/src/platform/api.ts";
import { refusedFields } from "../../platform/refused-fields.ts";
import { useFieldMessage } from "./gateway-words.ts";
import type { GatewayField } from "./read-gateway.ts";

type Found = {
  /** What was found here before anything was sent. */
  faults: ReadonlyMap<string, string> | null;
  /** Why the server refused what was sent. */
  failure: Failure | null;
};

/**
 * Returns `of`, which gives the message of a wrong field or undefined, and `summary`, a sentence
 * that nothing was saved when any field is wrong. Without `faults` of the form it uses those of
 * the server.
 */
export function useGatewayErrors(kind: GatewayKind, { faults, failure }: Found) {
  const { t } = useLingui();
  const message = useFieldMessage(kind);
  const all = faults ?? refusedFields(failure);
  return {
    of: (field: GatewayField): string | undefined => {
      const code = all.get(field);
      return code === undefined ? undefined : message(field, code);
    },
    summary:
      all.size > 0
        ? t`This is not saved yet. Correct the fields that are marked, then save again.`
        : undefined,
  };
}
