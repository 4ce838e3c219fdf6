import { Trans, useLingui } from "@lingui/react/macro";
import { LandPlot } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { getLocalDay } from "#src/shared/days.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { useFields } from "./api.ts";
import { useSeasonText } from "./field-card.tsx";
import { useAreaText } from "./field-words.ts";

const atMost = 5;

/** The fields in few words, with the way to their page. */
export function OwnFieldsSection({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui();
  const { list, fields } = useFields();
  const getAreaText = useAreaText();
  const getSeasonText = useSeasonText();
  const [today] = useState(() => getLocalDay(new Date()));
  const shown = fields.filter(({ archivedDate }) => archivedDate === null);
  return (
    <section aria-labelledby="profile-fields" className="border-t border-line pt-5">
      <div className="mb-3 flex min-h-12 items-center gap-2.5">
        <LandPlot aria-hidden size={22} className="shrink-0 text-leaf-700" />
        <h3 id="profile-fields" className="grow text-lg">
          <Trans>Fields</Trans>
        </h3>
        <Link href="/fields" className={buttonLook("text")} onClick={onLeave}>
          {shown.length === 0 ? t`Add your fields` : t`All fields`}
        </Link>
      </div>
      {shown.length > 0 && (
        <ul className="grid gap-2.5">
          {shown.slice(0, atMost).map((field) => (
            <li key={field.id} className="min-w-0 leading-snug break-words">
              <span className="font-medium">{field.name}</span>{" "}
              <span className="text-quiet">{getAreaText(field)}</span>
              <span className="block text-copy text-quiet">{getSeasonText(field, today)}</span>
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && list.isError && (
        <p className="text-copy text-quiet">
          <Trans>They could not be loaded just now.</Trans>
        </p>
      )}
    </section>
  );
}
