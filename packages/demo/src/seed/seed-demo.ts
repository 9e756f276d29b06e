import type { KnownLanguage, SiteLanguages } from '@vitrine/cms/settings'
import { given } from '@vitrine/content/core'
import { createUntyped, updateGlobalUntyped, updateUntyped } from '@vitrine/content/queries'
import type { CollectionSlug, Payload } from 'payload'
import { type References, resolveReferences } from './references.ts'
import { seedImages } from './seed-images.ts'
import { seedTranslation, type Translation, writtenIn } from './seed-translation.ts'

/** The demo as data: documents in Payload's shapes, with references instead of ids. */
export interface Demo {
  readonly site: object
  readonly theme: object
  readonly header: object
  readonly footer: object
  readonly search: object
  /** By the name that `{ form }` uses. */
  readonly forms: Readonly<Record<string, object>>
  /** Each with its alias. */
  readonly sliders: readonly DemoSlider[]
  /** Parents before their children. */
  readonly pages: readonly DemoPage[]
  readonly blog: DemoBlog
  readonly portfolio: DemoPortfolio
  readonly redirects?: readonly object[]
  /** The language that all this is written in, by BCP 47 tag. */
  readonly language: string
  /** By the language that they are in. */
  readonly translations: Readonly<Record<string, Translation>>
}

export interface DemoPage {
  readonly path: string
  readonly title: string
  readonly slug: string
  /** Path of the parent. */
  readonly parent?: string
  readonly layout: readonly object[]
  readonly meta?: object
}

export interface DemoSlider {
  readonly alias: string
  readonly title: string
  readonly slides: readonly object[]
}

export interface DemoBlog {
  readonly settings: object
  readonly terms: Readonly<Record<'authors' | 'categories' | 'tags' | 'series', readonly DemoTerm[]>>
  /** Oldest first. */
  readonly posts: readonly (DemoTerm & { readonly layout: readonly object[] })[]
  /** In the language of the demo; they are not translated. */
  readonly comments: readonly DemoComment[]
}

/** A comment, with those that answer it. */
export interface DemoComment {
  /** Slug of the post; left out in answers. */
  readonly post?: string
  readonly author: string
  readonly comment: string
  readonly createdAt: string
  readonly state?: string
  readonly replies?: readonly DemoComment[]
}

export interface DemoPortfolio {
  readonly settings: object
  readonly categories: readonly DemoTerm[]
  readonly projects: readonly (DemoTerm & { readonly layout: readonly object[] })[]
}

interface DemoTerm {
  readonly slug: string
  readonly title: string
}

/** Documents that visitors see or sent, in an order in which nothing points at what is gone. */
const SEEDED_COLLECTIONS = [
  'deliveries',
  'submissions',
  'redirects',
  'comments',
  'projects',
  'project-categories',
  'posts',
  'categories',
  'tags',
  'series',
  'authors',
  'missing-addresses',
  'pages',
  'sliders',
  'reusable-blocks',
  'menus',
  'contact-forms',
  'media',
] as const

/** True for a database without content. A site whose pages are all in the trash has content. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'pages', trash: true })
  return totalDocs === 0
}

/** Removes all content, that in the trash too; accounts stay. */
export async function emptyContent(payload: Payload): Promise<void> {
  for (const collection of SEEDED_COLLECTIONS) {
    await payload.delete({ collection, where: { id: { exists: true } }, trash: true, context: { emptying: true } })
  }
}

/**
 * Puts the demo into an empty database, in every language of the site that it is written in.
 *
 * @param options.languages Languages of the site, its default first.
 * @param options.folder Folder of the demo's pictures, their sizes and their alternative texts.
 * @param options.progress Is told what is under way.
 */
