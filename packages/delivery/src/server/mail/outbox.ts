import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { outboxFile } from '../../store/outbox-files.ts'
import type { MailTransport } from './transport.ts'

/**
 * Writes each mail as one file. The name follows from the mail's id, and the file appears whole or not at all, so a mail
 * that is handed over again stays one.
 */
export function outboxTransport(folder: string): MailTransport {
  const made = mkdir(folder, { recursive: true })
  return {
    isOutbox: true,
    async send({ id, raw }) {
      await made
      const name = outboxFile(id)
      const unfinished = join(folder, `.${name}.part`)
      const file = await open(unfinished, 'w')
      try {
        await file.writeFile(raw)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, join(folder, name))
      return []
    },
    close() {},
  }
}
