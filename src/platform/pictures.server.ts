import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { z } from "zod";
import { AppError, type AppErrorCode, isAppErrorCode } from "#src/shared/app-error.ts";
import type { MadePicture } from "./picture-files.server.ts";

export type Pictures = {
  /**
   * Makes a picture small, in a process of its own.
   * @throws AppError unsupported-media, too-large, or try-later when too many pictures wait already
   */
  make(bytes: Uint8Array): Promise<MadePicture>;
  /** Ends the process; pictures that it has in hand are asked for again later. */
  close(): void;
};

const mostWaiting = 32;
const idleMilliseconds = 60_000;
const folder = import.meta.dirname;
const isBuilt = extname(import.meta.filename) === ".js";
const entry = isBuilt
  ? join(folder, "main.pictures.server.js")
  : join(folder, "../main.pictures.server.ts");
const loader = isBuilt ? [] : ["--import", "tsx"];

const pictureAnswer = z.union([
  z.object({
    picture: z.object({
      files: z.array(z.object({ width: z.int(), bytes: z.instanceof(Uint8Array) })),
      width: z.int(),
      height: z.int(),
    }),
  }),
  z.object({
    refusal: z.object({ code: z.custom<AppErrorCode>(isAppErrorCode), message: z.string() }),
  }),
]);
/** What the process answers for one picture. */
export type PictureAnswer =
  | { picture: MadePicture }
  | { refusal: { code: AppErrorCode; message: string } };
const numbered = z.object({ number: z.int() });

/** At most so many at a time, the rest in turn. */
function limitConcurrency(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= mostWaiting) {
      throw new AppError("try-later", "Too many pictures are waiting", { retryAfter: 10 });
    }
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const askAgain = (cause?: unknown) =>
  new AppError("try-later", "Pictures cannot be read just now", { retryAfter: 5, cause });

type Asked = { resolve(picture: MadePicture): void; reject(error: unknown): void };

/** One process and the pictures that it has in hand. */
function startProcess(onEnd: () => void) {
  const asked = new Map<number, Asked>();
  let last = 0;
  const child: ChildProcess = fork(entry, [], {
    execArgv: loader,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const giveUp = (error: AppError) => {
    onEnd();
    for (const { reject } of asked.values()) reject(error);
    asked.clear();
  };
  child.on("error", (cause) => giveUp(askAgain(cause)));
  child.on("exit", (code) => {
    // A picture that was there alone is what broke it; one of several may be another's victim.
    const isBroken = code !== 0 && asked.size === 1;
    giveUp(isBroken ? new AppError("unsupported-media", "The picture cannot be read") : askAgain());
  });
  child.on("message", (message) => {
    const { number } = numbered.parse(message);
    const answer: PictureAnswer = pictureAnswer.parse(message);
    const one = asked.get(number);
    asked.delete(number);
    if ("picture" in answer) one?.resolve(answer.picture);
    else one?.reject(new AppError(answer.refusal.code, answer.refusal.message));
  });
  return {
    make: (bytes: Uint8Array) =>
      new Promise<MadePicture>((resolve, reject) => {
        last += 1;
        asked.set(last, { resolve, reject });
        child.send({ number: last, bytes });
      }),
    isIdle: () => asked.size === 0,
    close: () => {
      if (child.connected) child.disconnect();
    },
  };
}

/**
 * Pictures are decoded outside of the process that answers everybody: what a picture needs, up to 300 MB,
 * goes back to the system when the process has had nothing to do for a minute, and a picture that breaks
 * the decoder breaks nothing else. It starts with the first picture.
 */
export function openPictures(): Pictures {
  const inTurn = limitConcurrency(Math.max(1, Math.min(4, availableParallelism() - 1)));
  let current: ReturnType<typeof startProcess> | null = null;
  let idle: NodeJS.Timeout | undefined;
  const close = () => {
    clearTimeout(idle);
    current?.close();
    current = null;
  };
  const makeNow = async (bytes: Uint8Array) => {
    clearTimeout(idle);
    if (!current) {
      const started = startProcess(() => {
        if (current === started) current = null;
      });
      current = started;
    }
    const { make, isIdle } = current;
    try {
      return await make(bytes);
    } finally {
      if (isIdle()) idle = setTimeout(close, idleMilliseconds).unref();
    }
  };
  return { make: (bytes) => inTurn(() => makeNow(bytes)), close };
}
