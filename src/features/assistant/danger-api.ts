import { type ComponentProps, lazy } from "react";
import type { DangerSection as Section } from "./danger-section.tsx";

const nothing = () => null;

const loadRules = () => import("./danger-rules.ts");
const loadSection = () => import("./danger-section.tsx");

/** What to do at once. Without its part a question goes the usual way, and the server looks for danger, too. */
export const DangerSection = lazy<(props: ComponentProps<typeof Section>) => React.ReactNode>(
  async () => {
    try {
      const part = await loadSection();
      return { default: part.DangerSection };
    } catch {
      return { default: nothing };
    }
  },
);

const patience = 1500;

/** Fetches ahead what is needed to hear danger and to say what to do. */
export const loadDanger = () => Promise.all([loadRules(), loadSection()]);

/** Whether a question tells of danger; false, too, where that cannot be found out in a moment. */
export async function hasDanger(text: string): Promise<boolean> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const part = await Promise.race([loadRules().catch(() => null), late]);
  return part !== null && part.findDanger(text) !== null;
}
