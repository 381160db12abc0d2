import { Trans } from "@lingui/react/macro";
import { AppLink } from "../../../platform/link.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";

/** Says before the booking that the doctor sees children, with the way to other doctors; nothing is refused. */
export function ForChildrenNotice({ name }: { name: string }) {
  return (
    <output className="stack">
      <Banner tone="warn">
        <strong>
          <Trans>
            <bdi>{name}</bdi> is a doctor for children.
          </Trans>
        </strong>{" "}
        <Trans>By the date of birth, the patient is an adult. Another doctor may suit better.</Trans>{" "}
        <AppLink to="/doctors" className="b">
          <Trans>See other doctors</Trans>
        </AppLink>
      </Banner>
    </output>
  );
}
