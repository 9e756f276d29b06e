import { choice, list, parseLocalTexts, parseVisibility, record, referenceIds } from '@vitrine/content/core'
import { metaOf, type StoredPage } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { GALLERY_FORM_NAMES, PAGE_LAYOUT_NAMES, type PageLayout } from '../core/page-layouts.ts'
import { parsePortfolioTexts } from '../core/texts.ts'
import { findFirst, projectsInOrder } from './find-projects.ts'
import { portfolioTitle } from './list-page.ts'

/** Projects that are shown below another. */
const RELATED = 3

/** Percent of a carousel's picture that is seen of the next one. */
const CAROUSEL_PEEK = 20

/** From three projects on, the first follows the last: with two, the next one would be the one before. */
const MIN_CIRCLE = 3

/**
 * Puts a project together as a page of blocks, in the layout that it or the portfolio has.
 *
 * @param context.settings The `portfolio` global as it is stored.
 */
export async function projectPage(
  payload: Payload,
  doc: object,
  context: { readonly base: string; readonly settings: Readonly<Record<string, unknown>>; readonly locale: string },
): Promise<StoredPage> {
  const { base, settings, locale } = context
  const { layout: blocks, meta, ...project } = record(doc)
  const { id, title, path, paths, visibility, description, image, updatedAt, languages } = project
  const layout = choice(project.pageLayout || settings.pageLayout, PAGE_LAYOUT_NAMES)
  const [around, related] = await Promise.all([
    neighbours(payload, id, locale),
    settings.showRelated === false ? [] : relatedProjects(payload, project, locale),
  ])
  return {
    document: { collection: 'projects', id: Number(id) },
    title: String(title ?? ''),
    path: String(path ?? base),
    paths: parseLocalTexts(paths),
    layout: [
      ...arranged(layout, { project, blocks: list(blocks), settings }),
      { blockType: 'projectFooter', id: 'project-footer', related, ...around },
    ],
    meta: metaOf(meta, { description, image }),
    updatedAt: String(updatedAt),
    languages,
    visibility: parseVisibility(visibility),
    allowComments: project.allowComments,
    breadcrumb: [{ title: portfolioTitle(settings), path: base }],
  }
}

/** Blocks of a project above its footer, by layout. */
function arranged(
  layout: PageLayout,
  {
    project,
    blocks,
    settings,
  }: { project: Readonly<Record<string, unknown>>; blocks: readonly object[]; settings: object },
): readonly object[] {
  // Without a gallery the picture has no other place than above.
  const isInGallery = (layout === 'gallery' || layout === 'split') && list(project.gallery).length > 0
  const header = { blockType: 'projectHeader', id: 'project-header', project, layout, isInGallery }
  const texts = parsePortfolioTexts(record(settings).texts)
  const gallery = galleryOf(project, { isInGallery, isBeside: layout === 'split', texts })
  const body = (place: string, inside: readonly object[]) => ({
    blockType: 'projectBody',
    id: 'project-body',
    project,
    place,
    blocks: inside,
  })
  switch (layout) {
    case 'classic':
      return [header, body('beside', blocks), ...gallery]
    case 'gallery':
      return [header, ...gallery, body('beside', blocks)]
    case 'wide':
      // Such an image begins at the top of the window, below the header, so the way to the page follows it.
      return [
        header,
        ...(project.image ? [{ blockType: 'breadcrumb', id: 'project-breadcrumb' }] : []),
        body('row', []),
        ...blocks,
        ...gallery,
      ]
    case 'split':
      return [header, body('sticky', [...gallery, ...blocks])]
  }
}

/** The pictures as a block of those that pages have; none without pictures. */
function galleryOf(
  project: Readonly<Record<string, unknown>>,
  {
    isInGallery,
    isBeside,
    texts,
  }: { readonly isInGallery: boolean; readonly isBeside: boolean; readonly texts: { readonly gallery: string } },
): readonly object[] {
  const images = [...(isInGallery && project.image ? [project.image] : []), ...list(project.gallery)]
  if (images.length === 0) return []
  const form = choice(project.galleryForm, GALLERY_FORM_NAMES)
  const view = { desktop: isBeside ? 1 : 2, tablet: 1, phone: 1, peek: CAROUSEL_PEEK }
  const rows = images.map((image, index) => ({ id: String(index), image, caption: record(image).caption }))
  const shared = { id: 'project-gallery', group: 'project', pictures: rows }
  return form === 'carousel'
    ? [{ ...shared, blockType: 'carousel', kind: 'pictures', label: texts.gallery, view, motion: { drag: true } }]
    : [{ ...shared, blockType: 'gallery', layout: form, columns: project.galleryColumns }]
}

async function neighbours(
  payload: Payload,
  id: unknown,
  locale: string,
): Promise<{ previous?: object; next?: object }> {
  const order = (await projectsInOrder(payload, locale)).map((project) => project.id)
  const place = order.indexOf(id as number)
  if (place === -1) return {}
  const previous = order[place - 1]
  const next = order[place + 1] ?? (order.length < MIN_CIRCLE ? undefined : order[0])
  const wanted = [previous, next].filter((other) => other !== undefined)
  if (wanted.length === 0) return {}
  const projects = await findFirst(payload, { where: { id: { in: wanted } }, count: wanted.length, locale })
  const find = (wantedId: unknown) => projects.find((project) => record(project).id === wantedId)
  const [before, after] = [find(previous), find(next)]
  return { ...(before && { previous: before }), ...(after && { next: after }) }
}

async function relatedProjects(
  payload: Payload,
  project: Readonly<Record<string, unknown>>,
  locale: string,
): Promise<readonly object[]> {
  const chosen = referenceIds(project.related)
  if (chosen.length > 0) {
    const projects = await findFirst(payload, { where: { id: { in: chosen } }, count: chosen.length, locale })
    return chosen.flatMap((id) => projects.find((found) => record(found).id === id) ?? [])
  }
  const categories = referenceIds(project.categories)
  if (categories.length === 0) return []
  const where = { and: [{ id: { not_equals: project.id } }, { categories: { in: categories } }] }
  return findFirst(payload, { where, count: RELATED, locale })
}
