import type { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { uploadName, uploadsOf } from '../content/inbox/uploads-store.ts'
import { uploadPathOf } from '../core/inbox/upload-path.ts'

/** Opens files that mails attach, wherever they are stored, by the paths that their rows name. */
export function openAttachment(payload: Payload): (path: string) => Promise<Readable | undefined> {
  return async (path) => {
    const found = uploadPathOf(path)
    return found && (await uploadsOf(payload).read(uploadName(found)))?.content
  }
}
