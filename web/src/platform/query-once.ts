import { useEffect, useState } from "react";
import { usePageQuery } from "./page-address.ts";

/**
 * Returns a query parameter of the rendered page and takes it out of the address, so that what it causes is not
 * repeated when the page is reloaded or returned to. The value stays until the component is unmounted.
 */
export function useQueryOnce(name: string): string | undefined {
  const value = usePageQuery()[name];
  const [taken, setTaken] = useState(value);
  if (value !== undefined && value !== taken) setTaken(value);
  useEffect(() => {
    if (value === undefined) return;
    const url = new URL(location.href);
    url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
  }, [name, value]);
  return taken;
}
