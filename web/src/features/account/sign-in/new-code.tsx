import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";

/** After a code was sent the next may be asked for this much later, in seconds; the server holds it too. */
const pause = 30;

type Props = { wasSent: boolean; onAsk: () => Promise<boolean> };

/** Asks for another code by e-mail, and says from when it may be asked for. */
export function NewCode({ wasSent, onAsk }: Props) {
  const { t } = useLingui();
  const [left, setLeft] = useState(wasSent ? pause : 0);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const ask = async () => {
    if (!(await onAsk())) return;
    setCount(count + 1);
    setLeft(pause);
  };
  return (
    <>
      <Button kind={left > 0 ? "closed" : "soft"} isSmall icon="envelope" onClick={() => void ask()}>
        {left > 0
          ? t`New code in ${plural(left, { one: "# second", other: "# seconds" })}`
          : t`Send a new code`}
      </Button>
      <output className="vh">{count > 0 && <Trans>We’ve sent a new code.</Trans>}</output>
    </>
  );
}
