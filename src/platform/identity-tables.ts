import type { ColumnType } from "kysely";

type Moment = ColumnType<Date, never, Date>;

/** What our own statements read and write of the identity library's tables; it keeps more in some. */
export interface IdentityTables {
  identityUser: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean;
    image: string | null;
    createdAt: Moment;
    lastLoginAt: ColumnType<Date | null, never, Date>;
  };
  identitySession: {
    id: string;
    token: string;
    userId: string;
    expiresAt: ColumnType<Date, never, Date>;
    createdAt: Moment;
    updatedAt: Moment;
    ipAddress: string | null;
    userAgent: string | null;
    /** Such a session opens nothing but the step that asks for the second factor. */
    awaitsSecondFactor: boolean;
  };
  identityAccount: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    password: string | null;
    createdAt: ColumnType<Date, Date | undefined, never>;
    updatedAt: ColumnType<Date, Date, Date>;
  };
  identitySecondFactor: {
    uid: string;
    sealedSecret: string;
    confirmedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** PostgreSQL's bigint arrives as text. */
    lastStep: ColumnType<string, number | undefined, number>;
    backupCodes: ColumnType<string[], string[] | undefined, string[]>;
  };
  identityPasskey: {
    id: string;
    uid: string;
    name: string;
    publicKey: Buffer;
    /** PostgreSQL's bigint arrives as text. */
    counter: ColumnType<string, number, number>;
    transports: string[];
    deviceType: string;
    backedUp: boolean;
    createdAt: ColumnType<Date, Date, never>;
    lastUsedAt: ColumnType<Date | null, never, Date>;
  };
  identityPhone: {
    number: string;
    uid: string;
    addedDate: ColumnType<Date, Date, Date>;
    provenDate: ColumnType<Date, Date, Date>;
  };
  identityPhoneCode: {
    ticketHash: string;
    number: string;
    uid: string | null;
    codeHash: string;
    tries: ColumnType<number, never, number>;
    provenDate: ColumnType<Date | null, never, Date>;
    expiresDate: ColumnType<Date, Date, Date>;
  };
  smsDays: {
    day: string;
    sent: ColumnType<number, number | undefined, number>;
    failed: ColumnType<number, number | undefined, number>;
    refused: ColumnType<number, number | undefined, number>;
  };
  identityMailedToken: {
    hash: string;
    purpose: string;
    uid: string;
    email: string;
    expiresAt: ColumnType<Date, Date, Date>;
  };
  identityRateLimit: {
    key: string;
    count: number;
    windowEndsAt: ColumnType<Date, Date, Date>;
  };
  identityVerification: { identifier: string; value: string };
}
