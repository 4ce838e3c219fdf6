import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { isStandInEmail } from "#src/shared/stand-in-email.ts";
import type { Env } from "./env.server.ts";
import type { Logger } from "./log.server.ts";

export type Mail = { to: string; subject: string; text: string };
export type MailBox = { send(mail: Mail): Promise<void> };

/**
 * Sends by SMTP where SMTP_URL says so; else each mail becomes a file in the data folder's outbox,
 * named by its time, so that an operator without a mail server can still pass a link on.
 */
export function openMail(env: Env, parts: { log: Logger; now: () => Date }): MailBox {
  const box = openMailBox(env, parts);
  return {
    async send(mail) {
      if (!isStandInEmail(mail.to)) await box.send(mail);
    },
  };
}

function openMailBox(env: Env, { log, now }: { log: Logger; now: () => Date }): MailBox {
  if (env.SMTP_URL) {
    const transport = createTransport(env.SMTP_URL);
    return {
      async send(mail) {
        await transport.sendMail({ from: env.MAIL_FROM, ...mail });
      },
    };
  }
  const folder = join(env.DATA_DIR, "outbox");
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${now().toISOString().replaceAll(":", "-")}-${crypto.randomUUID().slice(0, 8)}.txt`;
      const text = `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`;
      await writeFile(join(folder, name), text, { mode: 0o600 });
      log.info({ file: name }, "mail written to the outbox folder");
    },
  };
}
