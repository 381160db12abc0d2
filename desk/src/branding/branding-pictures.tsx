import { clinicGetConfiguration, clinicPutPicture, clinicRemovePicture } from "@anteroom/client/operations";
import {
  pictureFields,
  removablePictures,
  type ManifestPicture,
} from "@anteroom/domain/clinic/clinic-picture";
import { asText } from "@anteroom/domain/shared/record";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PictureSection } from "../pictures/picture-section.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useRefetch } from "../platform/use-answer.ts";

type Props = { manifest: Readonly<Record<string, unknown>> };

/**
 * Shows the clinic's logo, the icon of the browser tab and the main picture of the home page,
 * each with a form to replace it. Icon and main picture can be removed. A change fetches the
 * configuration again.
 */
export function BrandingPictures({ manifest }: Props) {
  const { t } = useLingui();
  return (
    <>
      <Picture manifest={manifest} kind="logo" title={<Trans>Logo</Trans>} alt={t`The clinic’s logo now`} />
      <Picture
        manifest={manifest}
        kind="favicon"
        title={<Trans>Icon of the browser tab</Trans>}
        alt={t`The icon of the browser tab now`}
      />
      <Picture
        manifest={manifest}
        kind="main_image"
        title={<Trans>Main picture of the home page</Trans>}
        alt={t`The main picture now`}
      />
    </>
  );
}

type PictureProps = Props & { kind: ManifestPicture; title: ReactNode; alt: string };

function Picture({ manifest, kind, title, alt }: PictureProps) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const isRemovable = removablePictures.some((one) => one === kind);
  return (
    <PictureSection
      kind={kind}
      title={title}
      alt={alt}
      address={asText(manifest[pictureFields[kind]])}
      send={(file, replaces) =>
        api.call(clinicPutPicture, { params: { kind }, query: { replaces }, body: file, hasNoLimit: true })
      }
      remove={
        isRemovable
          ? (replaces) => api.call(clinicRemovePicture, { params: { kind }, query: { replaces } })
          : undefined
      }
      onChanged={() => refetch(clinicGetConfiguration)}
    />
  );
}
