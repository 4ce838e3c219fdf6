import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Map as MapIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useFields } from "#src/features/fields/api.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { NotLoadedInCard } from "#src/ui/not-loaded.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { toneGrounds } from "#src/ui/tones.ts";
import { useWidth } from "#src/ui/use-width.ts";
import { useFieldMap } from "./api.ts";
import { FieldShapeList, type ShownShape } from "./field-shape-list.tsx";
import { type Layer, listWorst } from "./layer-rules.ts";
import { levelTones, useScoutingLayer, useWaterLayer } from "./layer-words.ts";
import { getMiddle, listCorners } from "./polygon-rules.ts";
import type { Corner } from "./polygon-schema.ts";
import { openProjection } from "./projection-rules.ts";
import { fitView, toScreen } from "./view-rules.ts";

/** What the card will show, while no field is drawn. */
function Sketch() {
  return (
    <div
      aria-hidden
      className={`h-32 overflow-hidden rounded-control ${toneGrounds.leaf} [&>svg]:size-full`}
    >
      <PictureFrame>
        <path
          d="M-6 96q60-30 110-16t98-16 124-22"
          fill="none"
          strokeWidth="16"
          className="stroke-sky-300"
        />
        <g strokeWidth="3" strokeLinejoin="round">
          <path d="m24 14 84-10 14 46-86 26Z" className="fill-leaf-200 stroke-leaf-600" />
          <path d="m140 8 82-6 24 30-92 30Z" className="fill-marigold-100 stroke-marigold-500" />
          <path d="m118 98 96-24 20 58H112Z" className="fill-leaf-200 stroke-leaf-600" />
          <path d="m252 68 76-18v82h-66Z" className="fill-leaf-200 stroke-leaf-600" />
          <path d="M-6 128 70 96l26 40H-6Z" className="fill-soil-300 stroke-soil-600" />
        </g>
      </PictureFrame>
    </div>
  );
}

/** As low as a card of its own has it; beside a higher one there is more room. */
const leastHeight = 208;
const margin = { sides: 18, top: 18, bottom: 18 };
/** So many fields are told in words, too. */
const mostTold = 2;

/** The fields as they lie, without anything to press. */
function SmallMap({ shapes, states }: { shapes: ShownShape[]; states: Layer["states"] }) {
  const { t } = useLingui();
  const [measured, width, height] = useWidth(320);
  const corners = shapes.flatMap(({ boundary }) => listCorners(boundary.polygon));
  const { toPoint } = openProjection(getMiddle(corners));
  const frame = { width, height: height ?? leastHeight };
  const view = fitView(corners.map(toPoint), frame, margin);
  const place = (corner: Corner) => toScreen(view, frame, toPoint(corner));
  return (
    <div
      ref={measured}
      className="relative min-h-52 grow overflow-hidden rounded-control border border-line bg-raised"
    >
      <svg
        role="img"
        aria-label={t`Map of your fields, coloured by what stands worst`}
        className="absolute inset-0 size-full"
      >
        <FieldShapeList
          shapes={shapes}
          layer={{ name: null, states }}
          screen={{ place, frame, metresPerPixel: view.metresPerPixel }}
        />
      </svg>
    </div>
  );
}

function DrawnFields({ shapes, layers }: { shapes: ShownShape[]; layers: readonly Layer[] }) {
  const { t } = useLingui();
  const states = listWorst(layers);
  const known = [...states].flatMap(([id, state]) => {
    const shape = shapes.find(({ boundary }) => boundary.fieldId === id);
    return shape ? [{ id, name: shape.name, state }] : [];
  });
  const unknown = shapes
    .filter(({ boundary }) => !states.has(boundary.fieldId))
    .map(({ name, boundary }) => ({ id: boundary.fieldId, name, state: null }));
  return (
    <>
      <SmallMap shapes={shapes} states={states} />
      <ul className="mt-3.5 grid gap-2">
        {[...known, ...unknown].slice(0, mostTold).map(({ id, name, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 leading-snug">
            <span className="font-semibold break-words">{name}</span>
            <Chip tone={levelTones[state?.level ?? "unknown"]}>
              {state?.text ?? t`Nothing is known yet`}
            </Chip>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The fields as they lie, each coloured by what stands worst of it.
 * @param props.more layers of other features, beside the water and what was seen last
 */
export function FieldHealthMapCard(props: { action?: ReactNode; more: readonly Layer[] }) {
  const { t } = useLingui();
  const { fields } = useFields();
  const { query, boundaries, scoutings } = useFieldMap();
  const layers = [useWaterLayer(), useScoutingLayer(scoutings), ...props.more];
  const { data } = query;
  const shapes = boundaries.flatMap((boundary): ShownShape[] => {
    const field = fields.find(({ id }) => id === boundary.fieldId);
    return field && field.archivedDate === null ? [{ name: field.name, boundary }] : [];
  });
  const isEmpty = shapes.length === 0;
  return (
    <Card
      title={t`Field Health Map`}
      icon={<MapIcon aria-hidden size={22} />}
      action={props.action}
      className="flex h-full flex-col"
    >
      {data && isEmpty && (
        <>
          <Sketch />
          <p className="mt-4 leading-snug">
            <Trans>Your fields from above, coloured by water, pests and soil.</Trans>
          </p>
        </>
      )}
      {!isEmpty && <DrawnFields shapes={shapes} layers={layers} />}
      {isEmpty && (
        <NotLoadedInCard
          query={query}
          words={{
            loading: t`Loading your field map…`,
            failed: t`Your field map could not be loaded. Try again in a moment.`,
            offline: t`There is no connection, and no field map is kept on this device yet.`,
          }}
        >
          <Skeleton className="h-40" />
          <Skeleton className="mt-4 h-5" />
        </NotLoadedInCard>
      )}
      {(data || !isEmpty) && (
        <div className="mt-auto pt-4">
          <Link href="/field-map" className={buttonLook("quiet")}>
            {isEmpty ? <Trans>Draw your first field</Trans> : <Trans>Open the map</Trans>}
            <ArrowRight aria-hidden size={18} />
          </Link>
        </div>
      )}
    </Card>
  );
}
