import { answerIn } from '@vitrine/content/answers'
import { given, type LocalTexts, pageLanguages, parseLocalTexts, referenceId, textIn } from '@vitrine/content/core'
import type { AddressSource } from '@vitrine/content/documents'
import { siteLanguages } from '@vitrine/content/languages'
import { type CollectionAfterChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { pathOf } from '../core/paths.ts'

/** Levels of pages below one another; a longer chain is a circle. */
const MAX_DEPTH = 12

type Id = number | string

interface StoredPage {
  readonly id: Id
  /** Its path in each language that it is written in. */
  readonly paths?: unknown
  readonly parent?: Id | { readonly id: Id } | null
  readonly languages?: unknown
  readonly _status?: string | null
}

/** Pages stand below their parent, in each language below its path in that language. */
export const belowParent: AddressSource['place'] = async ({ data, before, req }) => {
  const parent = await findParent(referenceId({ ...before, ...data }.parent), req, before?.id)
  return pathBelow(parent && parseLocalTexts(parent.paths), req)
}

function pathBelow(parentPaths: LocalTexts | undefined, { payload }: PayloadRequest) {
  const languages = siteLanguages(payload)
  return (slug: string, locale: string) => pathOf(slug, parentPaths && textIn(parentPaths, locale, languages))
}

/** Moves the pages below with the page above. A draft that moves leaves them where visitors find them. */
export const moveChildren: CollectionAfterChangeHook = async ({ doc, operation, req, context }) => {
  if (operation === 'create' || doc._status !== 'published') return
  const depth = typeof context.pageDepth === 'number' ? context.pageDepth : 0
  const languages = siteLanguages(req.payload)
  const { locale } = req
  const children = await req.payload.find({
    collection: 'pages',
    where: { parent: { equals: doc.id } },
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    select: { slug: true, path: true, languages: true },
    req,
  })
  // The question has changed the language of the request.
  if (locale !== undefined) req.locale = locale
  if (children.docs.length === 0) return
  const below = pathBelow(parseLocalTexts((await findPage(doc.id, req))?.paths), req)
  for (const child of children.docs) {
    const [slugs, paths] = [parseLocalTexts(child.slug), parseLocalTexts(child.path)]
    const isMoved = pageLanguages(child.languages, languages).some(
      (language) => paths[language] !== below(textIn(slugs, language, languages) ?? '', language),
    )
    if (isMoved) await savePlace(child.id, {}, { req, context: { pageDepth: depth + 1 } })
  }
}

/**
 * Saves a page again, so that it takes the address that its place gives it. What its editor has not published yet stays a
 * draft: an update alone would be made of it, and show it. Payload saves one language at a time.
 *
 * @param place What its address is made of, in all languages; what is left out stays.
 */
export async function savePlace(
  id: Id,
  place: { readonly slug?: string; readonly parent?: null },
  { req, context }: { readonly req: PayloadRequest; readonly context?: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { locale } = req
  const written = pageLanguages(
    (await readPage(id, { req, locale, draft: false })).languages,
    siteLanguages(req.payload),
  )
  const save = async (draft: boolean, pages: readonly (readonly [string, object])[]) => {
    for (const [language, data] of pages) {
      await req.payload.update({
        collection: 'pages',
        id,
        data: { ...data, ...place },
        draft,
        ...given({ context }),
        depth: 0,
        locale: language,
        req,
      })
    }
  }
  const read = async (draft: boolean) => {
    const pages: [string, StoredPage][] = []
    for (const language of written) pages.push([language, await readPage(id, { req, locale: language, draft })])
    return pages
  }
  const [published, newest] = [await read(false), await read(true)]
  await save(false, published)
  const hasDraft = newest[0]?.[1]._status === 'draft' && published[0]?.[1]._status === 'published'
  if (hasDraft) await save(true, newest)
  // Each of them has changed the language of the request.
  if (locale !== undefined) req.locale = locale
}

function readPage(
  id: Id,
  {
    req,
    locale,
    draft,
  }: { readonly req: PayloadRequest; readonly locale: string | undefined; readonly draft: boolean },
): Promise<StoredPage> {
  return req.payload.findByID({
    collection: 'pages',
    id,
    draft,
    depth: 0,
    ...given({ locale }),
    fallbackLocale: false,
    overrideAccess: true,
    req,
  }) as Promise<unknown> as Promise<StoredPage>
}

async function findParent(id: Id | undefined, req: PayloadRequest, self: unknown): Promise<StoredPage | undefined> {
  if (id === undefined) return undefined
  const parent = await findPage(id, req)
  let above: StoredPage | undefined = parent
  for (let depth = 0; above; depth += 1) {
    if (above.id === self || depth > MAX_DEPTH) {
      throw new ValidationError({
        collection: 'pages',
        errors: [
          {
            path: 'parent',
            message: answerIn(
              { en: 'A page cannot stand below itself.', de: 'Eine Seite kann nicht unter sich selbst liegen.' },
              req,
            ),
          },
        ],
        req,
      })
    }
    const next = referenceId(above.parent)
    above = next === undefined ? undefined : await findPage(next, req)
  }
  return parent
}

async function findPage(id: Id, req: PayloadRequest): Promise<StoredPage | undefined> {
  const found = await req.payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return (found as StoredPage | null) ?? undefined
}
