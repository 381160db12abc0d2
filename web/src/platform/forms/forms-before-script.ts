/**
 * Holds a form sent before it has woken up and sends it again afterwards: nothing typed is lost, and nothing typed ever
 * stands in an address. Runs inline in the page, as text; the names are shared with `submitHeldForm`.
 */
export const holdFormsScript = `(function(){var held=null;document.addEventListener("submit",function(e){var f=e.target;if(f.method!=="post"||f.hasAttribute("data-awake"))return;e.preventDefault();held=[f,e.submitter];f.setAttribute("aria-busy","true")},true);window.anteroomWakeForm=function(f){f.setAttribute("data-awake","");if(!held||held[0]!==f)return;var by=held[1];held=null;f.removeAttribute("aria-busy");f.requestSubmit(by||undefined)}})()`;

declare global {
  interface Window {
    anteroomWakeForm?: (form: HTMLFormElement) => void;
  }
}

/** Called once a form answers by itself, which may be later than the frame around it: if it was held it is sent now. */
export function submitHeldForm(form: HTMLFormElement): void {
  window.anteroomWakeForm?.(form);
}
