import { queryOptions } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { identityProject } from "./sign-in-schema.ts";

/** What the server says of itself to everybody. */
export const projectQuery = queryOptions({
  queryKey: ["session", "projects"],
  queryFn: ({ signal }) => request("/api/session/projects", identityProject, { signal }),
  staleTime: "static",
});
