import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { pictureSources } from "#src/shared/picture.ts";
import { CardPicture } from "#src/ui/card.tsx";

/** The pictures of a product: one large, the others to be chosen below it. */
export function ProductGallerySection({ title, pictures }: { title: string; pictures: string[] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen] ?? pictures[0];
  const count = pictures.length;
  return (
    <section aria-label={t`Pictures`} className="min-w-0">
      <div className="overflow-hidden rounded-card border border-line">
        <CardPicture
          {...(shown ? pictureSources(shown) : {})}
          sizes="(min-width: 1024px) 600px, 100vw"
          alt={t`Picture of “${title}”`}
          ratio="4/3"
        />
      </div>
      {count > 1 && (
        <ul className="mt-3 grid grid-cols-4 gap-2 sm:grid-cols-6">
          {pictures.map((url, at) => {
            const number = at + 1;
            return (
              <li key={url}>
                <button
                  type="button"
                  aria-label={t`Picture ${number} of ${count}`}
                  aria-current={at === chosen || undefined}
                  onClick={() => setChosen(at)}
                  className="block w-full overflow-hidden rounded-control border-2 border-transparent aria-current:border-leaf-700"
                >
                  <CardPicture {...pictureSources(url)} sizes="120px" alt="" ratio="1/1" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
