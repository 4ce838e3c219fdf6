import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { NoField } from "#src/ui/no-field.tsx";
import { Page } from "#src/ui/page.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useFieldSoils } from "./api.ts";
import { FieldSoilSection } from "./field-soil-section.tsx";
import type { FieldSoil } from "./rules.ts";
import type { ShownFarmSoil } from "./writes.ts";

function FarmSoils(props: { soils: readonly FieldSoil[]; farm: ShownFarmSoil; today: string }) {
  const { soils, ...given } = props;
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const soil = soils.find(({ fieldId }) => fieldId === chosen) ?? soils[0];
  if (!soil)
    return (
      <NoField
        text={t`Describe your first field, and this page says what its crop needs and how many bags that is.`}
      />
    );
  return (
    <>
      {soils.length > 1 && (
        <div role="group" aria-label={t`Field`} className="mb-4 flex flex-wrap gap-2">
          {soils.map(({ fieldId, name }) => (
            <button
              key={fieldId}
              type="button"
              aria-pressed={fieldId === soil.fieldId}
              onClick={() => setChosen(fieldId)}
              className="min-h-12 max-w-full rounded-full border border-soil-300 bg-surface px-4 py-2 font-semibold break-words hover:border-leaf-600 aria-pressed:border-leaf-700 aria-pressed:bg-leaf-100 aria-pressed:text-leaf-800"
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <h2 className={soils.length > 1 ? "sr-only" : "mb-3 text-xl break-words"}>{soil.name}</h2>
      <FieldSoilSection key={soil.fieldId} soil={soil} {...given} />
    </>
  );
}

/** The soils of the farm: what each field has and lacks, and the fertiliser that it needs. */
export function SoilPage() {
  const { t } = useLingui();
  const { farm, soils, today, error, isFetching, isPaused, refetch } = useFieldSoils();
  const isMissing = !soils && (error !== null || isPaused);
  return (
    <Page
      title={t`Soil Health`}
      subtitle={t`What your soil lacks, in bags.`}
      actions={
        <Link href="/fields" className={buttonLook("quiet")}>
          {t`Your fields`}
        </Link>
      }
    >
      {farm && soils && <FarmSoils {...{ farm, soils, today }} />}
      {isMissing && (
        <LoadFailed
          title={t`Your soil could not be loaded`}
          error={error ?? new TypeError("offline")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!soils && !isMissing && (
        <div role="status" className="grid gap-4 lg:grid-cols-2">
          <span className="sr-only">{t`Loading your soil…`}</span>
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </Page>
  );
}
