import { createHash } from "node:crypto";
import type { PostgresPool } from "kysely";
import type pg from "pg";

const mostStatements = 200;

/** How a search is best done depends on the words searched for: such a statement is planned each time. */
const isSearch = (text: string) => text.includes(" like ");

/** A statement that the query builder has made; only such a one is a single statement for certain. */
const isRead = (text: string) => text.startsWith("select ");

/** The name under which a statement is prepared; null for one that is better planned each time. */
function openNames(): (text: string) => string | null {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= mostStatements || isSearch(text)) return null;
    const name = createHash("sha1").update(text).digest("base64url");
    names.set(text, name);
    return name;
  };
}

/**
 * The pool as the query builder uses it, with statements prepared once for each connection: planning a
 * small one costs the database several times what running it does.
 */
export function prepareStatements(pool: pg.Pool): PostgresPool {
  const getName = openNames();
  const clients = new WeakMap<pg.PoolClient, pg.PoolClient>();
  const wrap = (client: pg.PoolClient) => {
    const query = (text: string, values: unknown[]) => {
      const name = values.length > 0 || isRead(text) ? getName(text) : null;
      return client.query(name === null ? { text, values } : { name, text, values });
    };
    return new Proxy(client, {
      get: (target, key): unknown => (key === "query" ? query : Reflect.get(target, key)),
    });
  };
  return {
    async connect() {
      const client = await pool.connect();
      const wrapped = clients.get(client) ?? wrap(client);
      clients.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}
