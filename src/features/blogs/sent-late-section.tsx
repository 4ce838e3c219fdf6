import { useLingui } from "@lingui/react/macro";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { sentLateKey } from "./api.ts";

/** Tells of the post that was written on an earlier page, held up by the end of the session or of the signal. */
export function SentLateSection() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data: title } = useQuery<string>({ queryKey: sentLateKey, queryFn: skipToken });
  return (
    <div role="status">
      {title && (
        <Banner
          tone="leaf"
          className="mb-4"
          action={
            <Button
              variant="text"
              onClick={() => client.removeQueries({ queryKey: sentLateKey, exact: true })}
            >
              {t`Understood`}
            </Button>
          }
        >
          {t`Your post “${title}” waited on this device. It has been sent now, and is there for all to read.`}
        </Banner>
      )}
    </div>
  );
}
