import { Trans } from "@lingui/react/macro";
import { buttonLook } from "#src/ui/button-look.ts";
import { Scene } from "#src/ui/scene.tsx";

/** What any other address shows. */
export function NotFoundPage() {
  return (
    // From the top: what is centred moves with each part of the document that arrives.
    <main className="grid min-h-dvh content-start justify-items-center bg-sky-fade px-5 pt-[max(2rem,13dvh)] pb-8 text-center">
      <div className="w-full max-w-[50ch]">
        <Scene name="lost-scarecrow" first className="mx-auto block h-auto w-full" />
        <p className="mt-4 text-6xl leading-none font-bold tracking-tight text-leaf-800">404</p>
        <h1 className="mt-4 text-section">
          <Trans>Something's missing.</Trans>
        </h1>
        <p className="mt-3 text-lg text-quiet">
          <Trans>
            Sorry, we can't find that page. You'll find lots to explore on the home page.
          </Trans>
        </p>
        <a href="/" className={buttonLook("primary", "normal", "mt-6")}>
          <Trans>Back to Homepage</Trans>
        </a>
      </div>
    </main>
  );
}
