import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef, type SubmitEvent } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { submitHeldForm } from "../../../platform/forms/forms-before-script.ts";
import { TextField } from "../../../ui/form/field.tsx";
import { topicAddress } from "./topic-address.ts";

type Props = { typed: string; onType: (text: string) => void; first: string | undefined };

/**
 * Renders the search field. Each letter calls `onType`; Enter leads to the topic `first`, and nowhere without
 * one. What was typed or submitted before hydration is taken over when mounted.
 */
export function SearchBox({ typed, onType, first }: Props) {
  const { t } = useLingui();
  const { navigate } = useApp();
  const form = useRef<HTMLFormElement>(null);
  // Before React draws the box again, which takes away what was typed into the server's.
  useLayoutEffect(() => {
    const written = form.current?.querySelector("input")?.value ?? "";
    if (written !== typed) onType(written);
    if (form.current) submitHeldForm(form.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it is hydrated
  }, []);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (first !== undefined) void navigate(topicAddress(first));
  };
  return (
    <search>
      <form ref={form} method="post" onSubmit={send}>
        <TextField
          label={t`Search for an illness or symptom`}
          isLabelHidden
          placeholder={t`Illness or symptom`}
          icon="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </form>
    </search>
  );
}
