import { Trans } from "@lingui/react/macro";
import { IdentityFrame } from "#src/app/shell/identity-frame.tsx";
import { GoogleButton } from "#src/features/session/google-button.tsx";
import { SessionProvider } from "#src/features/session/session-provider.tsx";
import { SignInForm } from "#src/features/session/sign-in-form.tsx";
import { LinkButton } from "#src/ui/button.tsx";
import { Scene } from "#src/ui/scene.tsx";

/** Signing in; a whole page of HTML first, which its script then brings to life. */
export function SignInPage({ isByPhone = false }) {
  return (
    <SessionProvider>
      <IdentityFrame
        side={<Fields />}
        topAction={
          <LinkButton href="/register" variant="quiet">
            <Trans>Sign up</Trans>
          </LinkButton>
        }
      >
        <h1 className="text-3xl">
          <Trans>Sign in</Trans>
        </h1>
        <p className="mb-4 text-quiet">
          <Trans>Welcome Back Farmer</Trans>
        </p>
        <SignInForm isByPhone={isByPhone} />
        <p className="text-center text-quiet">
          <Trans>
            New to Urvara?{" "}
            <a href="/register" className="inline-block py-3 font-semibold text-leaf-700 underline">
              Sign up here
            </a>
          </Trans>
        </p>
        <GoogleButton>
          <Trans>Log in with Google</Trans>
        </GoogleButton>
      </IdentityFrame>
    </SessionProvider>
  );
}

function Fields() {
  return (
    <div className="relative h-full overflow-clip rounded-3xl bg-ground shadow-card">
      <Scene
        name="sign-in-field"
        className="absolute inset-0 size-full object-cover object-bottom"
      />
    </div>
  );
}
