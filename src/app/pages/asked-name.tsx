import { Suspense, useState } from "react";
import { useSession } from "#src/features/session/api.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";

const Section = lazyView(
  async () => (await import("#src/features/profile/given-name-section.tsx")).GivenNameSection,
);

/** Stands where something is written that others see, for an author who came without a name. */
export function AskedName() {
  const { user } = useSession();
  const [isAsked] = useState(() => user !== null && !user.displayName);
  if (!isAsked) return null;
  return (
    <Suspense>
      <Section />
    </Suspense>
  );
}
