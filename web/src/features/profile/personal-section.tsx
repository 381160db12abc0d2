import { Trans } from "@lingui/react/macro";
import { useSession } from "../../platform/app-context.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { SummaryList, SummaryRow } from "../../ui/summary-list.tsx";

/** What the clinic knows of the patient. */
export function PersonalSection() {
  const session = useSession();
  if (session.kind !== "signed-in") return null;
  const { profile } = session;
  return (
    <Sheet isFlush>
      <SummaryList>
        <SummaryRow term={<Trans>Name</Trans>}>{profile.name}</SummaryRow>
        <SummaryRow term={<Trans>E-mail address</Trans>}>{profile.email}</SummaryRow>
      </SummaryList>
    </Sheet>
  );
}
