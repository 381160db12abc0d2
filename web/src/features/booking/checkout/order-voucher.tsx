import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import styles from "./order-total.module.css";
import type { FocusTransfer } from "./focus-transfer.ts";
import type { Order } from "./use-order.ts";

type Props = { voucher: Order["voucher"]; focus: FocusTransfer };

/**
 * Renders a button that opens the voucher field and focuses it; its own button or Enter applies the code on
 * the server. The field is named `voucher`, for the form around it, which it never submits. `focus`: for what
 * stands in its place once a code is used or given up.
 */
export function OrderVoucher({ voucher, focus }: Props) {
  const { t } = useLingui();
  const words = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isShown = isOpen || voucher.refusal !== null || voucher.trouble !== null;
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  useEffect(() => focus.take(button.current), [isShown, focus]);
  if (!isShown)
    return (
      <p className={styles["voucher"]}>
        <Button ref={button} kind="quiet" icon="ticket" onClick={() => setOpen(true)}>
          <Trans>I have a voucher</Trans>
        </Button>
      </p>
    );
  const apply = () => {
    const code = input.current?.value.trim() ?? "";
    setEmpty(code === "");
    focus.expect();
    if (code !== "" && !voucher.isPending) void voucher.apply(code);
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply();
  };
  const close = () => {
    focus.expect();
    setOpen(false);
    setEmpty(false);
    voucher.forget();
  };
  const { title, detail = "" } = voucher.refusal ? words(voucher.refusal) : { title: "" };
  const error = isEmpty ? t`Enter the code on the voucher` : title && `${title} ${detail}`;
  return (
    <>
      <TextField
        className={styles["voucher"] ?? ""}
        ref={input}
        id="voucher"
        name="voucher"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        label={t`Voucher code`}
        error={error && <span role="alert">{error}</span>}
        onKeyDown={applyOnEnter}
        end={
          <Button kind="soft" isPending={voucher.isPending} onClick={apply}>
            <Trans>Use</Trans>
          </Button>
        }
      />
      {(isEmpty || voucher.refusal !== null || voucher.trouble !== null) && (
        <Button kind="quiet" onClick={close}>
          <Trans>Continue without a voucher</Trans>
        </Button>
      )}
    </>
  );
}
