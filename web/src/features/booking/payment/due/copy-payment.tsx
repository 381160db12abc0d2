import { useLingui } from "@lingui/react/macro";
import { CopyButton } from "../../../../ui/copy-button.tsx";

/**
 * Renders a button that copies `text`, a payment detail, to the clipboard; `label` names it for screen
 * readers.
 */
export function CopyPayment({ text, label }: { text: string; label: string }) {
  const { t } = useLingui();
  const words = { copy: t`Copy`, copied: t`Copied`, refused: t`Your browser did not copy it` };
  return <CopyButton {...{ text, label, words }} />;
}
