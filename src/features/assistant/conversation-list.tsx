import { Trans, useLingui } from "@lingui/react/macro";
import { MessageSquarePlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatAge } from "#src/shared/short-times.ts";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { useRemoveConversation } from "./api.ts";
import type { ConversationHead } from "./schema.ts";

type ConversationListProps = {
  conversations: readonly ConversationHead[];
  openId: string;
  onOpen: (id: string) => void;
  onNew: () => void;
};

/** The farmer's conversations: open one, begin another, delete one. */
export function ConversationList(props: ConversationListProps) {
  const { conversations, openId, onOpen, onNew } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const toast = useToast();
  const remove = useRemoveConversation();
  const [doomed, setDoomed] = useState<ConversationHead | null>(null);
  const handleRemove = () => {
    if (!doomed) return;
    remove.mutate(doomed.id, {
      onSuccess: () => {
        setDoomed(null);
        if (doomed.id === openId) onNew();
        toast.show({ text: t`The conversation is deleted.` });
      },
      onError: (error) => {
        console.error("[assistant] deleting failed", error);
        toast.show({ text: t`It could not be deleted. Try again in a moment.`, tone: "bad" });
      },
    });
  };
  return (
    <nav aria-label={t`Conversations`}>
      <Button
        variant="quiet"
        className="w-full"
        icon={<MessageSquarePlus aria-hidden size={20} />}
        onClick={onNew}
      >
        <Trans>New conversation</Trans>
      </Button>
      <ul className="mt-3 grid grid-cols-1 gap-1">
        {conversations.map((each) => (
          <li
            key={each.id}
            className={classNames(
              "flex min-w-0 items-center rounded-control",
              each.id === openId ? "bg-leaf-100" : "hover:bg-leaf-100/60",
            )}
          >
            <button
              type="button"
              aria-current={each.id === openId}
              onClick={() => onOpen(each.id)}
              className="min-h-14 min-w-0 grow rounded-control px-3 py-2 text-left"
            >
              <span className="block truncate font-medium">{each.title}</span>
              <span className="block text-sm text-quiet">
                {formatAge(new Date(each.askedDate), language, now)}
              </span>
            </button>
            <button
              type="button"
              aria-label={t`Delete: ${each.title}`}
              onClick={() => setDoomed(each)}
              className="grid size-12 shrink-0 place-items-center rounded-full text-quiet hover:bg-chilli-100 hover:text-chilli-600"
            >
              <Trash2 aria-hidden size={18} />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        size="small"
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t`Delete this conversation?`}
        footer={
          <>
            <Button variant="quiet" onClick={() => setDoomed(null)}>
              <Trans>Keep it</Trans>
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={handleRemove}>
              <Trans>Yes, delete it</Trans>
            </Button>
          </>
        }
      >
        <p className="break-words">
          <Trans>“{doomed?.title}” goes with all its answers, for good.</Trans>
        </p>
      </Dialog>
    </nav>
  );
}
