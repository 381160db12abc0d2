import { Trans } from "@lingui/react/macro";
import { createContext, useContext, type ReactNode } from "react";
import { useDependents } from "../../../../shared/account/dependents.ts";

const FirstName = createContext<string | null>(null);

type Props = { dependentId: number | null | undefined; children: ReactNode };

/** Tells every page of a check for whom it is made, where that is somebody in the patient's care. */
export function CheckedPersonProvider({ dependentId, children }: Props) {
  const { data: dependents = [] } = useDependents();
  const found = dependents.find(({ id }) => id === dependentId);
  return <FirstName value={found?.name.split(" ")[0] ?? null}>{children}</FirstName>;
}

/** The first name of the dependent that the check is for, written from its own side; null for oneself. */
export function useCheckedPersonName(): ReactNode {
  const name = useContext(FirstName);
  return name && <bdi>{name}</bdi>;
}

/** The questions say "you": for whom one answers. It stands above each. */
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
