import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { list, record, referenceId, text } from '@vitrine/content/core'
import { mediaOf } from '@vitrine/content/media-store'
import type { Block, Payload } from 'payload'
import { writePostFile } from './front-matter.ts'
import { readLinks } from './links.ts'
import { fieldsOfBlocks, imageIdsOf, withFiles } from './stored-images.ts'
import { addressOfFile, type ImageReference, type PostBlock, pathOfAddress } from './stored-post.ts'
import { writeBlocks } from './write-blocks.ts'

/** Posts that are read at a time. */
const BATCH = 20

/** Folder of the pictures, below that of the posts. */
const IMAGE_FOLDER = 'media'

export interface Exported {
  readonly posts: number
  readonly images: number
  /** Content that could not be written. */
  readonly notes: readonly string[]
}

/**
 * Writes every post of a language as a file, and beside them the pictures that they show.
 *
 * @param options.folder Is made where it is not there; files with the same names are replaced.
 */
export async function exportPosts(
  payload: Payload,
  options: {
    readonly folder: string
    readonly locale: string
    readonly progress: (text: string) => void
  },
): Promise<Exported> {
  const { folder, locale, progress } = options
  const media = mediaOf(payload)
  const links = await readLinks(payload)
  const fieldsOf = fieldsOfBlocks((payload.config.blocks ?? []) as readonly Block[])
  const notes: string[] = []
  const copied = new Set<string>()
  await mkdir(join(folder, IMAGE_FOLDER), { recursive: true })

  const readImages = async (ids: readonly number[]): Promise<ReadonlyMap<number, ImageReference>> => {
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { in: ids } },
      locale,
      depth: 0,
      pagination: false,
    })
    const found = new Map<number, ImageReference>()
    for (const doc of docs) {
      const { id, filename, alt } = record(doc)
      const name = basename(String(filename))
      try {
        if (!copied.has(name)) {
          const stored = await media.read(name)
          if (!stored) throw new Error(`There is no file ${name}.`)
          await writeFile(join(folder, IMAGE_FOLDER, name), stored.content)
        }
        copied.add(name)
        found.set(Number(id), { picture: `${IMAGE_FOLDER}/${name}`, alt: String(alt ?? '') })
      } catch {
        notes.push(`The file of the picture ${name} is not there: its posts name it by its number.`)
      }
    }
    return found
  }

  const writePost = async (raw: object) => {
    const post = record(raw)
    const meta = record(post.meta)
    const [image, metaImage] = [referenceId(post.image), referenceId(meta.image)].map(Number)
    const single = [image, metaImage].flatMap((id) => (id ? [id] : []))
    const images = await readImages([...imageIdsOf(post.layout, fieldsOf), ...single])
    const blocks = withFiles(post.layout, fieldsOf, (id) => images.get(id)) as readonly PostBlock[]
    const names = (value: unknown) => list(value).flatMap((term) => text(record(term).title) ?? [])
    const [own, shared] = [images.get(Number(image)), images.get(Number(metaImage))]
    const front = {
      title: text(post.title),
      slug: text(post.slug),
      date: text(post.publishedAt),
      updated: text(post.updatedAt),
      isDraft: post._status !== 'published',
      excerpt: text(post.excerpt),
      description: text(meta.description),
      metaTitle: text(meta.title),
      metaImage: shared && addressOfFile(shared.picture),
      isHidden: meta.noIndex === true,
      author: text(record(post.author).title),
      coAuthors: names(post.coAuthors),
      categories: names(post.categories),
      tags: names(post.tags),
      series: text(record(post.series).title),
      isSticky: post.sticky === true,
      takesComments: post.allowComments !== false,
      image: own && addressOfFile(own.picture),
      imageAlt: own?.alt || undefined,
      related: list(post.related).flatMap((other) => /([^/]+)\/$/.exec(String(record(other).path))?.[1] ?? []),
    }
    const body = writeBlocks(blocks, { ...links, imagePathAt: pathOfAddress })
    await writeFile(join(folder, `${basename(String(post.slug))}.md`), writePostFile(front, body))
  }

  let posts = 0
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'posts',
      where: { title: { exists: true } },
      locale,
      fallbackLocale: false,
      depth: 0,
      limit: BATCH,
      page,
      sort: 'id',
    })
    for (const doc of docs) {
      await writePost(await withTerms(payload, doc, locale))
      posts += 1
      progress(`${posts} posts`)
    }
    if (!hasNextPage) break
  }
  return { posts, images: copied.size, notes }
}

/** Follows the references to terms, and no others: blocks are written with the numbers that they hold. */
async function withTerms(payload: Payload, doc: object, locale: string): Promise<object> {
  const { layout: _blocks, ...named } = record(
    await payload.findByID({
      collection: 'posts',
      id: Number(record(doc).id),
      locale,
      fallbackLocale: false,
      depth: 1,
    }),
  )
  const { author, coAuthors, categories, tags, series, related } = named
  return { ...doc, author, coAuthors, categories, tags, series, related }
}
