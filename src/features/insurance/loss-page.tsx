import { useLingui } from "@lingui/react/macro";
import { ChevronRight, Phone, Plus } from "lucide-react";
import { lossChannels } from "#content/loss-channels.ts";
import { useFields } from "#src/features/fields/api.ts";
import { useSession } from "#src/features/session/api.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { FailedState } from "#src/ui/empty-state.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Page } from "#src/ui/page.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { BackLinkSection } from "./back-link-section.tsx";
import { useLossReports } from "./loss-api.ts";
import { LossTimeLeft } from "./loss-countdown-section.tsx";
import { getCause, openLossReport } from "./loss-rules.ts";
import type { LossReport } from "./loss-schema.ts";
import { LossStartForm } from "./loss-start-form.tsx";
import { causeWords, useMomentText } from "./loss-words.ts";

// Shown only when a report is open, and by far the largest part of the page.
const LossReportSection = lazyView(
  async () => (await import("./loss-report-section.tsx")).LossReportSection,
  <Skeleton className="h-40 rounded-card" />,
);

const { helpline } = lossChannels;
const helplineNumber = helpline.shown;

type KeptListProps = { reports: LossReport[]; onOpen: (id: string) => void };

function KeptList({ reports, onOpen }: KeptListProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const getMomentText = useMomentText();
  return (
    <section>
      <h2 className="mb-3 text-xl">{t`Reports on this device`}</h2>
      <ul className="grid gap-3">
        {reports.map((report) => {
          const { id, happenedAt } = report;
          const cause = getCause(report);
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="flex min-h-12 w-full items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-left hover:border-leaf-600 hover:bg-leaf-100"
              >
                <span className="min-w-0 grow leading-snug">
                  <strong className="block break-words">
                    {cause ? i18n._(causeWords[cause]) : t`Loss`}
                    {report.place && `, ${report.place}`}
                  </strong>
                  <span className="text-copy text-quiet tabular-nums">
                    {getMomentText(new Date(happenedAt))}
                    {" · "}
                    <LossTimeLeft happenedAt={happenedAt} now={now} />
                  </span>
                </span>
                <ChevronRight aria-hidden size={20} className="shrink-0 text-quiet" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type LossPageProps = {
  openId: string | null;
  onOpen: (id: string | null) => void;
};

/** Reports of losses: started here, kept here, and told by the farmer to whom it concerns. */
export function LossPage({ openId, onOpen }: LossPageProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { user } = useSession();
  const uid = user?.uid ?? "";
  const { fields } = useFields();
  const { reports, failure, save, putAway, readAgain } = useLossReports(uid);
  const shown = (reports ?? []).filter(({ removedAt }) => removedAt === null);
  const opened = shown.find(({ id }) => id === openId);
  const active = fields.filter(
    ({ id, archivedDate }) => archivedDate === null || id === opened?.field,
  );
  const start = (happened: string) => {
    const id = makeClientId();
    const farmer = user?.displayName ?? "";
    save(openLossReport({ id, uid, farmer, happened, now: new Date() }));
    onOpen(id);
  };
  const remove = (report: LossReport) => {
    putAway(report);
    onOpen(null);
    toast.show({
      text: t`The report is removed.`,
      action: {
        label: t`Undo`,
        onPress: () => {
          save({ ...report, removedAt: null });
          onOpen(report.id);
        },
      },
    });
  };
  const draw = () => {
    if (!reports) {
      return failure ? (
        <FailedState
          title={t`The reports on this device could not be read`}
          text={t`The browser does not let the page keep anything. A private window, or a device without room, can be the reason.`}
          retryLabel={t`Try again`}
          onRetry={readAgain}
        />
      ) : (
        <div role="status">
          <span className="sr-only">{t`Loading...`}</span>
          <Skeleton className="h-40 rounded-card" />
        </div>
      );
    }
    return (
      <div className="grid gap-6">
        <Failure>
          {Boolean(failure) &&
            t`This device could not keep the last change. Leave the page open, make room, and type once more.`}
        </Failure>
        {opened ? (
          <LossReportSection
            key={opened.id}
            report={opened}
            fields={active}
            onSave={save}
            onRemove={() => remove(opened)}
          />
        ) : (
          <>
            <LossStartForm onStart={start} />
            {shown.length > 0 && <KeptList reports={shown} onOpen={onOpen} />}
          </>
        )}
      </div>
    );
  };
  return (
    <Page
      back={<BackLinkSection title={t`Report a crop loss`} />}
      title={t`Report a crop loss`}
      subtitle={t`Gathers your report and counts the 72 hours.`}
      actions={
        opened && (
          <Button
            variant="quiet"
            icon={<Plus aria-hidden size={20} />}
            onClick={() => onOpen(null)}
          >
            {t`Another report`}
          </Button>
        )
      }
    >
      <p className="mb-4 max-w-[68ch]">
        <strong>{t`You must call. We cannot.`}</strong>{" "}
        <span className="text-quiet">
          {t`What you write is kept on this device, also without a network.`}
        </span>
      </p>
      {!opened && helpline.href && (
        <a href={helpline.href} className={`${buttonLook("primary")} mb-4 max-sm:w-full`}>
          <Phone aria-hidden size={20} />
          {t`Call ${helplineNumber}`}
        </a>
      )}
      {draw()}
    </Page>
  );
}
