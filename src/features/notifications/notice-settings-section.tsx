import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { formatPhone } from "#src/shared/phone.ts";
import { formatHour } from "#src/shared/short-times.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { SelectField } from "#src/ui/field.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useChange } from "#src/ui/use-change.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { noticeSettingsQuery, useUpdateChoices } from "./delivery-api.ts";
import {
  mailedKinds,
  type NoticeChoices,
  type NoticeKind,
  type NoticeWay,
  noticeKinds,
} from "./delivery-schema.ts";
import { noticeKindWords } from "./delivery-words.ts";
import { PushDeviceList } from "./push-device-list.tsx";

type ChoiceProps = { choices: NoticeChoices; onChange: (changed: Partial<NoticeChoices>) => void };

/** What comes on one way. */
function KindChoice(props: ChoiceProps & { way: NoticeWay; legend: string; hint?: string }) {
  const { choices, onChange, way, legend, hint } = props;
  const { i18n } = useLingui();
  const kinds = way === "email" ? mailedKinds : noticeKinds;
  const chosen: readonly NoticeKind[] = choices[way];
  return (
    <fieldset className="rounded-card border border-line bg-raised p-4">
      <legend className="contents">
        <span className="block font-semibold break-words">{legend}</span>
      </legend>
      {hint && <p className="mt-0.5 mb-1 text-copy text-quiet">{hint}</p>}
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={i18n._(noticeKindWords[kind])}
          checked={chosen.includes(kind)}
          onChange={({ target }) =>
            onChange({
              [way]: kinds.filter((one) => (one === kind ? target.checked : chosen.includes(one))),
            })
          }
        />
      ))}
    </fieldset>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** When nothing comes, and what a locked screen shows. */
function QuietChoice({ choices, onChange }: ChoiceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const options = hours.map((hour) => {
    const moment = new Date(`2026-01-01T${String(hour).padStart(2, "0")}:00:00+05:30`);
    return { value: String(hour), label: formatHour(moment, language) };
  });
  const fields = [
    { name: "quietFrom", label: t`Quiet from` },
    { name: "quietUntil", label: t`Quiet until` },
  ] as const;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div>
        <h4 className="font-semibold">
          <Trans>Quiet hours</Trans>
        </h4>
        <p className="mt-0.5 text-copy text-quiet">
          <Trans>
            Then only frost, cold, hail, a storm or heavy rain comes that begins before they are
            over.
          </Trans>
        </p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map(({ name, label }) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            options={options}
            value={String(choices[name])}
            onChange={({ target }) => onChange({ [name]: Number(target.value) })}
          />
        ))}
      </div>
      <Checkbox
        label={t`Show nothing of a notice on the locked screen`}
        checked={choices.isHidden}
        onChange={({ target }) => onChange({ isHidden: target.checked })}
      />
    </div>
  );
}

function Settings() {
  const { t } = useLingui();
  const settings = useQuery(noticeSettingsQuery);
  const update = useUpdateChoices();
  const change = useChange(update, useSaveFailure());
  if (!settings.data) {
    if (!settings.isError) return <Skeleton className="h-40" />;
    return (
      <LoadFailed
        title={t`What reaches you could not be loaded`}
        error={settings.error}
        onRetry={() => void settings.refetch()}
        busy={settings.isFetching}
      />
    );
  }
  const { choices, email, phone, devices, pushKey } = settings.data;
  const number = phone && formatPhone(phone);
  const handleChange = (changed: Partial<NoticeChoices>) =>
    change({ ...choices, ...changed }, { text: t`Saved.`, tone: "good" });
  return (
    <>
      <PushDeviceList devices={devices} pushKey={pushKey} />
      {devices.length > 0 && (
        <KindChoice
          {...{ choices, onChange: handleChange }}
          way="push"
          legend={t`What comes to your devices`}
        />
      )}
      {email && (
        <KindChoice
          {...{ choices, onChange: handleChange }}
          way="email"
          legend={t`What is mailed to ${email}`}
        />
      )}
      {phone && (
        <KindChoice
          {...{ choices, onChange: handleChange }}
          way="sms"
          legend={t`What comes by SMS to ${number}`}
          hint={t`A line that says what it is about, and where to read on. It costs you nothing.`}
        />
      )}
      {(devices.length > 0 || [...choices.email, ...choices.sms].length > 0) && (
        <QuietChoice {...{ choices, onChange: handleChange }} />
      )}
    </>
  );
}

/** What comes to the farmer while the product is closed, where and when. */
export function NoticeSettingsSection() {
  return (
    <section aria-labelledby="profile-notices" className="grid gap-4 border-t border-line pt-5">
      <div className="flex min-h-12 items-center gap-2.5">
        <BellRing aria-hidden size={22} className="shrink-0 text-leaf-700" />
        <h3 id="profile-notices" className="grow text-lg">
          <Trans>Notices while Urvara is closed</Trans>
        </h3>
      </div>
      <Settings />
    </section>
  );
}
