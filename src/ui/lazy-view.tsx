import { useLingui } from "@lingui/react/macro";
import {
  type ComponentType,
  lazy,
  type PropsWithChildren,
  type ReactNode,
  Suspense,
  useEffect,
} from "react";
import { FailedState } from "./empty-state.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { keepRenewal } from "./lost-views.ts";
import { useToast } from "./toast.tsx";

/**
 * A component that is fetched when first shown. React's own keeps a failure for good; this one is asked for
 * again once the boundary that caught the failure has shown it.
 * @param fallback what stands in its place until it is there; without it, what it stands in waits with it
 */
export function lazyAnew<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  let failures = 0;
  const open = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        failures += 1;
        const error = new Error("A part of the screen could not be fetched", { cause });
        throw keepRenewal(error, { failures, renew: () => (Current = open()) });
      }
    });
  let Current = open();
  if (fallback === undefined) return (props) => <Current {...props} />;
  return (props) => (
    <Suspense fallback={fallback}>
      <Current {...props} />
    </Suspense>
  );
}

/** Shuts what could not be opened and says so; the same press opens it once it can be fetched. */
function ShutView({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  useEffect(() => {
    toast.show({
      text: t`That could not be loaded. Check the network and press again.`,
      tone: "bad",
    });
    onClose();
  }, [toast, t, onClose]);
  return null;
}

export function ViewFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <FailedState
      title={t`This part could not be shown`}
      text={t`Nothing that you saved is lost. Load the page again; without signal, try when it is back.`}
      retryLabel={t`Load again`}
      onRetry={onRetry}
    />
  );
}

/** The same with the failure told in its place, and no farther: a dialog's is told over the screen that asked. */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const View = lazyAnew(load, fallback);
  return (props: PropsWithChildren<Props & { onClose?: () => void }>) => {
    const { onClose } = props;
    return (
      <ErrorBoundary
        fallback={(retry) =>
          onClose ? <ShutView onClose={onClose} /> : <ViewFailed onRetry={retry} />
        }
      >
        <View {...props} />
      </ErrorBoundary>
    );
  };
}
