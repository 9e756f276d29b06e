import { contentBoxesPieces, type WrittenBox } from '../blocks/content-boxes.ts'
import { accordionPieces, tabsPieces } from '../blocks/tabs.ts'
import type { BuilderPage, ElementTable } from '../builder-page.ts'
import type { BuilderElement, Settings } from '../element.ts'
import { isOn, numberIn, word } from '../settings.ts'
import { htmlBlocks } from '../shared/html-blocks.ts'
import { imageSource } from '../shared/image-source.ts'
import { childrenNamed, others } from '../shared/parts.ts'

/** Tabs, accordions and boxes. */
export const avadaPanels: ElementTable = {
  fusion_tabs(element, page) {
    const panels = childrenNamed(element, 'fusion_tab').map((tab) => panelOf(tab, page))
    const isVertical = word(element.settings, 'layout') === 'vertical'
    return [...others(element, page, 'fusion_tab'), ...tabsPieces(panels, isVertical, page.context.report)]
  },
  fusion_accordion(element, page) {
    const toggles = childrenNamed(element, 'fusion_toggle')
    const look = {
      opensOne: word(element.settings, 'type') !== 'toggles',
      firstOpen: isOn(toggles[0]?.settings ?? {}, 'open'),
    }
    const panels = toggles.map((toggle) => panelOf(toggle, page))
    return [...others(element, page, 'fusion_toggle'), ...accordionPieces(panels, look, page.context.report)]
  },
  fusion_toggle: (toggle, page) =>
    accordionPieces(
      [panelOf(toggle, page)],
      { firstOpen: isOn(toggle.settings, 'open'), joins: true },
      page.context.report,
    ),
  fusion_faq({ settings }, page) {
    const slugs = word(settings, 'cats_slug')
      .split(',')
      .map((slug) => slug.trim())
      .filter((slug) => slug !== '')
    const most = numberIn(settings, 'number_posts') ?? -1
    const terms = slugs.length > 0 ? { taxonomy: 'faq_category', slugs } : undefined
    const questions = page.context.lookup.itemsOf('avada_faq', terms).slice(0, most > 0 ? most : undefined)
    if (questions.length === 0) page.report('lost', 'questions-missing', slugs.join(', ') || 'fusion_faq')
    const panels = questions.map(({ title, content }) => ({ title, content: htmlBlocks(content, page.context) }))
    return accordionPieces(panels, { isFaq: true }, page.context.report)
  },
  fusion_content_boxes(element, page) {
    const { settings } = element
    const boxes = childrenNamed(element, 'fusion_content_box').map((box) => boxOf(box, settings, page))
    const layout = word(settings, 'layout')
    const columns = numberIn(settings, 'columns')
    const iconPlace = layout === 'icon-on-side' ? 'start' : layout === 'icon-with-title' ? 'beside' : 'top'
    const look = { iconPlace, ...(columns && { columns }) } as const
    return [...others(element, page, 'fusion_content_box'), ...contentBoxesPieces(boxes, look, page.context)]
  },
  fusion_flip_boxes(element, page) {
    const boxes = childrenNamed(element, 'fusion_flip_box').map((box) => flipBoxOf(box, page))
    const columns = numberIn(element.settings, 'columns')
    return [
      ...others(element, page, 'fusion_flip_box'),
      ...contentBoxesPieces(boxes, { ...(columns && { columns }) }, page.context),
    ]
  },
}

function panelOf({ settings, children }: BuilderElement, page: BuilderPage) {
  return { title: word(settings, 'title'), content: page.blocksOf(children), icon: word(settings, 'icon') }
}

function boxOf({ settings, children }: BuilderElement, parent: Settings, page: BuilderPage): WrittenBox {
  const image = imageSource(word(settings, 'image_id'), word(settings, 'image'))
  const address = word(settings, 'link')
  return {
    title: word(settings, 'title'),
    content: page.blocksOf(children),
    icon: word(settings, 'icon') || word(parent, 'icon'),
    ...((image.id ?? image.address) !== undefined && { image }),
    ...(address !== '' && {
      link: {
        address,
        label: word(settings, 'linktext'),
        newTab: (word(settings, 'link_target', 'linktarget') || word(parent, 'link_target')) === '_blank',
      },
    }),
  }
}

function flipBoxOf({ settings, children }: BuilderElement, page: BuilderPage): WrittenBox {
  const image = imageSource(word(settings, 'image_id'), word(settings, 'image'))
  const front = htmlBlocks(word(settings, 'text_front'), page.context)
  const back = word(settings, 'title_back')
  const content = [...front, ...htmlBlocks(back, page.context), ...page.blocksOf(children)]
  return {
    title: word(settings, 'title_front'),
    content,
    icon: word(settings, 'icon'),
    ...((image.id ?? image.address) !== undefined && { image }),
  }
}
