import { Plural, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatDate, formatTime } from "#src/shared/dates.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useChange } from "#src/ui/use-change.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { useFields, useWriteField } from "./api.ts";
import { FieldCard, type FieldStandingPart } from "./field-card.tsx";
import { useAreaText, useFieldFailure } from "./field-words.ts";
import { isRemoved } from "./rules.ts";
import type { ShownField } from "./writes.ts";

// Seldom needed: it comes with the first press.
const RemovalDialog = lazyView(
  async () => (await import("./removal-dialog.tsx")).RemovalDialog,
  null,
);

const grid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5";

/** Puts a field away or deletes it, with the way back in the message, and brings it back. */
function useArchive() {
  const { t } = useLingui();
  const change = useChange(useWriteField(), useFieldFailure());
  const restore = ({ id, name }: ShownField) =>
    change({ kind: "restore", fieldId: id }, { text: t`“${name}” is back.`, tone: "good" });
  const archive = (field: ShownField) => {
    const { id, name } = field;
    const text = t`“${name}” is archived. Nothing of it is lost.`;
    const undo = () => restore(field);
    change({ kind: "archive", fieldId: id }, { text, undo, isSaidAtOnce: true });
  };
  const remove = (field: ShownField) => {
    const { id, name } = field;
    const text = t`“${name}” is deleted in a day.`;
    const undo = () => restore(field);
    change({ kind: "remove", fieldId: id }, { text, undo, isSaidAtOnce: true });
  };
  return { archive, restore, remove };
}

/** When a deleted field goes for good. */
function RemovalLine({ removalDate }: { removalDate: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const moment = new Date(removalDate);
  const day = formatDate(moment, language, useNow());
  const time = formatTime(moment, language);
  return (
    <span className="block text-copy text-chilli-600">{t`Deleted for good on ${day}, ${time}`}</span>
  );
}

function ArchivedList(props: {
  fields: ShownField[];
  onRestore: (field: ShownField) => void;
  onRemove: (field: ShownField) => void;
}) {
  const { fields, onRestore, onRemove } = props;
  const { t } = useLingui();
  const getAreaText = useAreaText();
  const [asked, setAsked] = useState<ShownField | null>(null);
  return (
    <details className="mt-8">
      <summary className="min-h-12 cursor-pointer rounded-control py-3 font-semibold text-leaf-700">
        <Plural value={fields.length} one="# archived field" other="# archived fields" />
      </summary>
      <ul className="mt-2 grid gap-3">
        {fields.map((field) => {
          const { id, name, removalDate } = field;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 py-3"
            >
              <p className="min-w-0 grow break-words">
                <span className="font-semibold">{name}</span>{" "}
                <span className="text-quiet">{getAreaText(field)}</span>
                {removalDate && <RemovalLine removalDate={removalDate} />}
              </p>
              <Button
                variant="quiet"
                aria-label={t`Bring back: ${name}`}
                onClick={() => onRestore(field)}
              >
                {t`Bring back`}
              </Button>
              {!removalDate && (
                <Button
                  variant="text"
                  aria-haspopup="dialog"
                  aria-label={t`Delete: ${name}`}
                  onClick={() => setAsked(field)}
                >
                  {t`Delete`}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked && (
        <RemovalDialog
          field={asked}
          onClose={() => setAsked(null)}
          onRemove={() => {
            onRemove(asked);
            setAsked(null);
          }}
        />
      )}
    </details>
  );
}

type FieldListProps = {
  Standing: FieldStandingPart;
  onAdd: () => void;
  onEdit: (field: ShownField) => void;
  onSeason: (field: ShownField) => void;
};

/** The farmer's fields as cards, those put away under them. */
export function FieldList({ Standing, onAdd, onEdit, onSeason }: FieldListProps) {
  const { t } = useLingui();
  const { list, fields } = useFields();
  const { archive, restore, remove } = useArchive();
  const now = useNow();
  const [today] = useState(() => getLocalDay(new Date()));
  const isOffline = list.isPending && list.fetchStatus === "paused";
  const isMissing = !list.data && (isOffline || list.isError);
  if (list.isPending && !isMissing && fields.length === 0) {
    return (
      <div role="status">
        <span className="sr-only">{t`Loading your fields…`}</span>
        <div aria-hidden className={grid}>
          <Skeleton className="h-110 rounded-card" />
          <Skeleton className="h-110 rounded-card" />
        </div>
      </div>
    );
  }
  const shown = fields.filter(({ archivedDate }) => archivedDate === null);
  const archived = fields.filter((field) => field.archivedDate !== null && !isRemoved(field, now));
  return (
    <>
      {isMissing && (
        <div className="mb-5">
          <LoadFailed
            title={t`Your fields could not be loaded`}
            error={list.error ?? new TypeError("offline")}
            onRetry={() => void list.refetch()}
            busy={list.isFetching}
          />
        </div>
      )}
      {shown.length > 0 && (
        <ul className={grid}>
          {shown.map((field) => (
            <FieldCard
              key={field.id}
              field={field}
              today={today}
              Standing={Standing}
              onEdit={() => onEdit(field)}
              onSeason={() => onSeason(field)}
              onArchive={() => archive(field)}
            />
          ))}
        </ul>
      )}
      {shown.length === 0 && !isMissing && (
        <EmptyState
          picture={<Scene name="empty-field" />}
          title={t`No field yet`}
          text={t`Describe your first field, so that water, weather and advice fit it.`}
          action={<Button onClick={onAdd}>{t`Add a field`}</Button>}
        />
      )}
      {archived.length > 0 && (
        <ArchivedList fields={archived} onRestore={restore} onRemove={remove} />
      )}
    </>
  );
}
