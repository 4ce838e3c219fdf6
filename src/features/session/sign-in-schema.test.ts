import { expect, test } from "vitest";
import { providerStart } from "./sign-in-schema.ts";

test.each([
  ["https://accounts.example.org/authorize?client_id=urvara", true],
  ["http://127.0.0.1:4000/authorize", true],
  ["javascript:alert(1)", false],
  ["data:text/html,<p>Sign in</p>", false],
  ["/authorize", false],
])("the window of a provider is opened at a page of the web alone: %s", (url, isTaken) => {
  expect(providerStart.safeParse({ url }).success).toBe(isTaken);
});
