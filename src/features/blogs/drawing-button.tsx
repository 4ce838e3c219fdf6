import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { blogCategoryLabels } from "./category-words.ts";
import type { BlogCategory } from "./schema.ts";

/** The pictures that were drawn here; whoever chose one wants that of the category, whichever it becomes. */
const drawings = new WeakSet<File>();

export const isDrawing = (picture: File | null) => picture !== null && drawings.has(picture);

export type Drawing = {
  isFailed: boolean;
  /** Takes a picture, or none, in place of whatever was asked for before. */
  choose: (picture: File | null) => void;
  draw: (category: BlogCategory) => Promise<void>;
};

/** Draws pictures for posts that have none; the last one that was asked for counts. */
export function useDrawing(onPicture: (picture: File | null) => void): Drawing {
  const { t, i18n } = useLingui();
  const [isFailed, setFailed] = useState(false);
  const asked = useRef(0);
  const ask = () => {
    setFailed(false);
    asked.current += 1;
    return asked.current;
  };
  return {
    isFailed,
    choose(picture) {
      ask();
      onPicture(picture);
    },
    async draw(category) {
      const mine = ask();
      try {
        const { makeDrawing } = await import("./drawing-api.ts");
        const label = i18n._(blogCategoryLabels[category]);
        const picture = await makeDrawing(category, t`Drawing: ${label}`);
        drawings.add(picture);
        if (asked.current === mine) onPicture(picture);
      } catch (error) {
        console.warn("[blogs] the drawing was not made", error);
        if (asked.current === mine) setFailed(true);
      }
    },
  };
}

type DrawingButtonProps = { category: BlogCategory; picture: File | null; drawing: Drawing };

/** A drawing of the post's category as its picture, by one press: a question has no photo. */
export function DrawingButton({ category, picture, drawing }: DrawingButtonProps) {
  const { t, i18n } = useLingui();
  const label = i18n._(blogCategoryLabels[category]);
  return (
    <div className="-mt-2">
      <Button
        variant="quiet"
        className="w-full sm:w-auto"
        onClick={() => void drawing.draw(category)}
      >
        {t`No photo? Take the drawing “${label}”`}
      </Button>
      <p role="status" className="sr-only">
        {isDrawing(picture) && t`The drawing is your picture.`}
      </p>
      {drawing.isFailed && (
        <FieldError>{t`The drawing could not be made. Choose a picture of your own.`}</FieldError>
      )}
    </div>
  );
}