export async function seedDemo(
  payload: Payload,
  demo: Demo,
  options: { languages: SiteLanguages; folder: string; progress: (text: string) => void },
): Promise<void> {
  const { languages, progress } = options
  // A site without the language of the demo shows the demo all the same.
  const written = languages.find((language) => language === demo.language) ?? languages[0]
  await seedOriginal(payload, demo, { ...options, locale: written })
  for (const language of languages) {
    const translation = demo.translations[language]
    if (!translation) continue
    progress(`language ${language}`)
    await seedTranslation(payload, translation, { from: written, to: language })
  }
}

async function seedOriginal(
  payload: Payload,
  demo: Demo,
  { locale, folder, progress }: { locale: KnownLanguage; folder: string; progress: (text: string) => void },
): Promise<void> {
  const written = writtenIn(locale)
  const picture = await seedImages(payload, { locale, folder, progress })
  const form = new Map<string, number | string>()
  const page = new Map<string, number | string>()
  const slider = new Map<string, number | string>()
  const author = new Map<string, number | string>()
  const category = new Map<string, number | string>()
  const tag = new Map<string, number | string>()
  const series = new Map<string, number | string>()
  const projectCategory = new Map<string, number | string>()
  const references: References = { picture, page, form, slider, author, category, tag, series, projectCategory }
  const resolved = (data: object) => resolveReferences(data, references) as object
  const create = async (collection: CollectionSlug, data: object) =>
    (await createUntyped(payload, { collection, data: resolved(data), ...written })).id
  for (const [name, data] of Object.entries(demo.forms)) {
    progress(`form ${name}`)
    form.set(name, await create('contact-forms', data))
  }
  for (const { path, parent, title, slug } of demo.pages) {
    const parentId = parent === undefined ? undefined : page.get(parent)
    const data = { title, slug, layout: [], _status: 'published', ...given({ parent: parentId }) }
    page.set(path, await create('pages', data))
  }
  for (const data of demo.sliders) {
    progress(`slider ${data.alias}`)
    slider.set(data.alias, await create('sliders', { ...data, _status: 'published' }))
  }
  for (const { path, layout, meta } of demo.pages) {
    progress(`page ${path}`)
    const data = resolved({ layout, ...given({ meta }), _status: 'published' })
    await updateUntyped(payload, { collection: 'pages', id: page.get(path) as number, data, ...written })
  }
  // First where the blog is: what stands below it is made with its address.
  await updateGlobalUntyped(payload, { slug: 'blog', data: demo.blog.settings, ...written })
  const terms = { authors: author, categories: category, tags: tag, series }
  for (const collection of Object.keys(terms) as (keyof typeof terms)[]) {
    for (const term of demo.blog.terms[collection]) terms[collection].set(term.slug, await create(collection, term))
  }
  for (const post of demo.blog.posts) {
    progress(`post ${post.slug}`)
    const id = await create('posts', { ...post, _status: 'published' })
    const comments = demo.blog.comments.filter((comment) => comment.post === post.slug)
    await seedComments(payload, comments, { post: id, language: locale, parent: null })
  }
  await updateGlobalUntyped(payload, { slug: 'portfolio', data: demo.portfolio.settings, ...written })
  for (const term of demo.portfolio.categories) {
    projectCategory.set(term.slug, await create('project-categories', term))
  }
  for (const project of demo.portfolio.projects) {
    progress(`project ${project.slug}`)
    await create('projects', { ...project, _status: 'published' })
  }
  for (const data of demo.redirects ?? []) {
    await createUntyped(payload, { collection: 'redirects', data, depth: 0 })
  }
  for (const slug of ['site', 'theme', 'header', 'footer', 'search'] as const) {
    await updateGlobalUntyped(payload, { slug, data: resolved(demo[slug]), ...written })
  }
}

async function seedComments(
  payload: Payload,
  comments: readonly DemoComment[],
  around: { readonly post: number | string; readonly language: string; readonly parent: number | string | null },
): Promise<void> {
  for (const { replies = [], state = 'approved', post: _slug, ...comment } of comments) {
    const data = { ...comment, ...around, state }
    const { id } = await createUntyped(payload, { collection: 'comments', data, depth: 0 })
    await seedComments(payload, replies, { ...around, parent: id })
  }
}
