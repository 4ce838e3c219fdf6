import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { type ComponentType, Suspense, useState } from "react";
import { useFields } from "#src/features/fields/api.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { farmPlaceQuery } from "#src/features/place/api.ts";
import { useSession } from "#src/features/session/api.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { NoField } from "#src/ui/no-field.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { useFieldMap } from "./api.ts";
import type { BoundaryDialogProps } from "./boundary-dialog.tsx";
import { MapSkeleton } from "./field-map-page.tsx";
import { FieldShapeList } from "./field-shape-list.tsx";
import { LayerList, LegendList } from "./layer-list.tsx";
import { findWorstLayer, type Layer, type LayerName, layerNames } from "./layer-rules.ts";
import { useScoutingLayer, useWaterLayer } from "./layer-words.ts";
import { MapFrame } from "./map-frame.tsx";
import { type MappedField, MappedFieldList } from "./mapped-field-list.tsx";
import { listPinned, PinList, type PinnedNote } from "./pin-list.tsx";
import { getMiddle, listCorners } from "./polygon-rules.ts";
import type { MapTiles } from "./schema.ts";
import type { ScoutingDialogProps } from "./scouting-dialog.tsx";
import type { ShownScouting } from "./writes.ts";

/** The dialogs, which come when they are opened. */
type MapDialogs = {
  Boundary: ComponentType<BoundaryDialogProps>;
  Scouting: ComponentType<ScoutingDialogProps>;
};

const getHeight = (width: number) => Math.round(Math.min(520, Math.max(300, width * 0.72)));

type Opened =
  | { kind: "draw"; field: Field }
  | { kind: "note"; field: Field; note: ShownScouting | null };

/** The fields in use, with where they lie and what was seen on them. */
function useMappedFields() {
  const { list, fields } = useFields();
  const { query, boundaries, versions, refused, scoutings } = useFieldMap();
  const mapped = fields
    .filter(({ archivedDate }) => archivedDate === null)
    .map(
      (field): MappedField => ({
        field,
        boundary: boundaries.find(({ fieldId }) => fieldId === field.id) ?? null,
        version: versions.get(field.id) ?? 0,
        refused: refused.get(field.id) ?? null,
        notes: scoutings.filter(({ fieldId }) => fieldId === field.id),
      }),
    );
  const isOffline = [list, query].some((each) => each.isPending && each.fetchStatus === "paused");
  const isMissing = [list, query].some((each) => !each.data && (each.isError || isOffline));
  return { list, query, mapped, scoutings, isMissing, hasAll: Boolean(list.data && query.data) };
}

function FarmMap(props: {
  mapped: readonly MappedField[];
  pins: readonly PinnedNote[];
  layer: Layer;
  tiles: MapTiles | null;
  chosen: string | null;
  onPick: (name: string) => void;
}) {
  const { mapped, pins, layer, tiles, chosen, onPick } = props;
  const { t } = useLingui();
  const shapes = mapped.flatMap(({ field, boundary }) =>
    boundary ? [{ name: field.name, boundary }] : [],
  );
  const shown = shapes.flatMap(({ boundary }) => listCorners(boundary.polygon));
  const [origin] = useState(() => getMiddle(shown));
  return (
    <MapFrame
      label={t`Map of your fields`}
      height={getHeight}
      onPick={onPick}
      {...{ origin, shown, tiles }}
    >
      {(screen) => (
        <>
          <FieldShapeList shapes={shapes} layer={layer} screen={screen} chosen={chosen} />
          {layer.name === "scouting" && (
            <PinList pins={pins} screen={screen} onPick={(id) => onPick(`note ${id}`)} />
          )}
        </>
      )}
    </MapFrame>
  );
}

/** Brings what was picked on the map into view, and the focus with it. */
function focusPart(id: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest" });
  });
}

type PartsProps = ReturnType<typeof useMappedFields> & {
  layers: readonly Layer[];
  dialogs: MapDialogs;
};

