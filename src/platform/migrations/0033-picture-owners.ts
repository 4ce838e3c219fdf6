import { type Kysely, sql } from "kysely";

/** Columns that hold addresses of pictures: who shows a picture is asked for each time it is served. */
const addresses = [
  ["blogs", "imageUrl"],
  ["products", "image"],
  ["products", "authorAvator"],
  ["productPictures", "imageUrl"],
  ["orderLines", "image"],
  ["identityUser", "image"],
  ["scoutings", "photoUrl"],
] as const;

/** Everybody who sent a picture, since pictures of the same content are kept once; and what each file holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media add column files jsonb`.execute(db);
  await sql`create table "mediaOwners" (
    id text not null references media on delete cascade,
    uid text not null,
    bytes integer not null default 0,
    "savedAt" timestamptz not null default now(),
    primary key (id, uid))`.execute(db);
  await sql`create index media_owners_recent on "mediaOwners" (uid, "savedAt")`.execute(db);
  for (const [table, column] of addresses) {
    const name = sql.ref(`${table}_${column}_picture`.toLowerCase());
    await sql`create index ${name} on ${sql.table(table)} (${sql.ref(column)})`.execute(db);
  }
  // What a farmer had removed for good, or lost with the account, no longer keeps its pictures.
  await sql`delete from "productPictures" using products
    where products.id = "productId" and products.status = 'removed'`.execute(db);
  await sql`update products set image = '', "authorAvator" = null where status = 'removed'`.execute(
    db,
  );
  // Whoever shows a picture today may have sent it second, when only the first sender was written down.
  await sql`insert into "mediaOwners" (id, uid, "savedAt")
    select media.id, own.uid, media."savedAt" from (
      select id, "ownerUid" as uid from media
      union select substring("imageUrl" from '^/media/([0-9a-f]{64})-'), "authorUid" from blogs
      union select substring("imageUrl" from '^/media/([0-9a-f]{64})-'), "authorUid"
        from "productPictures" join products on products.id = "productId"
      union select substring(image from '^/media/([0-9a-f]{64})-'), id from "identityUser"
      union select substring("photoUrl" from '^/media/([0-9a-f]{64})-'), fields.uid
        from scoutings join fields on fields.id = "fieldId"
    ) own join media on media.id = own.id where own.uid is not null`.execute(db);
  // Processes of the version before this one write down the first sender alone.
  await sql`create function "keepMediaOwner"() returns trigger language plpgsql as $$
    begin
      insert into "mediaOwners" (id, uid) values (new.id, new."ownerUid") on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`create trigger "keepMediaOwner" after insert on media
    for each row when (new."ownerUid" is not null) execute function "keepMediaOwner"()`.execute(db);
}
