import { Trans, useLingui } from "@lingui/react/macro";
import { BellRing, Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { describeDevice } from "#src/features/session/device-rules.ts";
import { formatDate } from "#src/shared/dates.ts";
import { Button } from "#src/ui/button.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { useAddThisBrowser, useRemoveBrowser } from "./delivery-api.ts";
import type { PushDevice } from "./delivery-schema.ts";
import { usePushFailure } from "./delivery-words.ts";
import { getPushSupport, type PushSupport } from "./push-api.ts";

function DeviceRow({ device }: { device: PushDevice }) {
  const { t } = useLingui();
  const language = useLanguage();
  const remove = useRemoveBrowser();
  const wordFailure = useSaveFailure();
  const [now] = useState(() => new Date());
  const { browser, system, isPhone } = describeDevice(device.userAgent ?? "");
  const name = [browser, system].filter(Boolean).join(" · ") || t`Unknown browser`;
  const since = formatDate(new Date(device.addedDate), language, now);
  const Icon = isPhone ? Smartphone : Monitor;
  return (
    <li className="py-2.5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden size={22} className="shrink-0 text-quiet" />
        <div className="min-w-0 grow basis-40">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-quiet">
            {device.isThisOne ? <Trans>This one</Trans> : <Trans>since {since}</Trans>}
          </p>
        </div>
        <Button
          variant="text"
          busy={remove.isPending}
          aria-label={t`Turn off: ${name}, since ${since}`}
          onClick={() => remove.mutate(device.id)}
        >
          <Trans>Turn off</Trans>
        </Button>
      </div>
      {remove.isError && <FieldError>{wordFailure(remove.error)}</FieldError>}
    </li>
  );
}

/** Why notices cannot come to this browser, and what can be done. */
function SupportText({ support }: { support: Exclude<PushSupport, "possible"> }) {
  if (support === "forbidden") {
    return (
      <Trans>
        This browser does not let Urvara show notices. Open its settings for this page, allow
        notifications, and come back.
      </Trans>
    );
  }
  if (support === "home-screen") {
    return (
      <Trans>
        On an iPhone or iPad notices come once Urvara is on the home screen: press Share, then “Add
        to Home Screen”, and open it from there.
      </Trans>
    );
  }
  return <Trans>This browser cannot receive notices while Urvara is closed.</Trans>;
}

/** The browsers that notices come to, and the way to add this one. */
export function PushDeviceList({ devices, pushKey }: { devices: PushDevice[]; pushKey: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const add = useAddThisBrowser();
  const wordFailure = usePushFailure();
  const support = getPushSupport();
  const isAdded = devices.some(({ isThisOne }) => isThisOne);
  const handleAdd = () =>
    add.mutate(pushKey, {
      onSuccess: () =>
        toast.show({ text: t`Notices come to this device from now on.`, tone: "good" }),
    });
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div>
        <h4 className="font-semibold">
          <Trans>On your devices</Trans>
        </h4>
        <p className="mt-0.5 text-copy text-quiet">
          <Trans>Hear of frost, a storm or an order when Urvara is not open.</Trans>
        </p>
      </div>
      {devices.length > 0 && (
        <ul className="grid divide-y divide-line">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
      {!isAdded && support !== "possible" && (
        <p className="text-copy">
          <SupportText support={support} />
        </p>
      )}
      {!isAdded && support === "possible" && (
        <div>
          <Button
            icon={<BellRing aria-hidden size={20} />}
            busy={add.isPending}
            onClick={handleAdd}
            className="max-sm:w-full"
          >
            <Trans>Turn on here</Trans>
          </Button>
          {add.isError && <FieldError>{wordFailure(add.error)}</FieldError>}
        </div>
      )}
    </div>
  );
}
