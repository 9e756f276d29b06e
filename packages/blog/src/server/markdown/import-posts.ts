import { existsSync, realpathSync, statSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { excessOf, excessText, given, list, parseLocalTexts, record, slugFrom, textIn } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import { mediaOf } from '@vitrine/content/media-store'
import { createUntyped, readTimeZone, updateUntyped } from '@vitrine/content/queries'
import type { CollectionSlug, Payload } from 'payload'
import type { TermCollection } from '../../core/addresses.ts'
import { type FrontMatter, readPostFile } from './front-matter.ts'
import { type Links, readLinks } from './links.ts'
import { readMarkdown } from './read-markdown.ts'
import { filesOf, withIds, withoutRowIds } from './stored-images.ts'
import { type ImageReference, type Note, type PostBlock, pathOfAddress } from './stored-post.ts'

/** Bytes of a post's file. */
const MAX_POST_BYTES = 1024 * 1024

/** Bytes of a picture. */
const MAX_IMAGE_BYTES = 25 * 1024 * 1024

/** Files in one run. */
const MAX_FILES = 5_000

/** Folders in one another. */
const MAX_FOLDERS = 8

/** Files that the site takes as pictures. */
const IMAGE_TYPES = /\.(?:jpe?g|png|webp|gif|avif|svg)$/i

/** Result of importing one file. */
export interface ImportedFile {
  /** Path below the folder that was given. */
  readonly file: string
  /** `left`: a post with its slug is there already. */
  readonly outcome: 'made' | 'updated' | 'left' | 'failed'
  readonly notes: readonly Note[]
}

export interface ImportOptions {
  /** A file, or a folder whose Markdown files are all taken. */
  readonly path: string
  readonly locale: string
  /** Saves what is there already as a draft of its post. */
  readonly update: boolean
  /** Says what would happen, and does nothing. */
  readonly dryRun: boolean
  readonly progress: (text: string) => void
}

/** There is nothing to import, or more than one run takes; says which. */
export class ImportRefused extends Error {}

/**
 * Makes posts of Markdown files, each whole or not at all. Nothing is fetched: pictures stand beside the files.
 *
 * @throws {ImportRefused} Before anything was made.
 */
export async function importPosts(payload: Payload, options: ImportOptions): Promise<readonly ImportedFile[]> {
  const path = resolve(options.path)
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => {
      throw new ImportRefused(`There is nothing at ${path}. Give a Markdown file, or a folder of them.`)
    },
  )
  const root = realpathSync(isFolder ? path : dirname(path))
  const files = isFolder ? await markdownFiles(root) : [realpathSync(path)]
  const [links, timeZone] = [await readLinks(payload), await readTimeZone(payload)]
  const results: ImportedFile[] = []
  const related: { readonly id: number; readonly slugs: readonly string[] }[] = []
  for (const file of files) {
    options.progress(`${results.length + 1} of ${files.length} files`)
    const name = relative(root, file).replaceAll(sep, '/')
    const { note, ...result } = await importFile(payload, file, { ...options, root, links, timeZone })
    if (note) related.push(note)
    results.push({ file: name, ...result })
  }
  // Posts may name those of files that came after them.
  for (const { id, slugs } of related) await relate(payload, id, slugs, options.locale)
  return results
}

interface FileContext extends ImportOptions {
  /** Folder that pictures may be taken from. */
  readonly root: string
  readonly links: Links
  /** IANA name of the zone of the site. */
  readonly timeZone: string
}

type FileResult = Omit<ImportedFile, 'file'> & {
  /** Posts that it names. */
  readonly note?: { readonly id: number; readonly slugs: readonly string[] }
}

