import { useEffect, useRef, type ComponentProps, type SubmitEvent } from "react";
import { submitHeldForm } from "./forms-before-script.ts";

type Props = Omit<ComponentProps<"form">, "onSubmit" | "action" | "method" | "ref"> & {
  /** What was typed, when the person sends it. */
  onSend: (typed: FormData, form: HTMLFormElement) => void | Promise<void>;
};

/**
 * Renders a form whose values never appear in an address; the browser does not validate it. `onSend` receives
 * the data, with the pressed button's value, and the form. A submission before hydration is held and repeated
 * afterwards; requires `holdFormsScript` in the page.
 */
export function AppForm({ onSend, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) submitHeldForm(form.current);
  }, []);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter =
      event.nativeEvent instanceof globalThis.SubmitEvent ? event.nativeEvent.submitter : null;
    void onSend(new FormData(event.currentTarget, submitter), event.currentTarget);
  };
  return <form {...rest} ref={form} method="post" noValidate onSubmit={send} />;
}
