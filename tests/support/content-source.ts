import { createSearch } from '@vitrine/search/server'
import type { Payload } from 'payload'
import { payloadSource } from '../../apps/site/src/content/payload-source.ts'
import type { ContentSource } from '../../apps/site/src/content/source.ts'
import { startContents } from '../../apps/site/src/features/contents.ts'

const fail = (error: unknown) => {
  throw error
}

/** Where the site reads its content, with every feature's. */
export function contentSource(payload: Payload): ContentSource {
  return payloadSource(payload, startContents(payload, createSearch({ payload, onError: fail })))
}
