import { record, referenceId, within } from '@vitrine/content/core'
import { asPage, type FillContext, findSelected, type StoredBlock, storedBlocks } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { MAX_PER_PAGE, PER_PAGE } from '../core/grid-settings.ts'
import { findProjects, projectsInOrder } from './find-projects.ts'

/**
 * Puts into lists and carousels of projects the projects that they show. A layout without such blocks costs no query.
 *
 * @returns Parts of the list that is shown in parts; undefined where there is none.
 */
export async function fillProjects(
  payload: Payload,
  layout: readonly unknown[],
  context: FillContext,
): Promise<number | undefined> {
  const lists = [...storedBlocks(layout, 'projectIndex'), ...storedBlocks(layout, 'projectGrid')]
  const carousels = storedBlocks(layout, 'carousel').filter(({ kind }) => kind === 'projects')
  for (const block of carousels) {
    const { projects } = await findBlock(payload, block, {
      part: 1,
      locale: context.locale,
      category: 'projectCategory',
    })
    // A carousel shows pages, whatever they are.
    block.pages = projects.map((project) => asPage({ ...project, summary: record(project).description }))
  }
  // One list of a page has parts; others would turn with it.
  const inParts = lists.find(({ show }) => show === 'parts' || show === 'more')
  const categories = lists.some(({ filtered }) => filtered) ? await usedCategories(payload, context.locale) : []
  let parts: number | undefined
  for (const block of lists) {
    const part = block === inParts ? context.part : 1
    const found = await findBlock(payload, block, { part, locale: context.locale, category: 'category' })
    if (block === inParts) parts = found.parts
    else block.show = 'latest'
    Object.assign(block, { ...found, part, list: context.path, filter: filterOf(block, context, categories) })
  }
  return parts
}

async function findBlock(
  payload: Payload,
  block: StoredBlock,
  how: { readonly part: number; readonly locale: string; readonly category: string },
) {
  const { part, locale } = how
  const category = referenceId(block[how.category])
  const count = within(block.count, { min: 1, max: MAX_PER_PAGE }) ?? PER_PAGE
  return findProjects(payload, {
    ...(category !== undefined && { where: { categories: { equals: category } } }),
    count,
    part,
    locale,
  })
}

/** A list of one category leads to others only where it stands at the address of that category. */
function filterOf(block: StoredBlock, { path }: FillContext, categories: readonly object[]): object | undefined {
  if (!block.filtered) return undefined
  if (block.blockType === 'projectGrid') return block.category ? undefined : { all: path, current: path, categories }
  return { all: block.all, current: path, categories }
}

/** Categories that published projects have, in the order of their names. */
async function usedCategories(payload: Payload, locale: string): Promise<readonly object[]> {
  const used = new Set((await projectsInOrder(payload, locale)).flatMap(({ categories }) => categories))
  if (used.size === 0) return []
  const { docs } = await findSelected(payload, {
    collection: 'project-categories',
    where: { id: { in: [...used] } },
    locale,
    depth: 0,
    pagination: false,
    sort: 'title',
    select: { title: true, path: true, languages: true },
  })
  return docs
}
