import { Suspense, useState } from "react";
import { useSession } from "#src/features/session/api.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";

const section = lazyPart(
  ["account", "profile"],
  async () => (await import("#src/features/profile/given-name-section.tsx")).GivenNameSection,
);

/** Stands where something is written that others see, for an author who came without a name. */
export function AskedName() {
  const { user } = useSession();
  const [isAsked] = useState(() => user !== null && !user.displayName);
  if (!isAsked) return null;
  return (
    <Suspense>
      <section.Part />
    </Suspense>
  );
}
