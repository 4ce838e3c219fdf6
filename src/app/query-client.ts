import { notifyManager, onlineManager, QueryClient } from "@tanstack/react-query";
import { AppError } from "#src/shared/app-error.ts";

/**
 * The one cache of server data. A refusal is shown at once; only a lost network is tried again, and a device
 * that knows of none is believed when it could not be reached: in a village it often says that it has one.
 */
export function openQueryClient(): QueryClient {
  // The library begins as online whatever the device says, and would then never hear of coming back.
  onlineManager.setOnline(navigator.onLine);
  // By default a turn later, in which the second press of a double tap still finds a button that is not busy.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 24 * 60 * 60 * 1000,
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (count, error) =>
          !(error instanceof AppError) && count < 2 && onlineManager.isOnline(),
      },
      mutations: { retry: false },
    },
  });
}