async function importFile(payload: Payload, file: string, context: FileContext): Promise<FileResult> {
  const fail = (note: Note, notes: readonly Note[] = []): FileResult => ({ outcome: 'failed', notes: [...notes, note] })
  if (statSync(file).size > MAX_POST_BYTES) return fail({ text: `A post has at most ${MAX_POST_BYTES} bytes.` })
  // A post in a folder of its own is named as the folder.
  const fileName = /^index\.(?:md|markdown)$/i.test(basename(file)) ? `${basename(dirname(file))}.md` : basename(file)
  const read = readPostFile(fileName, await readFile(file, 'utf8'), context.timeZone)
  if (!read.ok) return fail(read.problem)
  const { front, body, linesBefore } = read
  const { title } = front
  if (title === undefined) {
    return fail({ line: 1, text: 'There is no title. Write “title: …” between two lines of ---.' }, read.notes)
  }
  const imagePathAt = (address: string) => readableImage(address, dirname(file), context.root)
  const text = readMarkdown(body, { targetOf: context.links.targetOf, imagePathAt, linesBefore })
  const notes = [...read.notes, ...text.notes]
  const excess = excessOf(text.blocks)
  if (excess) return fail({ text: excessText(excess).en }, notes)
  const imageOf = (address: string | undefined, alt: string | undefined): ImageReference | undefined => {
    const path = address === undefined ? undefined : imagePathAt(address)
    if (address !== undefined && path === undefined) {
      notes.push({ text: `The picture ${address} is not beside the file, and nothing is fetched.` })
    }
    return path === undefined ? undefined : { picture: path, alt: alt ?? '' }
  }
  const images = { image: imageOf(front.image, front.imageAlt), metaImage: imageOf(front.metaImage, undefined) }
  const slug = front.slug ?? slugFrom(title, context.locale)
  const found = await postWithSlug(payload, slug, context.locale)
  if (found && !context.update) {
    return {
      outcome: 'left',
      notes: [...notes, { text: `The post “${slug}” is there. --update saves a draft of it.` }],
    }
  }
  const layout = found ? keepIds(text.blocks, found, context.locale) : (withoutRowIds(text.blocks) as PostBlock[])
  if (!layout) {
    const problem = 'The post has other blocks in other languages, which would be lost. Change it in the admin.'
    return fail({ text: problem }, notes)
  }
  if (context.dryRun) return { outcome: found ? 'updated' : 'made', notes }
  const work = new Work(payload, context)
  try {
    const id = await work.save({ ...front, title, slug, ...images, layout }, found?.id)
    return {
      outcome: found ? 'updated' : 'made',
      notes,
      ...(front.related.length > 0 && { note: { id, slugs: front.related } }),
    }
  } catch (error) {
    await work.undo()
    return fail({ text: problemOf(error) }, notes)
  }
}

interface PostToSave extends Omit<FrontMatter, 'image' | 'metaImage'> {
  readonly title: string
  readonly slug: string
  readonly image: ImageReference | undefined
  readonly metaImage: ImageReference | undefined
  readonly layout: readonly PostBlock[]
}

/** Saves one post with what it needs. Where that fails, nothing of it stays. */
class Work {
  private readonly made: { readonly collection: CollectionSlug; readonly id: number }[] = []
  private readonly payload: Payload
  private readonly context: Pick<ImportOptions, 'locale'>

  constructor(payload: Payload, context: Pick<ImportOptions, 'locale'>) {
    this.payload = payload
    this.context = context
  }

  async save(post: PostToSave, existing: number | undefined): Promise<number> {
    const { image, metaImage, layout } = post
    const ids = new Map<string, number>()
    const wanted = [...filesOf(layout), ...[image, metaImage].flatMap((file) => file ?? [])]
    for (const file of wanted) if (!ids.has(file.picture)) ids.set(file.picture, await this.mediaId(file))
    const idOf = (file: ImageReference) => ids.get(file.picture) ?? 0
    const terms = async (collection: TermCollection, names: readonly string[]) => {
      const all: number[] = []
      for (const name of names) all.push(await this.term(collection, name))
      return all
    }
    const [author, ...coAuthors] = await terms('authors', [
      ...(post.author === undefined ? [] : [post.author]),
      ...post.coAuthors,
    ])
    const [series] = await terms('series', post.series === undefined ? [] : [post.series])
    const data = {
      title: post.title,
      slug: post.slug,
      excerpt: post.excerpt ?? null,
      image: image ? idOf(image) : null,
      layout: withIds(layout, idOf),
      author: author ?? null,
      coAuthors,
      series: series ?? null,
      categories: await terms('categories', post.categories),
      tags: await terms('tags', post.tags),
      sticky: post.isSticky,
      allowComments: post.takesComments,
      meta: {
        title: post.metaTitle ?? null,
        description: post.description ?? null,
        image: metaImage ? idOf(metaImage) : null,
        noIndex: post.isHidden,
      },
      ...given({ publishedAt: post.date }),
    }
    const { locale } = this.context
    if (existing !== undefined) {
      await updateUntyped(this.payload, {
        collection: 'posts',
        id: existing,
        data: { ...data, _status: 'draft' },
        locale,
        draft: true,
        depth: 0,
      })
      return existing
    }
    return this.create('posts', { ...data, _status: post.isDraft ? 'draft' : 'published' })
  }

  /** Takes back what was made, the last first. */
  async undo(): Promise<void> {
    for (const { collection, id } of this.made.reverse()) {
      await this.payload.delete({ collection, id, depth: 0 })
    }
  }

  private async create(collection: CollectionSlug, data: object, filePath?: string): Promise<number> {
    const { id } = await createUntyped(this.payload, {
      collection,
      data,
      locale: this.context.locale,
      depth: 0,
      ...(filePath && { filePath }),
    })
    this.made.push({ collection, id })
    return id
  }

  private async term(collection: TermCollection, title: string): Promise<number> {
    const { payload, context } = this
    const { locale } = context
    const where = { title: { equals: title } }
    const { docs } = await payload.find({ collection, where, locale, depth: 0, limit: 1, pagination: false })
    if (docs[0]) return Number(record(docs[0]).id)
    const slug = slugFrom(title, locale)
    const [known] = slug === '' ? [] : await withSlugs(payload, collection, { slugs: [slug], locale })
    return known?.id ?? this.create(collection, { title })
  }

