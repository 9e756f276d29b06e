import { animatedTitlePieces } from '../blocks/animated-title.ts'
import { headingPieces } from '../blocks/heading.ts'
import type { ElementTable } from '../builder-page.ts'
import { word } from '../settings.ts'
import { bareHtml } from '../shared/bare-html.ts'

export const avadaTitles: ElementTable = {
  fusion_title(element, { context }) {
    const { settings } = element
    const heading = { level: word(settings, 'size') || '1', align: word(settings, 'content_align') }
    const kind = word(settings, 'title_type')
    const text = bareHtml(element)
    const link =
      word(settings, 'title_link') === 'on' || word(settings, 'link_url') !== '' ? word(settings, 'link_url') : ''
    if (kind !== 'rotating' && kind !== 'highlight') {
      return headingPieces({ ...heading, text, link, newTab: word(settings, 'link_target') === '_blank' }, context)
    }
    const rotating = kind === 'rotating' ? word(settings, 'rotation_text').split('|') : []
    const highlighted = kind === 'highlight' ? word(settings, 'highlight_text') || text : ''
    return animatedTitlePieces(
      { ...heading, before: word(settings, 'before_text'), rotating, highlighted, after: word(settings, 'after_text') },
      context,
    )
  },
}
