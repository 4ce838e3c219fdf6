declare module "virtual:words" {
  import type { Messages } from "@lingui/core";
  /** What loads before the first screen, and the way to what loads with later ones. */
  export type Words = {
    messages: Messages;
    areas: Record<string, (() => Promise<{ messages: Messages }>) | undefined>;
  };
  /** By language. */
  export const words: Record<string, (() => Promise<Words>) | undefined>;
}
