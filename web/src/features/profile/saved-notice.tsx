import { Trans } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { Banner } from "../../ui/banner.tsx";

/** After a save: that it is kept. */
export function SavedNotice() {
  const { saved } = useSearch({ strict: false }) as { saved?: string };
  if (saved === undefined) return null;
  return (
    <output>
      <Banner tone="ok">
        <Trans>Saved.</Trans>
      </Banner>
    </output>
  );
}
