import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SchemeDetails, SchemeDocument, SchemeStep, SchemeTiming } from "./detail-schema.ts";

type Words<Name extends string> = Record<Name, MessageDescriptor>;

export const documentWords: Words<SchemeDocument> = {
  aadhaar: msg`Aadhaar card`,
  "land-record": msg`Land record (7/12, khatauni, patta or the like)`,
  "bank-account": msg`Bank account linked with Aadhaar`,
  "bank-passbook": msg`Bank passbook`,
  "mobile-number": msg`Mobile number linked with Aadhaar`,
  pan: msg`PAN card or another identity card`,
  "tenancy-paper": msg`Tenancy paper, if the land is rented or shared`,
  "sowing-declaration": msg`Sowing declaration`,
  quotation: msg`Quotation from an approved dealer`,
  "ration-card": msg`Ration card`,
  "land-or-job-card": msg`Land record or job card`,
  "farmer-id": msg`Farmer ID (AgriStack)`,
  "voter-id": msg`Voter card`,
};

export const stepWords: Words<SchemeStep> = {
  "gather-papers": msg`Put the papers together, with a copy of each.`,
  "get-ekyc": msg`Finish e-KYC with Aadhaar, on the app or at a common service centre.`,
  "open-site": msg`Apply on the official site.`,
  "go-common-centre": msg`Or let a common service centre (CSC) fill in the form with you.`,
  "go-bank": msg`Ask at your bank branch.`,
  "go-agriculture-office": msg`Ask at the agriculture office of your block or taluka.`,
  "go-animal-office": msg`Ask at the animal husbandry or fisheries office.`,
  "go-cooperative": msg`Go to your cooperative society.`,
  "go-patwari": msg`Let the patwari or talathi confirm your land.`,
  "go-power-office": msg`Ask at the office of your electricity company.`,
  "go-welfare-office": msg`Ask at the gram panchayat or the welfare office.`,
  "join-group": msg`Join a group near you, or found one with neighbours.`,
  "ask-group": msg`Ask your self help group; it applies for all of you.`,
  "register-crop": msg`Register the crop and its area on the state's farmer portal.`,
  "register-produce": msg`Register the produce before you bring it.`,
  "get-quotation": msg`Get a quotation from an approved dealer.`,
  "plan-project": msg`Write down the project: what is built, what it costs, what it earns.`,
  "declare-sowing": msg`Declare what is sown, and on which land.`,
  "wait-approval": msg`Wait for the approval before you buy or build.`,
  "wait-visit": msg`Show the field when the officer comes to look.`,
  "nothing-to-do": msg`There is nothing to apply for: it comes by itself to those who are on record.`,
  "check-list": msg`Look for your name on the published list.`,
  "keep-receipt": msg`Keep the receipt with its number.`,
  "watch-account": msg`Watch your bank account for the payment.`,
};

export const timingWords: Words<SchemeTiming> = {
  "any-time": msg`You can apply at any time.`,
  "before-cut-off": msg`Before the last date that your state sets for the crop. It differs by state and by crop: ask for this season's.`,
  "before-sowing": msg`Before you sow.`,
  "crop-season": msg`When the crop is sold; registration opens before that.`,
  "target-opens": msg`When the state opens applications, often early in the financial year (April). Places go quickly.`,
  "after-accident": msg`After the accident, within the days that the scheme gives: tell the office at once.`,
  "loan-due": msg`When you pay the loan back by its date.`,
  automatic: msg`There is no date to keep.`,
  announced: msg`The dates are not announced yet.`,
};

export const statusWords: Words<SchemeDetails["status"]> = {
  active: msg`Running`,
  check: msg`Rules or amount are changing: ask before you rely on it`,
  announced: msg`Announced; payments are not confirmed`,
};