  /** Id of the media document. The same file is one image, however often it is imported. */
  private async mediaId({ picture: path, alt }: ImageReference): Promise<number> {
    const content = await readFile(path)
    const [name, extension] = [basename(path, extname(path)), extname(path)]
    const { docs } = await this.payload.find({
      collection: 'media',
      where: { and: [{ filename: { like: name } }, { filesize: { equals: content.length } }] },
      depth: 0,
      pagination: false,
      limit: MAX_FILES,
    })
    for (const doc of docs) {
      const { id, filename } = record(doc)
      const stored = await mediaOf(this.payload).read(basename(String(filename)))
      if (stored && content.equals(await buffer(stored.content))) return Number(id)
    }
    return this.create('media', { alt: alt || `${name}${extension}` }, path)
  }
}

interface ExistingPost {
  readonly id: number
  readonly languages: readonly unknown[]
  readonly layout: readonly Readonly<Record<string, unknown>>[]
}

async function postWithSlug(payload: Payload, slug: string, locale: string): Promise<ExistingPost | undefined> {
  const [known] = await withSlugs(payload, 'posts', { slugs: [slug], locale })
  if (!known) return undefined
  const post = await payload.findByID({ collection: 'posts', id: known.id, locale, draft: true, depth: 0 })
  const { id, languages, layout } = record(post)
  return { id: Number(id), languages: Array.isArray(languages) ? languages : [], layout: list(layout) }
}

/** Finds the documents that have one of some slugs in a language, or the first language's where they have none there. */
async function withSlugs(
  payload: Payload,
  collection: 'posts' | TermCollection,
  { slugs, locale }: { readonly slugs: readonly string[]; readonly locale: string },
): Promise<readonly { readonly id: number; readonly slug: string }[]> {
  const languages = siteLanguages(payload)
  const { docs } = await payload.find({
    collection,
    where: { slug: { in: [...slugs] } },
    locale: 'all',
    draft: true,
    depth: 0,
    pagination: false,
    select: { slug: true },
  })
  return docs.flatMap((doc) => {
    const { id, slug: stored } = record(doc)
    const slug = textIn(parseLocalTexts(stored), locale, languages)
    return slug !== undefined && slugs.includes(slug) ? [{ id: Number(id), slug }] : []
  })
}

/**
 * Rows keep their ids where the blocks are the same: so a text in one language stays the same block as in the others.
 *
 * @returns Undefined where that would take blocks from another language.
 */
function keepIds(blocks: readonly PostBlock[], post: ExistingPost, locale: string): readonly PostBlock[] | undefined {
  const before = post.layout
  const isSame =
    blocks.length === before.length && blocks.every((block, at) => block.blockType === before[at]?.blockType)
  if (isSame) return blocks.map((block, at) => ({ ...block, id: before[at]?.id }))
  const isAlone = post.languages.every((language) => language === locale)
  return isAlone ? (withoutRowIds(blocks) as PostBlock[]) : undefined
}

async function relate(payload: Payload, id: number, slugs: readonly string[], locale: string): Promise<void> {
  const named = await withSlugs(payload, 'posts', { slugs, locale })
  const ids = slugs.flatMap((slug) => named.filter((post) => post.slug === slug).map((post) => post.id))
  const { _status } = await payload.findByID({ collection: 'posts', id, draft: true, depth: 0 })
  await payload.update({
    collection: 'posts',
    id,
    data: { related: ids, ...(_status && { _status }) },
    locale,
    draft: _status !== 'published',
    depth: 0,
  })
}

/** @returns The path of the file that an address means; undefined for one elsewhere, or none of the site's pictures. */
function readableImage(address: string, folder: string, root: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return undefined
  const path = pathOfAddress(address.replace(/[?#].*$/s, ''))
  if (!IMAGE_TYPES.test(path) || path.includes('\0')) return undefined
  // From the beginning of the site, as many programs write it: that is the folder that was given.
  const file = path.startsWith('/') ? join(root, path) : resolve(folder, path)
  if (!existsSync(file)) return undefined
  // A link in the folder may lead out of it.
  const real = realpathSync(file)
  const found = statSync(real)
  return real.startsWith(root + sep) && found.isFile() && found.size <= MAX_IMAGE_BYTES ? real : undefined
}

async function markdownFiles(folder: string, depth = 0): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (/^[._]|^(?:node_modules|readme\.md)$/i.test(entry.name)) continue
    if (entry.isDirectory() && depth < MAX_FOLDERS) found.push(...(await markdownFiles(path, depth + 1)))
    if (entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name)) found.push(path)
    if (found.length > MAX_FILES)
      throw new ImportRefused(`One run takes ${MAX_FILES} files. Import the folder in parts.`)
  }
  return found
}

/** Validation errors as the admin would show them. */
function problemOf(error: unknown): string {
  const { data, message } = (error ?? {}) as { data?: { errors?: unknown }; message?: unknown }
  const errors = list(data?.errors).map(({ label, path, message: text }) => `${label ?? path}: ${text}`)
  return errors.length > 0 ? errors.join(' ') : String(message ?? error)
}
