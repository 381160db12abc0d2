import { Trans } from "@lingui/react/macro";
import { Banner } from "../../ui/banner.tsx";
import { usePageQuery } from "../../platform/page-address.ts";

/** After a save: that it is kept. */
export function SavedNotice() {
  const { saved } = usePageQuery();
  if (saved === undefined) return null;
  return (
    <output>
      <Banner tone="ok">
        <Trans>Saved.</Trans>
      </Banner>
    </output>
  );
}
