/**
 * Holds the last `post` form submitted before hydration, so that it can be submitted again by `submitHeldForm` and nothing appears in an
 * address. Script text to run inline in the page, before the forms.
 */
export const holdFormsScript = `(function(){var held=null;document.addEventListener("submit",function(e){var f=e.target;if(f.method!=="post"||f.hasAttribute("data-awake"))return;e.preventDefault();held=[f,e.submitter];f.setAttribute("aria-busy","true")},true);window.anteroomWakeForm=function(f){f.setAttribute("data-awake","");if(!held||held[0]!==f)return;var by=held[1];held=null;f.removeAttribute("aria-busy");f.requestSubmit(by||undefined)}})()`;

declare global {
  interface Window {
    anteroomWakeForm?: (form: HTMLFormElement) => void;
  }
}

/**
 * Marks a form as hydrated, and submits it if it was held. Call it once the form handles submission; that may be later than the frame's
 * hydration.
 */
export function submitHeldForm(form: HTMLFormElement): void {
  window.anteroomWakeForm?.(form);
}
