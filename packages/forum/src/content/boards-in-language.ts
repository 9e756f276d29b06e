import { pageLanguages } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import { findSelected } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { type Board, parseBoard } from '../core/board.ts'
import { MAX_BOARDS } from '../core/limits.ts'

/** Finds the boards that are there in a language, in their order. */
export async function boardsInLanguage(payload: Payload, locale: string): Promise<readonly Board[]> {
  const { docs } = await findSelected(payload, {
    collection: 'forum-boards',
    locale,
    depth: 0,
    limit: MAX_BOARDS,
    pagination: false,
    sort: ['place', 'id'],
  })
  const languages = siteLanguages(payload)
  return docs
    .filter((doc) => pageLanguages(doc.languages, languages).includes(locale))
    .flatMap((doc) => parseBoard(doc) ?? [])
}
