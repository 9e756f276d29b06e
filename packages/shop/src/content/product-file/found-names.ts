import { type AdminText, record, text } from '@vitrine/content/core'
import { createUntyped } from '@vitrine/content/queries'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { TERM_SEGMENTS, type TermSegment } from '../../core/addresses.ts'
import type { FoundNames } from '../../core/product-file/product-change.ts'
import type { FileProduct } from '../../core/product-file/product-file.ts'

/** Request of who imports: what they may not do is not done for them. */
export interface ImportRequest {
  readonly req: PayloadRequest
  readonly locale: string
  /** True: nothing is written. */
  readonly isDry: boolean
}

/** Finds the terms and images that products of a file name, and makes terms that are missing. */
export interface NameFinder {
  find(product: FileProduct): Promise<{ readonly found: FoundNames; readonly notes: readonly AdminText[] }>
}

export async function nameFinder(request: ImportRequest): Promise<NameFinder> {
  const terms = Object.fromEntries(
    await Promise.all(
      (Object.keys(TERM_SEGMENTS) as TermSegment[]).map(async (term) => [term, await termsOf(request, term)]),
    ),
  ) as Record<TermSegment, Map<string, number | undefined>>

  /** Ids of the terms of some names, in their order. */
  const idsOf = async (term: TermSegment, names: readonly string[], notes: AdminText[]): Promise<readonly number[]> => {
    const ids: number[] = []
    for (const name of names) {
      const key = name.toLowerCase()
      if (!terms[term].has(key)) {
        notes.push(newTerm(name))
        terms[term].set(key, request.isDry ? undefined : await makeTerm(request, term, name))
      }
      const id = terms[term].get(key)
      if (id !== undefined) ids.push(id)
    }
    return ids
  }

  return {
    async find(product) {
      const notes: AdminText[] = []
      const categories = await idsOf('category', product.categories ?? [], notes)
      const tags = await idsOf('tag', product.tags ?? [], notes)
      const [brand] = await idsOf('brand', product.brand ? [product.brand] : [], notes)
      const files = [...(product.images ?? []), ...product.variants.flatMap(({ image }) => image ?? [])]
      const images = await imagesOf(request, files)
      for (const file of new Set(files)) if (!images.has(file)) notes.push(noImage(file))
      return { found: { categories, tags, brand, imageOf: (file) => images.get(file) }, notes }
    },
  }
}

async function termsOf({ req, locale }: ImportRequest, term: TermSegment): Promise<Map<string, number | undefined>> {
  const { docs } = await req.payload.find({
    collection: TERM_SEGMENTS[term] as CollectionSlug,
    pagination: false,
    depth: 0,
    locale: locale,
  })
  return new Map(
    docs.flatMap((doc) => {
      const { id, title } = record(doc)
      return typeof title === 'string' ? [[title.toLowerCase(), Number(id)] as const] : []
    }),
  )
}

async function makeTerm({ req, locale }: ImportRequest, term: TermSegment, title: string): Promise<number> {
  const { id } = await createUntyped(req.payload, {
    collection: TERM_SEGMENTS[term] as CollectionSlug,
    data: { title },
    locale: locale,
    overrideAccess: false,
    user: req.user,
  })
  return id
}

/** Images of the library by the names of their files; one that the library has in another format is the same. */
async function imagesOf({ req }: ImportRequest, files: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const stems = [...new Set(files.map(stemOf))].filter((stem) => stem !== '')
  if (stems.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { or: stems.map((stem): Where => ({ filename: { like: `${stem}.` } })) },
    pagination: false,
    depth: 0,
    select: { filename: true },
  })
  const named = docs.map((doc) => [text(record(doc).filename) ?? '', Number(record(doc).id)] as const)
  return new Map(
    files.flatMap((file) => {
      const same = named.find(([name]) => name.toLowerCase() === file.toLowerCase())
      const likely = named.find(([name]) => stemOf(name).toLowerCase() === stemOf(file).toLowerCase())
      const [, id] = same ?? likely ?? []
      return id === undefined ? [] : [[file, id] as const]
    }),
  )
}

function stemOf(file: string): string {
  return file.replace(/\.[^.]*$/, '')
}

const newTerm = (name: string): AdminText => ({
  en: `“${name}” is new among the terms.`,
  de: `„${name}“ ist neu unter den Begriffen.`,
})

const noImage = (file: string): AdminText => ({
  en: `The media library has no file “${file}”. Upload it and import the file again.`,
  de: `Die Mediathek hat keine Datei „${file}“. Laden Sie sie hoch, und importieren Sie die Datei noch einmal.`,
})
