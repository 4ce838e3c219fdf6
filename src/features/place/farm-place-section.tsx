import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { FailedState } from "#src/ui/empty-state.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { farmPlaceQuery } from "./api.ts";
import { usePlaceNames } from "./name-api.ts";
import { PlacePinForm } from "./place-pin-form.tsx";
import { formatPlace } from "./rules.ts";
import type { FarmPlace } from "./schema.ts";

function PlaceSummary({ place }: { place: FarmPlace | null }) {
  const getName = usePlaceNames();
  if (!place) {
    return (
      <p className="text-quiet">
        <Trans>
          Your address does not say yet where that is. With your PIN code the weather and the water
          advice are for your own fields.
        </Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-1">
      <p className="font-medium break-words">{formatPlace(place, getName)}</p>
      {place.pin === null && (
        <p className="text-quiet">
          <Trans>Only the district is known. Your PIN code makes the advice fit better.</Trans>
        </p>
      )}
      <p className="text-sm text-quiet">
        <Trans>
          Place names and positions:{" "}
          <a href="https://www.geonames.org" rel="noreferrer" target="_blank" className="underline">
            GeoNames
          </a>
          , CC BY 4.0
        </Trans>
      </p>
    </div>
  );
}

/** Where the farm lies, as weather and water take it, and how to set it right. */
export function FarmPlaceSection() {
  const { t } = useLingui();
  const toast = useToast();
  const own = useQuery({ ...farmPlaceQuery, staleTime: 0 });
  const [isEditing, setIsEditing] = useState(false);
  const handleSaved = () => {
    setIsEditing(false);
    toast.show({ text: t`Your farm's place has been saved.`, tone: "good" });
  };
  const isAsking = isEditing || own.data === null;
  return (
    <section aria-labelledby="farm-place" className="border-t border-line pt-5">
      <div className="mb-3 flex min-h-12 items-center gap-2.5">
        <MapPin aria-hidden size={22} className="shrink-0 text-leaf-700" />
        <h3 id="farm-place" className="grow text-lg">
          <Trans>Where your farm lies</Trans>
        </h3>
        {own.data && (
          <Button variant="text" onClick={() => setIsEditing(!isEditing)}>
            {isEditing ? <Trans>Cancel</Trans> : <Trans>Change place</Trans>}
          </Button>
        )}
      </div>
      {own.data === undefined ? (
        own.isError ? (
          <FailedState
            title={t`Your farm's place could not be loaded`}
            text={t`Check your connection and try again.`}
            retryLabel={t`Try again`}
            onRetry={() => void own.refetch()}
            busy={own.isFetching}
          />
        ) : (
          <Skeleton className="h-14" />
        )
      ) : (
        <div className="grid gap-4">
          <PlaceSummary place={own.data} />
          {isAsking && <PlacePinForm onSaved={handleSaved} />}
        </div>
      )}
    </section>
  );
}
