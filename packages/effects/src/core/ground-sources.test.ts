import type { BlockBase, ParseContext } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { parseScrollSections } from './blocks/scroll-sections.ts'
import { parseSection } from './blocks/section.ts'
import { groundSourcesOf } from './ground-sources.ts'

const parse: ParseContext = { locale: 'en', image: () => undefined, href: () => undefined, blocks: () => [] }
const ground = (filmAddress: string) => ({ filmAddress })
const section = (filmAddress: string) =>
  parseSection({ id: 'a', blockType: 'section', ground: ground(filmAddress) }, parse) as BlockBase

describe('what a page with films behind its sections may load', () => {
  it('is nothing of others for a page without', () => expect(groundSourcesOf([section('')])).toEqual([]))

  it('is the frame and the script of YouTube, and the frame of Vimeo', () => {
    expect(groundSourcesOf([section('https://youtu.be/aqz-KE-bpKQ')])).toEqual([
      { frame: ['https://www.youtube-nocookie.com'], script: ['https://www.youtube.com'] },
    ])
    expect(groundSourcesOf([section('https://vimeo.com/76979871')])).toEqual([{ frame: ['https://player.vimeo.com'] }])
  })

  it('counts panels too', () => {
    const panels = [{ name: 'One', ground: ground('https://vimeo.com/76979871') }, { name: 'Two' }]
    const block = parseScrollSections({ id: 'b', blockType: 'scrollSections', panels }, parse) as BlockBase
    expect(groundSourcesOf([block])).toHaveLength(1)
  })
})
