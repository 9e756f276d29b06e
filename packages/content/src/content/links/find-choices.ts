import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { linkTypeOf } from '../../core/link-target.ts'
import type { AddressChoice, DocumentChoice } from '../../core/links/link-choice.ts'
import { sectionsIn } from '../../core/links/sections.ts'
import { isHomeSought, type SoughtLink } from '../../core/links/sought-link.ts'
import { mediaAddress } from '../../core/media/media-address.ts'
import { isSpecialPath } from '../../core/special-pages.ts'
import { record, text } from '../../core/stored.ts'
import { isCollection } from '../queries/slugs.ts'

/** Documents of each kind, and files, that one answer has. */
const MAX_OF_A_KIND = 8

/** Documents whose sections one answer has. */
const MAX_WITH_SECTIONS = 4

/** Sections that one answer has. */
const MAX_SECTIONS = 12

/** Kind of documents that links can lead to. */
interface LinkedCollection {
  readonly slug: CollectionSlug
  /** Of the links that lead to them. */
  readonly type: string
  /** Field with the words by which editors know them. */
  readonly titleField: string
}

interface FoundDocument {
  readonly from: LinkedCollection
  readonly choice: DocumentChoice
}

/**
 * Finds documents by words of their titles and addresses, as far as the account of the request may read them. Pages that
 * stand for something of the site are none to link to.
 */
export async function findDocuments(req: PayloadRequest, sought: SoughtLink): Promise<readonly FoundDocument[]> {
  const found = await Promise.all(
    linkedCollections(req).map((from) => {
      const named: Where[] = [from.titleField, 'path'].map((name) => ({ [name]: { contains: sought.document } }))
      const home: Where[] = isHomeSought(sought) ? [{ path: { equals: '/' } }] : []
      return readDocuments(req, from, sought.document === '' ? {} : { or: [...named, ...home] }, MAX_OF_A_KIND)
    }),
  )
  return found.flat().filter(({ choice }) => !isSpecialPath(choice.path))
}

/** Finds documents by the ids that links have. Those that are gone, or that the account may not read, are left out. */
export async function documentsOf(
  req: PayloadRequest,
  known: ReadonlyMap<string, readonly string[]>,
): Promise<readonly DocumentChoice[]> {
  const found = await Promise.all(
    linkedCollections(req).map((from) => {
      const ids = known.get(from.type) ?? []
      return ids.length === 0 ? [] : readDocuments(req, from, { id: { in: ids } }, ids.length)
    }),
  )
  return found.flat().map(({ choice }) => choice)
}

/** Finds the parts of documents that have an anchor. */
export async function findSections(
  req: PayloadRequest,
  documents: readonly FoundDocument[],
  { anchor }: SoughtLink,
): Promise<readonly AddressChoice[]> {
  const read = await Promise.all(
    documents
      .filter(({ choice }) => choice.path !== undefined)
      .slice(0, MAX_WITH_SECTIONS)
      .map(async ({ from, choice }) => {
        const { docs } = await req.payload.find({
          collection: from.slug,
          where: { id: { equals: choice.id } },
          draft: true,
          depth: 0,
          limit: 1,
          pagination: false,
          overrideAccess: false,
          req,
        })
        return sectionsIn(docs[0]).map(
          (section): AddressChoice => ({
            kind: 'section',
            url: `${choice.path}#${section.anchor}`,
            title: `${choice.title} › ${section.title || section.anchor}`,
          }),
        )
      }),
  )
  return read
    .flat()
    .filter(({ url }) => anchor === undefined || url.slice(url.indexOf('#')).includes(anchor))
    .slice(0, MAX_SECTIONS)
}

/** Finds files of the library by words of their names and of what is said of them. */
export async function findFiles(req: PayloadRequest, { document }: SoughtLink): Promise<readonly AddressChoice[]> {
  if (document === '') return []
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { or: [{ filename: { contains: document } }, { alt: { contains: document } }] },
    select: { filename: true, alt: true },
    sort: 'filename',
    depth: 0,
    limit: MAX_OF_A_KIND,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.flatMap(({ filename, alt }): AddressChoice[] =>
    filename ? [{ kind: 'file', url: mediaAddress(filename, undefined), title: text(alt) ?? filename }] : [],
  )
}

async function readDocuments(
  req: PayloadRequest,
  from: LinkedCollection,
  where: Where,
  limit: number,
): Promise<readonly FoundDocument[]> {
  const { docs } = await req.payload.find({
    collection: from.slug,
    where,
    select: { [from.titleField]: true, path: true, _status: true },
    sort: from.titleField,
    draft: true,
    depth: 0,
    limit,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map((document) => {
    const { id, path, _status, [from.titleField]: title } = record(document)
    const choice: DocumentChoice = {
      kind: 'document',
      type: from.type,
      id: typeof id === 'number' ? id : String(id),
      title: text(title) ?? '',
      isPublished: _status === 'published',
      ...(typeof path === 'string' && { path }),
    }
    return { from, choice }
  })
}

function linkedCollections({ payload }: PayloadRequest): readonly LinkedCollection[] {
  return payload.config.collections.flatMap(({ slug, admin }) => {
    const type = linkTypeOf(admin.custom)
    if (type === undefined || !isCollection(payload, slug)) return []
    return [{ slug, type, titleField: admin.useAsTitle ?? 'title' }]
  })
}
