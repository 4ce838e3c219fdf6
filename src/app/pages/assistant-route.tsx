import { AssistantPage } from "#src/features/assistant/assistant-page.tsx";

/** The assistant on a screen of its own. */
export function AssistantRoute() {
  return <AssistantPage />;
}
