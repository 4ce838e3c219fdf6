import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { projectQuery } from "#src/features/session/project-api.ts";

/** Whom to write to or call with a complaint, where whoever runs the product names somebody. */
export function GrievanceSection() {
  const { data } = useQuery(projectQuery);
  const contact = data?.grievanceContact;
  if (!contact) return null;
  // The e-mail address or number itself: not every browser has a program that such a link opens.
  const address = contact.href.replace(/^(mailto|tel):/, "");
  return (
    <div className="mt-5 grid gap-1 rounded-card border border-line bg-raised p-4">
      <h4 className="font-semibold">
        <Trans>Complaints</Trans>
      </h4>
      <p className="text-copy text-quiet">
        <Trans>About a post, a product, your data or anything else of Urvara:</Trans>
      </p>
      <p className="break-words">
        {contact.name}
        <br />
        <a href={contact.href} className="inline-block py-3 font-semibold text-leaf-700 underline">
          {address}
        </a>
      </p>
    </div>
  );
}
