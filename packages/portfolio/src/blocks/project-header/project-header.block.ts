import { choice, given, type Image, list, record, text } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import { parseTerms, type Term } from '@vitrine/kit/core'
import { PAGE_LAYOUT_NAMES, type PageLayout } from '../../core/page-layouts.ts'
import { type ProjectDate, parseProjectDate } from '../../core/project-summary.ts'

/** Header of a project: title, summary and image. */
interface ProjectHeader {
  readonly layout: PageLayout
  readonly title: string
  readonly description?: string
  readonly image?: Image
  readonly categories: readonly Term[]
  readonly date?: ProjectDate
  /** All images of the project, its own first, wherever they are shown. */
  readonly images: readonly Image[]
  /** It has no image of its own, or that is the first of the gallery. */
  readonly showsNoImage: boolean
}

/** The head of a project. */
export const projectHeader = defineGeneratedBlock({
  name: 'projectHeader',
  read: (raw, parse): ProjectHeader => {
    const project = record(raw.project)
    const image = parse.image(project.image)
    return {
      layout: choice(raw.layout, PAGE_LAYOUT_NAMES),
      title: text(project.title) ?? '',
      categories: parseTerms(project.categories, parse),
      images: [...(image ? [image] : []), ...list(project.gallery).flatMap((image) => parse.image(image) ?? [])],
      showsNoImage: raw.isInGallery === true || !image,
      ...given({ description: text(project.description), image, date: parseProjectDate(project) }),
    }
  },
})

export type ProjectHeaderBlock = BlockOf<typeof projectHeader>
