import type { BlockBase, ParseContext } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { scrollSections } from '../blocks/scroll-sections/scroll-sections.block.ts'
import { section } from '../blocks/section/section.block.ts'
import { groundSourcesOf } from './ground-sources.ts'

const parse: ParseContext = { locale: 'en', image: () => undefined, href: () => undefined, blocks: () => [] }
const ground = (filmAddress: string) => ({ filmAddress })
const sectionWith = (filmAddress: string) =>
  section.parse({ id: 'a', blockType: 'section', ground: ground(filmAddress) }, parse) as BlockBase

describe('third-party origins of videos behind sections', () => {
  it('are none for a page without videos', () => expect(groundSourcesOf([sectionWith('')])).toEqual([]))

  it('are the frame and the script of YouTube, and the frame of Vimeo', () => {
    expect(groundSourcesOf([sectionWith('https://youtu.be/aqz-KE-bpKQ')])).toEqual([
      { frame: ['https://www.youtube-nocookie.com'], script: ['https://www.youtube.com'] },
    ])
    expect(groundSourcesOf([sectionWith('https://vimeo.com/76979871')])).toEqual([
      { frame: ['https://player.vimeo.com'] },
    ])
  })

  it('include those of panels', () => {
    const panels = [{ name: 'One', ground: ground('https://vimeo.com/76979871') }, { name: 'Two' }]
    const block = scrollSections.parse({ id: 'b', blockType: 'scrollSections', panels }, parse) as BlockBase
    expect(groundSourcesOf([block])).toHaveLength(1)
  })
})
