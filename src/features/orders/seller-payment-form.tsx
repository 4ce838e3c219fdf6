import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { readOwnerProof, useOwnerProof } from "#src/features/session/owner-api.ts";
import { readFaults, readRefusal } from "#src/shared/form-faults.ts";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { TextField } from "#src/ui/field.tsx";
import { isProofFailure, OwnerProofFields } from "#src/ui/owner-proof-fields.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { sellerPaymentQuery, useUpdateSellerPayment } from "./api.ts";
import { useFailureWords, useFaultWords } from "./fault-words.ts";
import { orderFaults } from "./schema.ts";
import { sellerPaymentInput } from "./seller-payment-schema.ts";

const known = { names: ["upiId"], codes: orderFaults } as const;

/** Without the proof: one of no use is told by the server, as a wrong one is. */
function readPayment({ upiId }: { upiId: string }) {
  const { data: input, error } = sellerPaymentInput.safeParse({ upiId: upiId.trim() || null });
  return { input, faults: readFaults(error, known) };
}

function UpiForm({ saved }: { saved: string | null }) {
  const { t } = useLingui();
  const wordFault = useFaultWords();
  const update = useUpdateSellerPayment();
  const { draft, faults, change, check, setFaults } = useDraft({ upiId: saved ?? "" }, readPayment);
  const { save, isBusy, failure } = useSaving(update, {
    wordFailure: useFailureWords(),
    onRefused: (error) => setFaults(readRefusal(error, known)),
  });
  const isSame = draft.upiId.trim() === (saved ?? "");
  const proof = useOwnerProof();
  const handleSubmit = (form: HTMLFormElement) => {
    const input = check();
    if (!input) return;
    const text =
      input.upiId === null ? t`You are paid in cash only.` : t`Buyers can pay you by UPI now.`;
    save({ ...input, ...readOwnerProof(form) }, { text });
  };
  return (
    <CheckedForm onSubmit={handleSubmit} className="mt-3 grid max-w-xl gap-3">
      <TextField
        name="upiId"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t`Your UPI ID`}
        placeholder="name@bank"
        maxLength={100}
        value={draft.upiId}
        error={faults.upiId && wordFault(faults.upiId)}
        onChange={({ target }) => change({ upiId: target.value })}
      />
      {!isSame && (
        <OwnerProofFields
          {...proof}
          failure={update.error}
          hint={t`So that nobody with your phone in their hand sends your money elsewhere.`}
        />
      )}
      <Failure>{!faults.upiId && !isProofFailure(update.error) && failure}</Failure>
      <Button
        type="submit"
        variant="quiet"
        busy={isBusy}
        disabled={isSame}
        className="justify-self-start"
      >
        <Trans>Save</Trans>
      </Button>
    </CheckedForm>
  );
}

/**
 * Where a seller is paid; without it they take cash only.
 * @param props.askedName asks for the name that payment apps tell a buyer
 */
export function SellerPaymentForm({ askedName }: { askedName: ReactNode }) {
  const { t } = useLingui();
  const { data } = useQuery(sellerPaymentQuery);
  if (!data) return null;
  return (
    <Card title={t`Being paid by UPI`} icon={<Smartphone aria-hidden size={22} />} className="mt-6">
      <p className="max-w-[68ch] text-copy text-quiet">
        <Trans>
          Buyers get a link and a code with the exact amount, straight to your account. Check your
          bank before you confirm a payment. Leave it empty to take cash only. Orders that are
          placed already are paid to where it was said then.
        </Trans>
      </p>
      <div className="mt-3 empty:hidden">{askedName}</div>
      <UpiForm saved={data.upiId} />
    </Card>
  );
}
