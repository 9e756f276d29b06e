import { choice, given, type Image, list, record, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, parseTerms, type Term } from '@vitrine/kit/core'
import { PAGE_LAYOUT_NAMES, type PageLayout } from '../page-layouts.ts'
import { type ProjectDate, parseProjectDate } from '../project-summary.ts'

/** What stands above a project: its title, in short what it is, and its picture. */
export interface ProjectHeaderBlock extends BlockBase {
  readonly blockType: 'projectHeader'
  readonly layout: PageLayout
  readonly title: string
  readonly description?: string
  readonly image?: Image
  readonly categories: readonly Term[]
  readonly date?: ProjectDate
  /** All pictures of the project, its own first, wherever they are shown. */
  readonly pictures: readonly Image[]
  /** Its first picture is the first of the gallery instead. */
  readonly isInGallery: boolean
}

export const parseProjectHeader: BlockParser = (raw, parse): ProjectHeaderBlock => {
  const project = record(raw.project)
  const image = parse.image(project.image)
  return {
    ...blockBase(raw, 'projectHeader'),
    layout: choice(raw.layout, PAGE_LAYOUT_NAMES),
    title: text(project.title) ?? '',
    categories: parseTerms(project.categories, parse),
    pictures: [...(image ? [image] : []), ...list(project.gallery).flatMap((picture) => parse.image(picture) ?? [])],
    isInGallery: raw.isInGallery === true,
    ...given({ description: text(project.description), image, date: parseProjectDate(project) }),
  }
}
