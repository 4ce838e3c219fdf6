import { useSession } from "#src/features/session/api.ts";
import type { AppErrorCode } from "#src/shared/app-error.ts";
import { readDraft, writeDraft } from "#src/shared/draft.ts";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useUpdateFarmProfile } from "./farm-api.ts";
import { farmDraft, openFarmDraft, readFarmDraft, readFarmRefusal } from "./farm-form-rules.ts";
import { useProfileFailure } from "./profile-words.ts";
import type { Profile } from "./schema.ts";

type Given = {
  saved: Profile | undefined;
  /** What the form says of a code itself. */
  failureWords?: { [code in AppErrorCode]?: string };
  meetOther?: () => Promise<string>;
  /** Whether what was typed stays where the form is left while it is sent, as when the session ended meanwhile. */
  staysWhenLeft?: boolean;
  /** Goes on, once it is saved or left. */
  onDone: () => void;
};

/** The answers about a farm: what was typed stays in this browser until it is saved, or thrown away. */
export function useFarmDraft(given: Given) {
  const { saved, failureWords, meetOther, staysWhenLeft = false, onDone } = given;
  const draftName = `farmDraft:${useSession().user?.uid ?? ""}`;
  const forget = () => writeDraft(draftName, null);
  const { setFaults, ...form } = useDraft(
    () => readDraft(draftName, farmDraft) ?? openFarmDraft(saved),
    readFarmDraft,
    (typed) => writeDraft(draftName, typed),
  );
  const leave = () => {
    forget();
    onDone();
  };
  const { save, isBusy, failure } = useSaving(useUpdateFarmProfile(), {
    wordFailure: useProfileFailure(failureWords),
    meetOther,
    ...(staysWhenLeft ? {} : { onSaved: forget }),
    onClose: leave,
    onRefused: (error) => setFaults(readFarmRefusal(error)),
  });
  return { ...form, save, isBusy, failure, leave };
}
