import { useLingui } from "@lingui/react/macro";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import type { WaitingComment } from "./comment-api.ts";

/** The farmer's own comments that the server does not have yet, after all others. */
export function WaitingCommentList({ comments }: { comments: WaitingComment[] }) {
  const { t } = useLingui();
  if (comments.length === 0) return null;
  return (
    <ul aria-label={t`Waiting to be sent`}>
      {comments.map(({ id, text, language, isRefused }) => (
        <li key={id} className="border-t border-line py-4">
          <WaitingChip isRefused={isRefused} />
          <p lang={language} className="mt-2 max-w-[68ch] break-words whitespace-pre-line">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
