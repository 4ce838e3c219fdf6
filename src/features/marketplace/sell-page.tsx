import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import { useSession } from "#src/features/session/api.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { readDraft, writeDraft } from "#src/shared/draft.ts";
import type { Language } from "#src/shared/language.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm, focusFault } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { FootBar } from "#src/ui/foot-bar.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Page } from "#src/ui/page.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useTitle } from "#src/ui/use-title.ts";
import { productQuery } from "./api.ts";
import {
  type DraftFaults,
  findWrongStep,
  type ListingDraft,
  type ListingStep,
  listingDraft,
  listingSteps,
  openDraft,
  pickFaults,
  readListing,
  readListingRefusal,
  toDraft,
} from "./form-rules.ts";
import { useWriteListing } from "./listing-api.ts";
import { ListingForm } from "./listing-form.tsx";
import { MarketBackSection } from "./market-back-section.tsx";
import type { ProductDetail } from "./schema.ts";
import { useListingText } from "./use-listing-text.ts";

const listingsPath = "/marketplace/listings";

const readNow = (draft: ListingDraft, language: Language, isSold = true) =>
  readListing(draft, { language, today: isSold ? getLocalDay(new Date()) : null });

/** How far a new listing is, as a row of bars. */
function ListingSteps({ at, head }: { at: number; head: RefObject<HTMLParagraphElement | null> }) {
  const { t } = useLingui();
  const [count, number] = [listingSteps.length, at + 1];
  return (
    <div>
      <p ref={head} tabIndex={-1} className="text-copy font-medium text-quiet outline-none">
        {t`Step ${number} of ${count}`}
      </p>
      <div aria-hidden className="mt-2 grid grid-cols-3 gap-1.5">
        {listingSteps.map((step, index) => (
          <span
            key={step}
            className={`h-1.5 rounded-full ${index <= at ? "bg-leaf-700" : "bg-soil-300"}`}
          />
        ))}
      </div>
    </div>
  );
}

type EditorProps = { listing: ProductDetail | null };

