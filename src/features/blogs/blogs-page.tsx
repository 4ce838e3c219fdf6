import { useLingui } from "@lingui/react/macro";
import { Check, PenLine } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useSession } from "#src/features/session/api.ts";
import { Button } from "#src/ui/button.tsx";
import { SelectField } from "#src/ui/field.tsx";
import { Page } from "#src/ui/page.tsx";
import { SearchBox } from "#src/ui/search-box.tsx";
import { useDialog } from "#src/ui/use-dialog.ts";
import { useTypedSearch } from "#src/ui/use-typed-search.ts";
import type { BlogDialogProps } from "./blog-dialog.tsx";
import { BlogList } from "./blog-list.tsx";
import { useBlogCategoryOptions } from "./category-words.ts";
import { type BlogFilters, blogCategory, longestSearch } from "./schema.ts";
import { SentLateSection } from "./sent-late-section.tsx";

type BlogsPageProps = {
  filters: BlogFilters;
  onFilter: (next: BlogFilters) => void;
  WritingDialog: ComponentType<Omit<BlogDialogProps, "askedName">>;
};

/** What farmers write for each other, to be searched, read, liked and added to. */
export function BlogsPage({ filters, onFilter, WritingDialog }: BlogsPageProps) {
  const { t } = useLingui();
  const categories = useBlogCategoryOptions();
  const dialog = useDialog();
  // It stays once it was opened, and goes on sending when it is closed.
  const [isWriting, setIsWriting] = useState(false);
  if (dialog.open && !isWriting) setIsWriting(true);
  const uid = useSession().user?.uid;
  const search = useTypedSearch(filters.search ?? "", (text) =>
    onFilter({ ...filters, search: text || undefined }),
  );
  const clear = () => {
    search.clear();
    onFilter({});
  };
  return (
    <Page
      title={t`Blogs`}
      subtitle={t`What other farmers tried, and what came of it.`}
      actions={
        <Button
          icon={<PenLine aria-hidden size={20} />}
          aria-haspopup="dialog"
          onClick={dialog.show}
        >
          {t`Add Post`}
        </Button>
      }
    >
      <SearchBox
        label={t`Search posts`}
        placeholder={t`Search Post...`}
        submitLabel={t`Search`}
        value={search.typed}
        onChange={(text) => search.type(text.slice(0, longestSearch))}
        onSubmit={search.searchNow}
      />
      <div className="mt-3 mb-6 flex flex-wrap items-center gap-2.5">
        <SelectField
          label={t`Category`}
          labelHidden
          className="grow sm:w-64 sm:grow-0"
          placeholder={t`All Categories`}
          options={categories}
          value={filters.category ?? ""}
          onChange={({ target }) =>
            onFilter({ ...filters, category: blogCategory.safeParse(target.value).data })
          }
        />
        <Button
          variant="quiet"
          aria-pressed={filters.farm === "own"}
          icon={filters.farm && <Check aria-hidden size={18} />}
          className="font-medium aria-pressed:border-leaf-600 aria-pressed:bg-leaf-100 aria-pressed:text-leaf-800"
          onClick={() => onFilter({ ...filters, farm: filters.farm ? undefined : "own" })}
        >
          {t`My crops and district`}
        </Button>
        {(filters.search || filters.category || filters.farm) && (
          <Button variant="text" onClick={clear}>{t`Clear filters`}</Button>
        )}
      </div>
      <SentLateSection />
      <BlogList filters={filters} onClear={clear} onAdd={dialog.show} />
      {isWriting && (
        <WritingDialog key={uid} open={dialog.open} onShow={dialog.show} onClose={dialog.hide} />
      )}
    </Page>
  );
}