function FieldMapParts({ layers, dialogs, ...given }: PartsProps) {
  const { query, mapped, scoutings, hasAll } = given;
  const { t } = useLingui();
  const uid = useSession().user?.uid ?? "";
  const farm = useQuery(farmPlaceQuery).data ?? null;
  const [asked, setAsked] = useState<LayerName | null>(null);
  const name = asked ?? findWorstLayer(layers) ?? "water";
  const [picked, setPicked] = useState<{ field: string | null; note: string | null }>({
    field: null,
    note: null,
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const layer = layers.find((each) => each.name === name) ?? { name, states: new Map() };
  const pins = listPinned(mapped.flatMap(({ notes }) => notes));
  const tiles = query.data?.tiles ?? null;
  const neighbours = mapped.flatMap(({ field, boundary }) =>
    boundary
      ? [{ fieldId: field.id, name: field.name, corners: listCorners(boundary.polygon) }]
      : [],
  );
  const [first] = mapped;
  const handlePick = (target: string) => {
    const [kind, id = ""] = target.split(" ");
    if (kind === "note") {
      const fieldId = scoutings.find((note) => note.id === id)?.fieldId ?? null;
      setPicked({ field: fieldId, note: id });
      focusPart(`note-${id}`);
    } else {
      setPicked({ field: id, note: null });
      focusPart(`mapped-${id}`);
    }
  };
  const drawn = mapped.find(({ field }) => field.id === opened?.field.id);
  const close = () => setOpened(null);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 gap-3.5 lg:sticky lg:top-22">
        {neighbours.length > 0 && (
          <>
            <LayerList layers={layers} shown={name} onShow={setAsked} />
            <FarmMap
              {...{ mapped, pins, layer, tiles }}
              chosen={picked.field}
              onPick={handlePick}
            />
            <LegendList name={name} />
          </>
        )}
        {hasAll && neighbours.length === 0 && first && (
          <div className="rounded-card border-2 border-dashed border-soil-300">
            <EmptyState
              picture={<Scene name="empty-map" />}
              title={t`Draw your first field`}
              text={t`Walk around it or tap its corners, and see from above where water, pests or care are wanted.`}
              action={
                <Button onClick={() => setOpened({ kind: "draw", field: first.field })}>
                  {t`Draw “${first.field.name}”`}
                </Button>
              }
            />
          </div>
        )}
        <p className="flex items-start gap-2 text-copy leading-snug text-quiet">
          <Lock aria-hidden size={18} className="mt-0.5 shrink-0" />
          <Trans>Only you see where your fields lie and what you noted there.</Trans>
        </p>
      </div>
      <MappedFieldList
        fields={mapped}
        layer={layer}
        chosenField={picked.note === null ? picked.field : null}
        chosenNote={picked.note}
        numbers={new Map(pins.map(({ note, number }) => [note.id, number]))}
        onDraw={(field) => {
          // What was saved elsewhere has to be seen beside what was refused because of it.
          if (mapped.some((each) => each.field === field && each.refused)) void query.refetch();
          setOpened({ kind: "draw", field });
        }}
        onNote={(field, note) => setOpened({ kind: "note", field, note })}
      />
      <Suspense>
        {opened?.kind === "draw" && (
          <dialogs.Boundary
            uid={uid}
            field={opened.field}
            boundary={drawn?.boundary ?? null}
            version={drawn?.version ?? 0}
            refused={drawn?.refused ?? null}
            neighbours={neighbours.filter(({ fieldId }) => fieldId !== opened.field.id)}
            farm={farm}
            tiles={tiles}
            onClose={close}
          />
        )}
        {opened?.kind === "note" && (
          <dialogs.Scouting
            fields={mapped.map(({ field }) => field)}
            drawn={neighbours}
            fieldId={opened.field.id}
            note={opened.note}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

type FieldMapSectionProps = {
  /** Layers of other features, beside the water and what was seen last. */
  more: readonly Layer[];
  dialogs: MapDialogs;
};

/** The fields from above, coloured by what is asked for, with what was seen on them. */
export function FieldMapSection({ more, dialogs }: FieldMapSectionProps) {
  const { t } = useLingui();
  const given = useMappedFields();
  const own = [useWaterLayer(), useScoutingLayer(given.scoutings)];
  const { list, query, mapped, isMissing, hasAll } = given;
  const layers = layerNames.flatMap(
    (name) => [...own, ...more].find((each) => each.name === name) ?? [],
  );
  const failed = list.data ? query : list;
  return (
    <>
      {isMissing && (
        <div className="mb-5">
          <LoadFailed
            title={
              list.data
                ? t`Where your fields lie could not be loaded`
                : t`Your field map could not be loaded`
            }
            error={failed.error ?? new TypeError("offline")}
            onRetry={() => void Promise.all([list.refetch(), query.refetch()])}
            busy={failed.isFetching}
          />
        </div>
      )}
      {mapped.length > 0 && (hasAll || isMissing) && (
        <FieldMapParts {...given} layers={layers} dialogs={dialogs} />
      )}
      {hasAll && mapped.length === 0 && (
        <NoField text={t`Describe your first field, and draw here where it lies.`} />
      )}
      {!hasAll && !isMissing && <MapSkeleton />}
    </>
  );
}