/** Writes a listing. What was typed outlives the page and a failed send. */
function Editor({ listing }: EditorProps) {
  const { t } = useLingui();
  const [, go] = useLocation();
  const client = useQueryClient();
  const language = useLanguage();
  const wordListing = useListingText();
  const uid = useSession().user?.uid ?? "";
  const draftName = `listingDraft:${uid}`;
  const form = useRef<HTMLFormElement>(null);
  const { draft, faults, setFaults, change } = useDraft(
    () =>
      listing
        ? toDraft(listing)
        : (readDraft(draftName, listingDraft) ?? openDraft(makeClientId())),
    (typed) => readNow(typed, language),
    (typed) => {
      if (!listing) writeDraft(draftName, typed);
    },
  );
  // A new listing is asked for step by step; of a stored one all stands there to be changed.
  const [step, setStep] = useState<ListingStep>("goods");
  const at = listingSteps.indexOf(step);
  const [previous, next] = listing ? [] : [listingSteps[at - 1], listingSteps[at + 1]];
  const mark = (found: DraftFaults) => {
    setFaults(found);
    setStep(findWrongStep(found) ?? step);
    focusFault(form.current);
  };
  const head = useRef<HTMLParagraphElement>(null);
  const goTo = (other: ListingStep) => {
    // Before the next key: a frame later it would take the focus from wherever Tab has led meanwhile.
    flushSync(() => setStep(other));
    window.scrollTo({ top: 0, behavior: "instant" });
    head.current?.focus({ preventScroll: true });
  };
  const goOn = (following: ListingStep) => {
    const found = pickFaults(readNow(draft, language).faults, step);
    mark(found);
    if (Object.keys(found).length === 0) goTo(following);
  };
  const wrong = t`Something is not right yet. It is marked below.`;
  // What it was opened upon, whatever comes meanwhile.
  const [version, setVersion] = useState(listing?.version ?? 0);
  const meetOther = async (id: string) => {
    const stored = await client.fetchQuery({ ...productQuery(id, language), staleTime: 0 });
    if (!stored) return undefined;
    setVersion(stored.version);
    return wordListing(stored);
  };
  const { save, isBusy, failure } = useSaving(useWriteListing(language), {
    wordFailure: useSaveFailure({
      conflict: t`This listing was changed in another window. Open it again and repeat your changes.`,
      "not-found": t`This listing is not there any more.`,
      "invalid-input": wrong,
    }),
    onSaved() {
      if (!listing) writeDraft(draftName, null);
    },
    onClose: () => go(listingsPath),
    meetOther: listing ? () => meetOther(listing.id) : undefined,
    onRefused: (error) => mark(readListingRefusal(error)),
  });
  const send = (status: "live" | "draft") => {
    const isSold = status === "live" && (!listing || listing.status === "live");
    const { input, faults: found } = readNow(draft, language, isSold);
    mark(found);
    if (!input) return;
    const text = wordDone(status);
    if (listing) {
      const { id } = listing;
      save({ kind: "edit", id, input: { ...input.listing, version } }, { text });
    } else {
      const { stock } = input;
      save({ kind: "add", input: { ...input.listing, id: draft.id, stock, status } }, { text });
    }
  };
  const wordDone = (status: "live" | "draft") => {
    if (listing) return t`Your changes are saved.`;
    return status === "live" ? t`It is on sale now.` : t`Your draft is saved. Only you see it.`;
  };
  return (
    <CheckedForm
      ref={form}
      onSubmit={() => (next ? goOn(next) : send("live"))}
      className="grid max-w-3xl gap-5"
    >
      {!listing && <ListingSteps at={at} head={head} />}
      <Failure>{Object.keys(faults).length > 0 ? wrong : failure}</Failure>
      <ListingForm
        {...{ draft, faults }}
        step={listing ? null : step}
        withStock={!listing}
        onChange={change}
      />
      <FootBar className="flex flex-wrap gap-3 max-sm:-mx-4 max-sm:*:grow">
        {previous && (
          <Button
            variant="quiet"
            icon={<ArrowLeft aria-hidden size={20} />}
            onClick={() => goTo(previous)}
          >
            {t`Back`}
          </Button>
        )}
        {!listing && !next && (
          <Button variant="quiet" busy={isBusy} onClick={() => send("draft")}>
            {t`Save as a draft`}
          </Button>
        )}
        <Button type="submit" busy={isBusy}>
          {next ? t`Next` : listing ? t`Save changes` : t`Put on sale`}
        </Button>
      </FootBar>
    </CheckedForm>
  );
}

/** Changes a stored listing, once it is loaded. */
function ChangedListing({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useQuery({ ...productQuery(id, useLanguage()), staleTime: 0 });
  // Only as it is now: an older copy would be refused when it is sent.
  const [begun, setBegun] = useState<ProductDetail | null>(null);
  const listing = query.data;
  if (!begun && listing?.isOwn && !query.isFetching) setBegun(listing);
  if (begun) return <Editor listing={begun} />;
  const isGone = listing === null || (listing && !listing.isOwn);
  if (isGone) return <Banner tone="warn">{t`You have no such listing.`}</Banner>;
  if (query.isError || query.fetchStatus === "paused") {
    return (
      <LoadFailed
        title={t`The listing could not be loaded`}
        error={query.error ?? new TypeError("offline")}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  }
  return (
    <div role="status" className="grid max-w-3xl gap-4">
      <span className="sr-only">{t`Loading the listing`}</span>
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </div>
  );
}

/** A new listing, or a stored one to be changed. */
export function SellPage(props: { listingId: string | null; askedName: ReactNode }) {
  const { listingId, askedName } = props;
  const { t } = useLingui();
  const title = listingId ? t`Change your listing` : t`Sell something`;
  useTitle(title);
  return (
    <Page
      back={<MarketBackSection />}
      title={title}
      subtitle={
        listingId
          ? t`Buyers see your changes at once.`
          : t`What you type is kept on this device until you list it.`
      }
    >
      {askedName}
      {listingId ? <ChangedListing key={listingId} id={listingId} /> : <Editor listing={null} />}
    </Page>
  );
}
