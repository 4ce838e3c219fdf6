import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { Link, useSearch } from "wouter";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Page } from "#src/ui/page.tsx";
import type { FieldStandingPart } from "./field-card.tsx";
import { FieldList } from "./field-list.tsx";
import type { ShownField } from "./writes.ts";

// Most look and leave; the forms come with the first press.
const FieldDialog = lazyView(async () => (await import("./field-dialog.tsx")).FieldDialog);
const SeasonDialog = lazyView(async () => (await import("./season-dialog.tsx")).SeasonDialog);

type Opened = { kind: "add" } | { kind: "edit" | "season"; field: ShownField };

/**
 * The farm's fields: what grows where, how it stands, and what is to be done next.
 * @param props.Standing how far a field has come, from what all features know of it
 */
export function FieldsPage({ Standing }: { Standing: FieldStandingPart }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened | null>(
    useSearch() === "new" ? { kind: "add" } : null,
  );
  const close = () => setOpened(null);
  const add = () => setOpened({ kind: "add" });
  return (
    <Page
      title={t`Your fields`}
      subtitle={t`How each field stands, and what is next.`}
      actions={
        <>
          <Link
            href="/harvests"
            className={buttonLook("quiet", "normal", "max-sm:grow max-sm:px-4")}
          >
            {t`Harvests and costs`}
          </Link>
          <Button
            icon={<Plus aria-hidden size={20} />}
            className="max-sm:grow max-sm:px-4"
            aria-haspopup="dialog"
            onClick={add}
          >
            {t`Add field`}
          </Button>
        </>
      }
    >
      <FieldList
        Standing={Standing}
        onAdd={add}
        onEdit={(field) => setOpened({ kind: "edit", field })}
        onSeason={(field) => setOpened({ kind: "season", field })}
      />
      <Suspense>
        {opened?.kind === "add" && <FieldDialog field={null} onClose={close} />}
        {opened?.kind === "edit" && <FieldDialog field={opened.field} onClose={close} />}
        {opened?.kind === "season" && <SeasonDialog field={opened.field} onClose={close} />}
      </Suspense>
    </Page>
  );
}
