import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, ScanEye } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { crops } from "#src/shared/farm-terms.ts";
import { cropWords } from "#src/shared/farm-words.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { SelectField } from "#src/ui/field.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import type { Photo } from "./photo-api.ts";
import { useAskVision, visionQuery } from "./vision-api.ts";
import type { VisionAnswer } from "./vision-schema.ts";

function Opinion({ answer }: { answer: VisionAnswer }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (answer.kind === "abstained") {
    return <p>{t`The model cannot tell what it is. Answer a few questions instead.`}</p>;
  }
  if (answer.kind === "no-answer") {
    return <p>{t`The model gives no answer at the moment. Answer a few questions instead.`}</p>;
  }
  const name = answer.words.name[language];
  const percent = answer.confidencePercent;
  return (
    <>
      <p className="leading-snug">
        <Trans>
          It may be <strong>{name}</strong>. The model calls itself {percent}% sure; it can be
          wrong. Compare: {answer.words.signs[language]}
        </Trans>
      </p>
      <Link
        href={`/pests/${answer.pestId}`}
        className={buttonLook("quiet", "small", "mt-3 justify-self-start")}
      >
        {t`Look at ${name}`}
        <ArrowRight aria-hidden size={18} />
      </Link>
    </>
  );
}

/** A model's opinion on the photo, only where the operator set one up and only when the farmer asks. */
export function PhotoOpinionSection({ photo }: { photo: Photo }) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(visionQuery);
  const ask = useAskVision();
  const [crop, setCrop] = useState("");
  const host = data?.host ?? null;
  if (host === null) return null;
  const options = crops.flatMap((value) =>
    value === "citrus" ? [] : [{ value, label: i18n._(cropWords[value]) }],
  );
  return (
    <section
      aria-labelledby="opinion"
      className="grid max-w-xl gap-3 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="opinion" className="text-lg">{t`Ask a picture model`}</h2>
      <p className="text-copy leading-snug text-quiet">
        <Trans>
          The photo is made small, its position is taken out, and it is sent to {host}. Nothing of
          it is kept by us.
        </Trans>
      </p>
      <SelectField
        name="crop"
        label={t`Which crop is it?`}
        placeholder={t`Choose`}
        options={options}
        value={crop}
        onChange={({ target }) => setCrop(target.value)}
      />
      <Button
        variant="quiet"
        className="justify-self-start"
        icon={<ScanEye aria-hidden size={20} />}
        disabled={crop === ""}
        busy={ask.isPending}
        onClick={() =>
          ask.mutate(
            { photo, crop },
            { onError: (error) => console.error("[pests] asking failed", describeFailure(error)) },
          )
        }
      >
        {t`Send the photo`}
      </Button>
      <div role="status">{ask.data && <Opinion answer={ask.data} />}</div>
      {ask.isError && (
        <p role="alert" className="text-chilli-600">
          {t`The photo could not be sent. Try again in a moment.`}
        </p>
      )}
    </section>
  );
}
