import type { CollectionBeforeReadHook, Field, PayloadRequest } from 'payload'
import { siteLanguage } from '../../core/languages.ts'
import { parseLocalTexts, textIn } from '../../core/local-paths.ts'
import { siteLanguages } from '../languages.ts'
import { notCopied } from './copies.ts'
import { type AddressSource, madePaths } from './made-paths.ts'

/**
 * The whole address in each language that a document is written in, made from its slugs whenever it is saved. With the
 * addresses of all languages beside it: who reads a document in one language finds those of the others in `paths`.
 */
export function pathFields(source: AddressSource): readonly Field[] {
  return [
    {
      name: 'path',
      label: { en: 'Full address (URL)', de: 'Vollständige Adresse (URL)' },
      type: 'text',
      localized: true,
      custom: { search: false },
      unique: true,
      index: true,
      admin: { position: 'sidebar', readOnly: true },
      hooks: { beforeDuplicate: [notCopied], beforeChange: [madePaths(source)] },
    },
    { name: 'paths', type: 'json', virtual: true, admin: { hidden: true } },
  ]
}

/** Place of documents below one address, the same in all languages. */
export function standsBelow(base: (req: PayloadRequest) => Promise<string>): AddressSource['place'] {
  return async ({ req }) => {
    const below = await base(req)
    return (slug) => `${below}${slug}/`
  }
}

/** Gives a document that is read in a language which it is not written in the address where visitors find it. */
export const readPaths: CollectionBeforeReadHook = ({ doc, req }) => {
  if (typeof doc.path !== 'object' || doc.path === null) return doc
  const paths = parseLocalTexts(doc.path)
  if (req.locale === 'all') return { ...doc, paths }
  const languages = siteLanguages(req.payload)
  const locale = siteLanguage(req.locale, languages)
  return { ...doc, paths, path: { ...doc.path, [locale]: textIn(paths, locale, languages) } }
}
