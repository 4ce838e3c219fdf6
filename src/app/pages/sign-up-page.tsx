import { Trans } from "@lingui/react/macro";
import { Sprout, TrendingUp, Users } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { IdentityFrame } from "#src/app/shell/identity-frame.tsx";
import { GoogleButton } from "#src/features/session/google-button.tsx";
import { SessionProvider } from "#src/features/session/session-provider.tsx";
import { SignUpForm } from "#src/features/session/sign-up-form.tsx";
import { LinkButton } from "#src/ui/button.tsx";
import { Scene } from "#src/ui/scene.tsx";

/** Creating an account; a whole page of HTML first, which its script then brings to life. */
export function SignUpPage({ isByPhone = false }) {
  const terms = useRef<HTMLDetailsElement>(null);
  const openTerms = () => {
    if (terms.current) terms.current.open = true;
  };
  return (
    <SessionProvider>
      <IdentityFrame
        side={<Benefits />}
        topAction={
          <LinkButton href="/login" variant="quiet">
            <Trans>Sign in</Trans>
          </LinkButton>
        }
      >
        <h1 className="text-3xl">
          <Trans>Create your account</Trans>
        </h1>
        <p className="mb-4 text-quiet">
          <Trans>Join thousands of farmers already using Urvara</Trans>
        </p>
        <SignUpForm
          isByPhone={isByPhone}
          termsLabel={
            <Trans>
              I agree to the{" "}
              <a
                href="#terms"
                onClick={openTerms}
                className="py-3 font-semibold text-leaf-700 underline"
              >
                Terms and Conditions
              </a>
            </Trans>
          }
        />
        <p className="mt-2 text-center text-quiet">
          <Trans>
            Already have an account?{" "}
            <a href="/login" className="inline-block py-3 font-semibold text-leaf-700 underline">
              Sign in here
            </a>
          </Trans>
        </p>
        <GoogleButton>
          <Trans>Sign Up with Google</Trans>
        </GoogleButton>
        <details ref={terms} id="terms" className="mt-2 scroll-mt-24 border-t border-line pt-2">
          <summary className="cursor-pointer py-3 font-semibold">
            <Trans>Terms and Conditions</Trans>
          </summary>
          <Terms />
        </details>
      </IdentityFrame>
    </SessionProvider>
  );
}

function Terms() {
  return (
    <ul className="grid list-disc gap-2 pb-2 pl-5 text-copy text-quiet">
      <li>
        <Trans>
          Urvara advises; you decide. Before you spray, sow or apply for a scheme, read the label
          and the official notice.
        </Trans>
      </li>
      <li>
        <Trans>
          What you enter about your farm is used to fit weather and advice to it. Other farmers do
          not see it.
        </Trans>
      </li>
      <li>
        <Trans>
          What you post is seen by all signed-in farmers, with your name. Post what is yours and
          what is true.
        </Trans>
      </li>
      <li>
        <Trans>Keep your password to yourself: whoever has it can act in your name.</Trans>
      </li>
    </ul>
  );
}

function Benefits() {
  return (
    <div className="flex h-full flex-col overflow-clip rounded-3xl bg-ground text-on-ground shadow-card">
      <div className="grid gap-6 p-9">
        <Benefit icon={<Sprout />} title={<Trans>Smart farming solutions</Trans>}>
          <Trans>AI-powered insights for your fields.</Trans>
        </Benefit>
        <Benefit icon={<Users />} title={<Trans>Community support</Trans>}>
          <Trans>Connect with expert farmers and agricultural specialists.</Trans>
        </Benefit>
        <Benefit icon={<TrendingUp />} title={<Trans>Yield optimization</Trans>}>
          <Trans>Better harvests through data-driven decisions.</Trans>
        </Benefit>
      </div>
      <div className="relative min-h-60 grow">
        <Scene
          name="sign-in-field"
          className="absolute inset-0 size-full object-cover object-bottom"
        />
      </div>
    </div>
  );
}

function Benefit(props: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <section className="flex gap-4">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-[14px] bg-on-ground/12 [&>svg]:size-6"
      >
        {props.icon}
      </span>
      <div className="min-w-0">
        <h2 className="text-lg">{props.title}</h2>
        <p className="mt-0.5 text-on-ground-quiet">{props.children}</p>
      </div>
    </section>
  );
}
