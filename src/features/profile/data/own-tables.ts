/** What a table keeps of a farmer, and what becomes of it when the account is deleted. */
export type OwnTable = {
  table: string;
  /** The column that names the farmer. */
  owner: string;
  /** Goes with the account; stays without a name; or has to do with signing in and goes with it. */
  onDeletion: "remove" | "disown";
  /** Leaves out what would open the account, or is of no meaning outside the product. */
  exported: readonly string[] | "all" | "none";
};

/** Every place of the database that names a farmer; a test compares it with the database itself. */
export const ownTables: readonly OwnTable[] = [
  { table: "users", owner: "uid", onDeletion: "remove", exported: "all" },
  { table: "widgets", owner: "uid", onDeletion: "remove", exported: "all" },
  {
    table: "blogs",
    owner: "authorUid",
    onDeletion: "disown",
    exported: [
      "id",
      "title",
      "description",
      "imageUrl",
      "category",
      "language",
      "authorName",
      "postedDate",
      "likes",
    ],
  },
  {
    table: "products",
    owner: "authorUid",
    onDeletion: "remove",
    exported: [
      "id",
      "image",
      "words",
      "priceInPaise",
      "category",
      "unit",
      "authorName",
      "createdAt",
    ],
  },
  {
    table: "media",
    owner: "ownerUid",
    onDeletion: "disown",
    exported: ["id", "width", "height", "createdAt"],
  },
  {
    table: "identityUser",
    owner: "id",
    onDeletion: "remove",
    exported: ["id", "name", "email", "emailVerified", "image", "createdAt", "lastLoginAt"],
  },
  {
    table: "identitySession",
    owner: "userId",
    onDeletion: "remove",
    exported: ["createdAt", "updatedAt", "expiresAt", "ipAddress", "userAgent"],
  },
  {
    table: "identityAccount",
    owner: "userId",
    onDeletion: "remove",
    exported: ["providerId", "accountId", "createdAt"],
  },
  {
    table: "identitySecondFactor",
    owner: "uid",
    onDeletion: "remove",
    exported: ["confirmedAt"],
  },
  { table: "identityMailedToken", owner: "uid", onDeletion: "remove", exported: "none" },
];
