import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { use } from "react";
import { fieldsQuery } from "#src/features/fields/api.ts";
import { applyWaiting, fieldWrites } from "#src/features/fields/writes.ts";
import type { Write } from "#src/shared/outbox.ts";
import { readCommand } from "#src/shared/writes.ts";
import { useWaiting } from "#src/ui/use-outbox.ts";
import { loadKind } from "./write-registry.ts";

const unread = msg`A change that another version of the app has kept`;

/** What a write is to the person who made it; what words it is fetched when it is first looked at. */
export function useWriteName(write: Write): string {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const waiting = useWaiting(fieldWrites);
  const writes = use(loadKind(write.kind));
  const command = writes && readCommand(writes, write);
  if (!writes || command === null) return i18n._(unread);
  const fields = applyWaiting(client.getQueryData(fieldsQuery.queryKey) ?? [], waiting);
  const findField = (id: string) => fields.find((field) => field.id === id)?.name;
  return i18n._(writes.getName(command, findField));
}

/** Why the server did not take it, in words. */
export function useRefusalWords(): (code: string) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case "not-found":
        return t`What it belongs to is no longer there.`;
      case "too-large":
        return t`The picture is too large. Choose one of at most 15 MB and 50 million pixels.`;
      case "unsupported-media":
        return t`The picture cannot be read. Choose a JPEG, PNG or WebP picture.`;
      case "picture-quota-reached":
        return t`You have sent very many pictures. Those in no post or listing are removed within a day; send more then.`;
      case "conflict":
        return t`It was changed elsewhere in the meantime.`;
      case "address-not-proven":
        return t`Confirm your e-mail address first, then do it again.`;
      case "not-allowed":
        return t`You are not allowed to do this.`;
      default:
        return t`The server did not take it as it is.`;
    }
  };
}
