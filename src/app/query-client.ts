import { QueryClient } from "@tanstack/react-query";
import { AppError } from "#src/shared/app-error.ts";

/** The one cache of server data. A refusal is shown at once; only a lost network is tried again. */
export function openQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 24 * 60 * 60 * 1000,
        retry: (count, error) => !(error instanceof AppError) && count < 2,
      },
      mutations: { retry: false },
    },
  });
}
