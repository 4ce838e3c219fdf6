import { useLingui } from "@lingui/react/macro";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { useBoundaryFaults } from "./boundary-words.ts";
import type { useBoundarySaving } from "./use-boundary-saving.ts";

/** What is wrong or asked again, and why saving failed. */
export function BoundarySavingSection(props: { saving: ReturnType<typeof useBoundarySaving> }) {
  const { fault, question, failure, confirm } = props.saving;
  const { t } = useLingui();
  const faultWords = useBoundaryFaults();
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
      <Failure>{failure}</Failure>
    </>
  );
}
