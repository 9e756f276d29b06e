import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { isMailOf } from '../core/mail/mail-of-person.ts'

/** Name of the folder into which mails are written on a site without a mail server. */
const OUTBOX_FOLDER = 'outbox'

const ENDING = '.eml'

/** Bytes of a mail in which its receivers stand, before its text. */
const HEAD_BYTES = 64 * 1024

/** Folder in which mails stand as files. */
export function outboxFolder({ dataDir }: { readonly dataDir: string }): string {
  return join(dataDir, OUTBOX_FOLDER)
}

/** Name of the file of a mail. @param id Its Message-ID, or the part of it before the host: the token of its delivery. */
export function outboxFile(id: string): string {
  return `${id.replace(/^<|@.*$/g, '').replace(/[^\w-]/g, '')}${ENDING}`
}

/**
 * Erases the files of mails of a person: those of deliveries that were deleted, and those that went to the person, or are
 * answered to them, and whose delivery is gone for long. To be called once the deletion is durable.
 *
 * @param person.tokens Of deliveries that were deleted.
 * @param person.getsOthers True for an address to which mails about others go: what went to it stays.
 */
export async function eraseMailFiles(
  payload: Payload,
  person: { readonly address: string; readonly tokens: readonly string[]; readonly getsOthers: boolean },
): Promise<void> {
  const folder = outboxFolder({ dataDir: payload.config.custom.dataDir })
  const erase = (file: string) => rm(join(folder, file), { force: true })
  for (const token of person.tokens) await erase(outboxFile(token))
  for (const file of await filesIn(folder)) {
    if (!isMailOf(person, await headOf(join(folder, file)))) continue
    if (!(await isListed(payload, file.slice(0, -ENDING.length)))) await erase(file)
  }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith(ENDING))
  } catch (error) {
    // A site with a mail server has written none.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function headOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** A mail with a delivery is a person's if that was. */
async function isListed(payload: Payload, token: string): Promise<boolean> {
  return (await runSql(payload, sql`select id from deliveries where token = ${token}`)).length > 0
}
