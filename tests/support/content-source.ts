import { blogContents } from '@vitrine/blog/server'
import { pageContents } from '@vitrine/pages/server'
import { portfolioContents } from '@vitrine/portfolio/server'
import { createSearch, searchContents } from '@vitrine/search/server'
import type { Payload } from 'payload'
import { payloadSource } from '../../apps/site/src/content/payload-source.ts'
import type { ContentSource } from '../../apps/site/src/content/source.ts'

const fail = (error: unknown) => {
  throw error
}

/** Where the site reads its content, with every feature's. */
export function contentSource(payload: Payload): ContentSource {
  return payloadSource(payload, [
    pageContents(payload),
    blogContents(payload),
    portfolioContents(payload),
    searchContents(payload, createSearch({ payload, onError: fail })),
  ])
}
