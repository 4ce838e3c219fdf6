import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Flag, Pencil, Trash2 } from "lucide-react";
import { type ComponentType, Suspense, useState } from "react";
import type { HiddenThing } from "#src/features/moderation/schema.ts";
import { formatDate } from "#src/shared/dates.ts";
import { getNameWords } from "#src/shared/name-words.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { IconButton } from "#src/ui/button.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { ownCommentQuery, useEditComment } from "./comment-api.ts";
import { CommentForm } from "./comment-form.tsx";
import type { ShownComment } from "./writes.ts";

/** Changes one's own comment, upon the words that stood there when it was opened. */
function CommentEditForm(props: { comment: ShownComment; postId: string; onClose: () => void }) {
  const { comment, postId, onClose } = props;
  const { id, text } = comment;
  const { t } = useLingui();
  const client = useQueryClient();
  const [version, setVersion] = useState(comment.version);
  const meetOther = async () => {
    const stored = await client.fetchQuery({ ...ownCommentQuery(id), staleTime: 0 });
    if (!stored) return undefined;
    setVersion(stored.version);
    return stored.text;
  };
  return (
    <CommentForm
      label={t`Your comment`}
      submitLabel={t`Save`}
      write={useEditComment(postId)}
      toChange={(changed) => ({ id, text: changed, version })}
      {...{ text, onClose, meetOther }}
    />
  );
}

type CommentItemProps = {
  comment: ShownComment;
  postId: string;
  /** Null while it is not known whose it is. */
  isOwn: boolean | null;
  onRemove: () => void;
  onReport: () => void;
  /** Tells its author when others do not see it. */
  HiddenSection: ComponentType<HiddenThing>;
};

function CommentItem(props: CommentItemProps) {
  const { comment, postId, isOwn, onRemove, onReport, HiddenSection } = props;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const item = useSwapFocus<HTMLLIElement>(isEditing);
  const [now] = useState(() => new Date());
  const authorName = getNameWords(i18n, { name: comment.authorName });
  const date = formatDate(new Date(comment.postedDate), language, now);
  return (
    <li ref={item} className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="flex items-center gap-2.5">
        <Avatar name={authorName} size="small" />
        <p className="min-w-0 grow leading-tight">
          <span className="block truncate font-medium">{authorName}</span>
          <span className="text-sm text-quiet">
            <time dateTime={comment.postedDate}>{date}</time>
            {comment.editedDate && <> · {t`edited`}</>}
          </span>
        </p>
        <div className="-mr-3 flex min-h-12 shrink-0 text-quiet">
          {isOwn === true && !isEditing && (
            <>
              <IconButton
                label={t`Edit your comment`}
                icon={<Pencil aria-hidden size={18} />}
                className="text-quiet"
                onClick={() => setEditing(true)}
              />
              <IconButton
                label={t`Delete your comment`}
                icon={<Trash2 aria-hidden size={18} />}
                className="text-quiet"
                aria-haspopup="dialog"
                onClick={onRemove}
              />
            </>
          )}
          {isOwn === false && (
            <IconButton
              label={t`Report the comment of ${authorName}`}
              icon={<Flag aria-hidden size={18} />}
              className="text-quiet"
              aria-haspopup="dialog"
              onClick={onReport}
            />
          )}
        </div>
      </div>
      <div className="mt-1.5 sm:pl-10.5">
        {isEditing ? (
          <CommentEditForm {...{ comment, postId }} onClose={() => setEditing(false)} />
        ) : (
          <p lang={comment.language} className="max-w-[68ch] break-words whitespace-pre-line">
            {comment.text}
          </p>
        )}
        {comment.waiting && (
          <div className="mt-2">
            <WaitingChip isRefused={comment.waiting === "refused"} />
          </div>
        )}
        {isOwn === true && (
          <Suspense>
            <HiddenSection
              kind="comment"
              targetId={comment.id}
              isHidden={false}
              className="mt-2.5"
            />
          </Suspense>
        )}
      </div>
    </li>
  );
}

type CommentListProps = {
  comments: ShownComment[];
  ownIds: readonly string[] | undefined;
  onRemove: (id: string) => void;
  onReport: (id: string) => void;
} & Pick<CommentItemProps, "postId" | "HiddenSection">;

/** Comments, oldest first; one's own can be changed, those of others reported. */
export function CommentList(props: CommentListProps) {
  const { comments, ownIds, postId, onRemove, onReport, HiddenSection } = props;
  return (
    <ul>
      {comments.map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          isOwn={ownIds ? ownIds.includes(comment.id) : null}
          onRemove={() => onRemove(comment.id)}
          onReport={() => onReport(comment.id)}
          {...{ postId, HiddenSection }}
        />
      ))}
    </ul>
  );
}
