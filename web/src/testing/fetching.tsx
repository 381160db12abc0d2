import { useIsFetching } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** Stands beside a part of which a test says that nothing is shown: without it the test may look before the answer has come. */
export function Fetching() {
  return useIsFetching() > 0 ? <p>Fetching</p> : null;
}

/** Waits until everything that `Fetching` stands for has been answered. */
export function allFetched(): Promise<void> {
  return waitFor(() => expect(screen.queryByText("Fetching")).toBeNull());
}
