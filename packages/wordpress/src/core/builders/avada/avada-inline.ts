import type { InlineTable } from '../builder-page.ts'
import { word } from '../settings.ts'
import { escapeHtml } from '../shared/escape-html.ts'

/** Elements that stand in a line of text. Colours and sizes of single words are left to the design. */
export const avadaInline: InlineTable = {
  fusion_highlight: (inner) => inner,
  fusion_dropcap: (inner) => inner,
  fusion_fontawesome: (inner) => inner,
  fusion_tooltip(inner, { settings }, page) {
    const explanation = word(settings, 'title')
    page.report('changed', 'tooltip-in-brackets', 'fusion_tooltip', explanation)
    return explanation === '' ? inner : `${inner} (${escapeHtml(explanation)})`
  },
  fusion_one_page_text_link(inner, { settings }) {
    const link = word(settings, 'link')
    return link === '' ? inner : `<a href="${escapeHtml(link)}">${inner}</a>`
  },
}
