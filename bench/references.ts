import { once } from "node:events";
import { createServer } from "node:http";
import type pg from "pg";

/** The bare server of Node, answering the same bytes to everyone: what no framework can beat. */
export async function startConstant(
  body: Buffer,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": body.length,
    });
    response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Lets so many callers do an action again and again, each one after the other. */
export async function runCallers(
  { callers, seconds }: { callers: number; seconds: number },
  act: () => Promise<unknown>,
): Promise<{ requests: number; seconds: number; p50: number; p99: number }> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const times: number[] = [];
  const call = async () => {
    while (performance.now() < end) {
      const since = performance.now();
      await act();
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const taken = (performance.now() - begun) / 1000;
  return { requests: times.length, seconds: taken, p50: at(0.5), p99: at(0.99) };
}

/** Runs one statement as fast as the given number of callers can, without HTTP. */
export function runBare(
  pool: pg.Pool,
  given: { callers: number; seconds: number; statement: () => pg.QueryConfig },
) {
  return runCallers(given, () => pool.query(given.statement()));
}

/** Fills the list of posts, one a minute. */
export async function insertPosts(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into blogs (id, title, description, "imageUrl", category, language, "authorName", "postedDate", likes, "searchText")
      select gen_random_uuid()::text, 'Post number ' || n, repeat('Rain came in the night. ', 8), '/pictures/samples/blog-1.svg',
        'water', 'en', 'Farmer ' || n % 500, now() - ($1::integer - n) * interval '1 minute', n % 90, 'post number ' || n
      from generate_series(1, $1::integer) n`,
    [count],
  );
  await pool.query("vacuum analyze blogs");
}

/** What the list shows of the newest posts, so many as are asked for. */
export const newestPosts = `select id, title, description, "imageUrl", "authorName", "postedDate", likes, category, language
  from blogs where "removedDate" is null and "hiddenDate" is null order by "postedDate" desc, id desc limit $1`;
