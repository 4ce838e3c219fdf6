import { useLingui } from "@lingui/react/macro";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { isConflict } from "./api.ts";
import { useBoundaryFaults, useMapFailure } from "./boundary-words.ts";
import type { Contest } from "./contest-banner.tsx";
import type { useBoundarySaving } from "./use-boundary-saving.ts";

/** What is wrong or asked again, and why saving failed. */
export function BoundarySavingSection(props: {
  saving: ReturnType<typeof useBoundarySaving>;
  contest: Contest;
}) {
  const { fault, question, failure, confirm } = props.saving;
  // What was changed meanwhile is told by its own words as soon as it is known.
  const isTold = props.contest !== null && isConflict(failure);
  const { t } = useLingui();
  const faultWords = useBoundaryFaults();
  const wordFailure = useMapFailure();
  return (
    <>
      {/* A crossing is told beside the map while it is there. */}
      {fault && fault !== "self-crossing" && (
        <div role="alert">
          <Banner
            tone={question ? "warn" : "bad"}
            action={
              question && (
                <Button variant="quiet" onClick={confirm}>
                  {t`Yes, it is right`}
                </Button>
              )
            }
          >
            {faultWords[fault]}
          </Banner>
        </div>
      )}
      <Failure>{failure !== null && !isTold && wordFailure(failure)}</Failure>
    </>
  );
}
