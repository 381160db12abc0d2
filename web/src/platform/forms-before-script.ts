/**
 * Holds a form sent before the page has woken up and sends it again afterwards: nothing typed is lost, and nothing typed
 * ever stands in an address. Runs inline in the page, as text; the names are shared with `wakeForms`.
 */
export const holdFormsScript = `(function(){var held=null;function hold(e){var f=e.target;if(f.method!=="post")return;e.preventDefault();held=[f,e.submitter];f.setAttribute("aria-busy","true")}document.addEventListener("submit",hold,true);window.anteroomWakeForms=function(){document.removeEventListener("submit",hold,true);if(held&&held[0].isConnected){held[0].removeAttribute("aria-busy");held[0].requestSubmit(held[1]||undefined)}held=null}})()`;

declare global {
  interface Window {
    anteroomWakeForms?: () => void;
  }
}

/** Called once the page answers by itself: a form that was held is sent now. */
export function wakeForms(): void {
  window.anteroomWakeForms?.();
  delete window.anteroomWakeForms;
}
