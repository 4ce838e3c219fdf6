import type { QueryClient } from "@tanstack/react-query";
import type { Sent } from "#src/shared/outbox.ts";

/** The plans of the fields' water, which follow whatever changes in the fields. */
const waterKey = ["farm-place", "irrigation"];
/** What threatens the fields, which follows them too. */
const pestKey = ["farm-place", "pests"];
/** The mandis near the farm, of the crops on its fields. */
const pricesKey = ["farm-place", "prices"];

/** Takes the server's answer to a write into what is shown; the cards of the dashboard alone come without it. */
export async function applySentWrite(client: QueryClient, sent: Sent): Promise<void> {
  const { write, answer } = sent;
  // What was done or told changes what there is to do.
  void client.invalidateQueries({ queryKey: ["farm-place", "recommendations"] });
  switch (write.kind) {
    case "farm":
      return (await import("#src/features/profile/sent-api.ts")).applySentFarm(client, answer);
    case "field":
      // Other fields, other alerts and another need of water.
      void client.invalidateQueries({ queryKey: ["notifications"] });
      void client.invalidateQueries({ queryKey: waterKey });
      void client.invalidateQueries({ queryKey: pricesKey });
      void client.invalidateQueries({ queryKey: pestKey });
      return (await import("#src/features/fields/api.ts")).applySentField(client, answer);
    case "harvest":
      return (await import("#src/features/crops/api.ts")).applySentRecord(client, answer);
    case "field-map":
      return (await import("#src/features/fieldmap/api.ts")).applySentMap(client, answer);
    case "irrigation":
      // The flow of a field is measured there.
      if (write.path.endsWith("/flow")) void client.invalidateQueries({ queryKey: ["fields"] });
      return (await import("#src/features/irrigation/api.ts")).applySentWater(client, answer);
    case "pest-count":
      return (await import("#src/features/pests/api.ts")).applySentCount(client, answer);
    case "price":
      return (await import("#src/features/prices/api.ts")).applySentPrice(client, answer);
    case "question": {
      const { applySentQuestion } = await import("#src/features/assistant/api.ts");
      return applySentQuestion(client, write, answer);
    }
    case "soil":
      return (await import("#src/features/soil/api.ts")).applySentSoil(client, answer);
    case "scheme": {
      const { applySentScheme } = await import("#src/features/schemes/api.ts");
      return applySentScheme(client, { path: write.path, answer });
    }
    case "appeal":
      return (await import("#src/features/moderation/api.ts")).refetchHidings(client);
    case "name":
      // It stands under all that this farmer has written.
      return client.invalidateQueries();
    case "notification":
      return client.invalidateQueries({ queryKey: ["notifications"] });
    case "wish":
    case "listing":
      return (await import("#src/features/marketplace/sent-api.ts")).applySentTrade(client, sent);
    case "cart":
      return (await import("#src/features/orders/cart-api.ts")).applySentCart(client, sent);
    case "order":
    case "order-step":
    case "rating":
      return (await import("#src/features/orders/api.ts")).applySentOrder(client, sent);
    case "widgets":
    case "report":
      return;
    case "blog":
    case "blog-edit":
    case "blog-removal":
    case "like":
    case "comment":
    case "comment-edit":
    case "comment-removal":
      return (await import("#src/features/blogs/sent-api.ts")).applySentWrite(client, {
        ...sent,
        kind: write.kind,
      });
  }
}
