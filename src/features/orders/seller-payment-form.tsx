import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { readOwnerProof, useOwnerProof } from "#src/features/session/owner-api.ts";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { TextField } from "#src/ui/field.tsx";
import { isProofFailure, OwnerProofFields } from "#src/ui/owner-proof-fields.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { sellerPaymentQuery, useUpdateSellerPayment } from "./api.ts";
import { readRefusal, useFailureWords, useFaultWords } from "./fault-words.ts";
import { sellerPaymentInput } from "./seller-payment-schema.ts";

function UpiForm({ saved }: { saved: string | null }) {
  const { t } = useLingui();
  const toast = useToast();
  const wordFault = useFaultWords();
  const wordFailure = useFailureWords();
  const update = useUpdateSellerPayment();
  const [typed, setTyped] = useState(saved ?? "");
  const [isWrong, setWrong] = useState(false);
  const isRefused = isWrong || readRefusal(update.error)["upiId"] !== undefined;
  const isSame = typed.trim() === (saved ?? "");
  const proof = useOwnerProof();
  const handleSubmit = (form: HTMLFormElement) => {
    const given = readOwnerProof(form);
    const read = sellerPaymentInput.safeParse({ upiId: typed.trim() || null, ...given });
    // A proof of no use is told by the server, as a wrong one is.
    const isUpiWrong = read.error?.issues.some(({ path }) => path[0] === "upiId") ?? false;
    setWrong(isUpiWrong);
    if (isUpiWrong) return;
    update.mutate(read.data ?? { upiId: typed.trim() || null }, {
      onSuccess: ({ upiId }) =>
        toast.show({
          text: upiId === null ? t`You are paid in cash only.` : t`Buyers can pay you by UPI now.`,
          tone: "good",
        }),
      onError: (error) => console.error("[orders] the UPI ID was not saved", error),
    });
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
        value={typed}
        error={isRefused && wordFault("upi-id-not-valid")}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
      {!isSame && (
        <OwnerProofFields
          {...proof}
          failure={update.error}
          hint={t`So that nobody with your phone in their hand sends your money elsewhere.`}
        />
      )}
      <Failure>
        {update.isError && !isRefused && !isProofFailure(update.error) && wordFailure(update.error)}
      </Failure>
      <Button
        type="submit"
        variant="quiet"
        busy={update.isPending}
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
      <p className="max-w-[68ch] text-[15px] text-quiet">
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
