import type { Image } from '@vitrine/content/core'
import type { BlockBase } from '@vitrine/kit/core'
import type { ProjectHeaderBlock } from '../blocks/project-header/project-header.block.ts'
import { machineDate } from './project-summary.ts'

/** A project as schema.org describes it; undefined for a page that is none. https://schema.org/CreativeWork */
export function creativeWork(
  blocks: readonly BlockBase[],
  { siteUrl }: { readonly siteUrl: string },
): object | undefined {
  const header = blocks.find((block): block is ProjectHeaderBlock => block.blockType === 'projectHeader')
  if (!header) return undefined
  const { title, description, images, categories, date } = header
  const imageObject = ({ fallback, alt }: Image) => ({
    '@type': 'ImageObject',
    contentUrl: new URL(fallback.url, siteUrl).href,
    width: fallback.width,
    height: fallback.height,
    ...(alt && { caption: alt }),
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: title,
    ...(description && { description }),
    ...(images.length > 0 && { image: images.map(imageObject) }),
    ...(date && { dateCreated: machineDate(date) }),
    ...(categories.length > 0 && { genre: categories.map((category) => category.title) }),
  }
}
