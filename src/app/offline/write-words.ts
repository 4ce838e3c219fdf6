import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { fieldsQuery } from "#src/features/fields/api.ts";
import type { Write } from "#src/shared/outbox.ts";
import { useWrites } from "#src/ui/use-outbox.ts";

const named = z.object({ name: z.string() });
const titled = z.object({ title: z.string() });
const readName = (body: unknown) => named.safeParse(body).data?.name;
const readTitle = (body: unknown) => titled.safeParse(body).data?.title;

/** What the field is called that a write is about: in the write itself, by the server, or in one that waits. */
function useFindFieldName(): (write: Write) => string | undefined {
  const client = useQueryClient();
  const writes = useWrites().filter(({ kind }) => kind === "field");
  return ({ kind, about, body }) => {
    const own = kind === "field" ? readName(body) : undefined;
    const stored = client.getQueryData(fieldsQuery.queryKey)?.find(({ id }) => id === about);
    const waiting = writes.findLast((write) => write.about === about && readName(write.body));
    return own ?? stored?.name ?? readName(waiting?.body);
  };
}

/** What a write is to the person who made it. */
export function useWriteName(): (write: Write) => string {
  const { t } = useLingui();
  const findField = useFindFieldName();
  return (write) => {
    const { kind, form } = write;
    const title = form?.["title"];
    const field = findField(write);
    const listing = readTitle(write.body);
    switch (kind) {
      case "blog":
        return typeof title === "string" ? t`Your post “${title}”` : t`Your post`;
      case "blog-edit":
        return typeof title === "string"
          ? t`Your changes to “${title}”`
          : t`Your changes to a post`;
      case "blog-removal":
        return t`Deleting your post`;
      case "like":
        return t`Your like of a post`;
      case "comment":
        return t`Your comment`;
      case "comment-edit":
        return t`Your changes to a comment`;
      case "comment-removal":
        return t`Deleting your comment`;
      case "report":
        return t`Your report`;
      case "appeal":
        return t`Your words to the operator`;
      case "field":
        return field ? t`Your field “${field}”` : t`A change of your fields`;
      case "field-map":
        return field ? t`The map of “${field}”` : t`A change of your field map`;
      case "harvest":
        return t`A harvest or a cost`;
      case "price":
        return t`How you sell a crop, or a price to be told of`;
      case "cart":
        return t`A change of your cart`;
      case "order":
        return t`Your order`;
      case "order-step":
        return t`A step of an order`;
      case "rating":
        return t`Your rating`;
      case "pest-count":
        return field ? t`Pests counted on “${field}”` : t`What you counted of a pest`;
      case "soil":
        return field ? t`The soil of “${field}”` : t`What you told of your soil`;
      case "scheme":
        return t`An answer or a paper for the schemes`;
      case "farm":
        return t`Your farm profile`;
      case "name":
        return t`Your name`;
      case "notification":
        return t`What you have read`;
      case "question":
        return t`A question to the assistant`;
      case "wish":
        return t`A heart on the market`;
      case "listing":
        return listing ? t`Your listing “${listing}”` : t`A change of what you sell`;
      case "widgets":
        return t`The cards of your dashboard`;
      case "irrigation":
        return field ? t`Water for “${field}”` : t`What you told of the water of a field`;
    }
  };
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
