import { Plural, useLingui } from "@lingui/react/macro";
import { FolderCheck } from "lucide-react";
import { Card } from "#src/ui/card.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useReadyDocuments, useWriteReady } from "./api.ts";
import type { SchemeDetails } from "./detail-schema.ts";
import { documentWords } from "./detail-words.ts";
import { applyReady } from "./ready-rules.ts";

/** The papers of a scheme, each to be ticked when it is ready; the ticks stay. */
export function PapersSection({ scheme }: { scheme: SchemeDetails }) {
  const { t, i18n } = useLingui();
  const { query, documents } = useReadyDocuments();
  const write = useWriteReady();
  const { save, failure } = useSaving(write, { wordFailure: useSaveFailure() });
  // A tick is seen at once, a moment before it is kept.
  const shown = applyReady(documents ?? [], write.isPending ? [write.variables] : []);
  const own = shown.filter(({ schemeId }) => schemeId === scheme.id);
  const missing = scheme.documents.filter(
    (document) => !own.some((each) => each.document === document),
  ).length;
  return (
    <Card title={t`Papers`} icon={<FolderCheck aria-hidden size={22} />}>
      <p role="status" className="text-copy text-quiet">
        {documents &&
          (missing === 0 ? (
            t`Every paper is ready.`
          ) : (
            <Plural value={missing} one="# paper is missing" other="# papers are missing" />
          ))}
      </p>
      {documents === null && query.isError && (
        <p role="alert" className="text-copy text-chilli-600">
          {t`Which papers are ready could not be loaded.`}
        </p>
      )}
      <div className="mt-1 grid">
        {scheme.documents.map((document) => (
          <Checkbox
            key={document}
            label={i18n._(documentWords[document])}
            disabled={documents === null}
            checked={own.some((each) => each.document === document)}
            onChange={({ target }) =>
              save({ schemeId: scheme.id, document, isReady: target.checked })
            }
          />
        ))}
      </div>
      <Failure className="mt-2">{failure}</Failure>
    </Card>
  );
}
