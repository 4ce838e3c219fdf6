import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { formatDate, formatTime } from "#src/shared/dates.ts";
import { Button } from "#src/ui/button.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useSession } from "./api.ts";
import { describeDevice } from "./device-rules.ts";
import { devicesQuery, useEndSessions, useRemoveDevice } from "./security-api.ts";
import { SecurityCard } from "./security-card.tsx";
import type { Device } from "./security-schema.ts";
import { logSecurityFailure, useSecurityFailure } from "./security-words.ts";

/** Where the account is signed in, and signing out there. */
export function SecurityDeviceList() {
  const { t } = useLingui();
  const toast = useToast();
  const { logout } = useSession();
  const list = useQuery(devicesQuery);
  const end = useEndSessions();
  const wordFailure = useSecurityFailure();
  const devices = list.data?.devices ?? [];
  const handleEnd = (which: "others" | "all") =>
    end.mutate(which, {
      onSuccess: () => {
        if (which === "all") logout();
        else toast.show({ text: t`You are signed in here only.`, tone: "good" });
      },
      onError: logSecurityFailure,
    });
  return (
    <SecurityCard
      isFolded
      title={<Trans>Where you are signed in</Trans>}
      text={<Trans>A place that you do not know? Sign out there and change the password.</Trans>}
    >
      {list.isPending && <Skeleton className="h-16" />}
      {list.isError && (
        <>
          <FieldError>{wordFailure(list.error)}</FieldError>
          <Button variant="quiet" busy={list.isFetching} onClick={() => void list.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
      <ul className="grid divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {devices.length > 0 && (
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          {devices.length > 1 && (
            <Button variant="quiet" busy={end.isPending} onClick={() => handleEnd("others")}>
              <Trans>Sign out everywhere else</Trans>
            </Button>
          )}
          <Button variant="danger" busy={end.isPending} onClick={() => handleEnd("all")}>
            <Trans>Sign out everywhere</Trans>
          </Button>
        </div>
      )}
      {end.isError && <FieldError>{wordFailure(end.error)}</FieldError>}
    </SecurityCard>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { t } = useLingui();
  const language = useLanguage();
  const remove = useRemoveDevice();
  const wordFailure = useSecurityFailure();
  const { browser, system, isPhone } = describeDevice(device.userAgent ?? "");
  const names = [browser, system].filter(Boolean).join(" · ");
  const name = names || t`Unknown browser`;
  const [now] = useState(() => new Date());
  const moment = new Date(device.signedInAt);
  const since = `${formatDate(moment, language, now)}, ${formatTime(moment, language)}`;
  const Icon = isPhone ? Smartphone : Monitor;
  return (
    <li className="py-2.5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden size={22} className="shrink-0 text-quiet" />
        <div className="min-w-0 grow basis-40">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-quiet">
            <Trans>since {since}</Trans>
          </p>
        </div>
        {device.isThisOne ? (
          <span className="text-sm font-semibold text-leaf-700">
            <Trans>This one</Trans>
          </span>
        ) : (
          <Button
            variant="text"
            busy={remove.isPending}
            aria-label={t`Sign out: ${name}, since ${since}`}
            onClick={() => remove.mutate(device.id, { onError: logSecurityFailure })}
          >
            <Trans>Sign out there</Trans>
          </Button>
        )}
      </div>
      {remove.isError && <FieldError>{wordFailure(remove.error)}</FieldError>}
    </li>
  );
}
