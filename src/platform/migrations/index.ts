import type { Migration } from "kysely";
import * as firstTables from "./0001-first-tables.ts";
import * as identity from "./0002-identity.ts";
import * as catalogue from "./0003-catalogue.ts";
import * as secondFactor from "./0004-second-factor.ts";
import * as accountDeletion from "./0005-account-deletion.ts";
import * as community from "./0006-community.ts";
import * as writes from "./0007-writes.ts";
import * as searchSpeed from "./0008-search-speed.ts";
import * as mediaSweep from "./0009-media-sweep.ts";
import * as accountLock from "./0010-account-lock.ts";
import * as places from "./0011-places.ts";
import * as weather from "./0012-weather.ts";
import * as fields from "./0013-fields.ts";
import * as notifications from "./0014-notifications.ts";
import * as irrigation from "./0015-irrigation.ts";
import * as marketplace from "./0016-marketplace.ts";
import * as orders from "./0017-orders.ts";
import * as schemes from "./0018-schemes.ts";
import * as soil from "./0019-soil.ts";
import * as harvests from "./0020-harvests.ts";
import * as fieldMap from "./0021-field-map.ts";
import * as mandiPrices from "./0022-mandi-prices.ts";
import * as assistant from "./0023-assistant.ts";
import * as pests from "./0024-pests.ts";
import * as schemeReminders from "./0025-scheme-reminders.ts";
import * as recordVersions from "./0026-record-versions.ts";
import * as removedBoundaries from "./0027-removed-boundaries.ts";
import * as accountEvents from "./0028-account-events.ts";
import * as moderation from "./0029-moderation.ts";
import * as orderProtection from "./0030-order-protection.ts";
import * as names from "./0031-names.ts";
import * as pictureOwners from "./0033-picture-owners.ts";
import * as passkeys from "./0036-passkeys.ts";
import * as consents from "./0037-consents.ts";
import * as keptAccountEvents from "./0038-kept-account-events.ts";
import * as fieldRemoval from "./0039-field-removal.ts";
import * as refunds from "./0040-refunds.ts";
import * as cropNames from "./0047-crop-names.ts";
import * as samplePosts from "./0048-sample-posts.ts";
import * as audiences from "./0049-audiences.ts";
import * as wateringVersions from "./0050-watering-versions.ts";
import * as commentVersions from "./0051-comment-versions.ts";
import * as phoneNumbers from "./0052-phone-numbers.ts";
import * as deliveries from "./0053-deliveries.ts";
import * as dayLooks from "./0054-day-looks.ts";
import * as hailWarnings from "./0056-hail-warnings.ts";

/** Every change of the database's shape, forward only, in the order of their names. */
export const migrations: Record<string, Migration> = {
  "0001-first-tables": firstTables,
  "0002-identity": identity,
  "0003-catalogue": catalogue,
  "0004-second-factor": secondFactor,
  "0005-account-deletion": accountDeletion,
  "0006-community": community,
  "0007-writes": writes,
  "0008-search-speed": searchSpeed,
  "0009-media-sweep": mediaSweep,
  "0010-account-lock": accountLock,
  "0011-places": places,
  "0012-weather": weather,
  "0013-fields": fields,
  "0014-notifications": notifications,
  "0015-irrigation": irrigation,
  "0016-marketplace": marketplace,
  "0017-orders": orders,
  "0018-schemes": schemes,
  "0019-soil": soil,
  "0020-harvests": harvests,
  "0021-field-map": fieldMap,
  "0022-mandi-prices": mandiPrices,
  "0023-assistant": assistant,
  "0024-pests": pests,
  "0025-scheme-reminders": schemeReminders,
  "0026-record-versions": recordVersions,
  "0027-removed-boundaries": removedBoundaries,
  "0028-account-events": accountEvents,
  "0029-moderation": moderation,
  "0030-order-protection": orderProtection,
  "0031-names": names,
  "0033-picture-owners": pictureOwners,
  "0036-passkeys": passkeys,
  "0037-consents": consents,
  "0038-kept-account-events": keptAccountEvents,
  "0039-field-removal": fieldRemoval,
  "0040-refunds": refunds,
  "0047-crop-names": cropNames,
  "0048-sample-posts": samplePosts,
  "0049-audiences": audiences,
  "0050-watering-versions": wateringVersions,
  "0051-comment-versions": commentVersions,
  "0052-phone-numbers": phoneNumbers,
  "0053-deliveries": deliveries,
  "0054-day-looks": dayLooks,
  "0056-hail-warnings": hailWarnings,
};
