import { matchRoute } from "@anteroom/domain/shared/routes";
import { Trans } from "@lingui/react/macro";
import { usePagePath } from "../../platform/page-address.ts";
import { useClinic } from "../../platform/app-context.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";

/**
 * Renders a link to the clinic's help articles in a new tab; on support routes only (D.27), and where the
 * clinic has them.
 */
export function HelpArticles() {
  const { supportArticles, supportArticlesUrl } = useClinic().settings;
  const path = usePagePath();
  if (!supportArticles || supportArticlesUrl === null) return null;
  if (matchRoute(path).route.thirdParty === "none") return null;
  return (
    <a href={supportArticlesUrl} target="_blank" rel="noopener noreferrer" className={textLinkClass()}>
      <Trans>Help articles</Trans>
      <span className="vh">
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  );
}
