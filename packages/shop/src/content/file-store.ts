import type { FileStore } from '@vitrine/storage/files'
import type { Payload } from 'payload'

/** Place of the files that are sold: that of the files of messages, which no address leads to. */
export function fileStoreOf(payload: Payload): FileStore {
  return payload.config.custom.uploads
}
