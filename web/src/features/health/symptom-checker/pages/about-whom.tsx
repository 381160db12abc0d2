import { Trans } from "@lingui/react/macro";
import { createContext, useContext, type ReactNode } from "react";
import { useDependents } from "../../../../shared/account/dependents.ts";

const FirstName = createContext<string | null>(null);

type Props = { dependentId: number | null | undefined; children: ReactNode };

/**
 * Provides the first name of the dependent that the check is about to its pages; null for the patient, for
 * unknown people, and until the dependents are fetched, which it starts.
 */
export function CheckedPersonProvider({ dependentId, children }: Props) {
  const { data: dependents = [] } = useDependents();
  const found = dependents.find(({ id }) => id === dependentId);
  return <FirstName value={found?.name.split(" ")[0] ?? null}>{children}</FirstName>;
}

/**
 * Returns the first name of the dependent that the check is about, isolated for bidirectional text; null for
 * the patient. Requires `CheckedPersonProvider`.
 */
export function useCheckedPersonName(): ReactNode {
  const name = useContext(FirstName);
  return name && <bdi>{name}</bdi>;
}

/** Renders above a question that "you" means the dependent; nothing for the patient. */
export function CheckedPersonLine() {
  const who = useCheckedPersonName();
  return (
    who && (
      <p className="sm" id="about-whom">
        <Trans>
          <strong>About {who}.</strong> In these questions, “you” means {who}.
        </Trans>
      </p>
    )
  );
}
