import { alertPieces } from '../blocks/alert.ts'
import { callPieces } from '../blocks/call-to-action.ts'
import { contentBoxesPieces } from '../blocks/content-boxes.ts'
import { headingPieces } from '../blocks/heading.ts'
import { planPieces } from '../blocks/pricing.ts'
import { progressPieces } from '../blocks/progress.ts'
import { separatorPieces } from '../blocks/separator.ts'
import { accordionPieces, tabsPieces } from '../blocks/tabs.ts'
import type { BuilderPage, ElementConverter, ElementTable } from '../builder-page.ts'
import type { BuilderElement } from '../element.ts'
import { blockPiece, joiningPiece } from '../pieces.ts'
import { isOn, numberIn, word } from '../settings.ts'
import { htmlBlocks } from '../shared/html-blocks.ts'
import { packedLink } from '../shared/packed-link.ts'
import { contentsOnly, nothing, reported } from '../shared/parts.ts'
import { sliderOf } from '../shared/slider-of.ts'
import { videoPieces } from '../shared/video.ts'
import { packedHtml } from './packed-html.ts'
import { packedRows } from './packed-rows.ts'
import { wpbakeryButtons } from './wpbakery-buttons.ts'
import { wpbakeryImages } from './wpbakery-images.ts'
import { wpbakeryLayout } from './wpbakery-layout.ts'
import { wpbakeryLists } from './wpbakery-lists.ts'

/** Panels of one of these names; words between them stand before. */
const PANELS = new Set(['vc_tta_section', 'vc_tab', 'vc_accordion_tab'])

const asTabs: ElementConverter = (element, page) => {
  const isVertical = element.name === 'vc_tta_tour' || element.name === 'vc_tour'
  return [...aroundPanels(element, page), ...tabsPieces(panelsOf(element, page), isVertical, page.context.report)]
}

const asAccordion: ElementConverter = (element, page) => {
  const opensOne = !isOn(element.settings, 'collapsible_all')
  const firstOpen = word(element.settings, 'active_section', 'active_tab') === '1'
  return [
    ...aroundPanels(element, page),
    ...accordionPieces(panelsOf(element, page), { opensOne, firstOpen }, page.context.report),
  ]
}

function panelsOf(element: BuilderElement, page: BuilderPage) {
  return element.children
    .filter(({ name }) => PANELS.has(name))
    .map(({ settings, children }) => ({
      title: word(settings, 'title'),
      content: page.blocksOf(children),
      icon: word(settings, 'i_icon_fontawesome'),
    }))
}

function aroundPanels(element: BuilderElement, page: BuilderPage) {
  return [
    ...headingPieces({ text: word(element.settings, 'title'), level: '3' }, page.context),
    ...page.convert(element.children.filter(({ name }) => !PANELS.has(name))),
  ]
}

/** Elements of WPBakery by their shortcodes, and what they become. */
export const wpbakeryElements: ElementTable = {
  ...wpbakeryLayout,
  ...wpbakeryImages,
  ...wpbakeryButtons,
  ...wpbakeryLists,

  vc_column_text: contentsOnly,
  vc_wp_text: (element, page) => [
    ...headingPieces({ text: word(element.settings, 'title'), level: '3' }, page.context),
    ...page.convert(element.children),
  ],
  vc_custom_heading({ settings }, page) {
    const font = new Map(
      word(settings, 'font_container')
        .split('|')
        .map((part): [string, string] => {
          const colon = part.indexOf(':')
          return [part.slice(0, colon), part.slice(colon + 1)]
        }),
    )
    const isTitle = word(settings, 'source') === 'post_title'
    const text = isTitle ? page.context.item.title : word(settings, 'text')
    const link = packedLink(word(settings, 'link'))
    return headingPieces(
      {
        text,
        level: font.get('tag') ?? 'h2',
        align: font.get('text_align') ?? '',
        link: link.address,
        newTab: link.newTab === true,
      },
      page.context,
    )
  },
  vc_tta_tabs: asTabs,
  vc_tta_tour: asTabs,
  vc_tta_pageable: asTabs,
  vc_tabs: asTabs,
  vc_tour: asTabs,
  vc_tta_accordion: asAccordion,
  vc_tta_toggle: asAccordion,
  vc_accordion: asAccordion,
  vc_tta_section: (element, page) =>
    accordionPieces(
      [{ title: word(element.settings, 'title'), content: page.blocksOf(element.children) }],
      { joins: true },
      page.context.report,
    ),
  vc_toggle: ({ settings, children }, page) =>
    accordionPieces(
      [{ title: word(settings, 'title'), content: page.blocksOf(children) }],
      { firstOpen: isOn(settings, 'open'), joins: true },
      page.context.report,
    ),
  vc_video({ settings }, { context }) {
    return videoPieces({ address: word(settings, 'link'), title: word(settings, 'title') }, context)
  },
  vc_message: message,
  vc_message_box: message,
  vc_separator: ({ settings }) =>
    separatorPieces({ look: /dash|dott/.test(word(settings, 'style')) ? 'dotted' : 'line' }),
  vc_text_separator: ({ settings }, { context }) =>
    headingPieces(
      {
        text: word(settings, 'title'),
        level: '4',
        align: /left|right/.exec(word(settings, 'title_align'))?.[0] ?? 'center',
      },
      context,
    ),
  vc_empty_space({ settings }) {
    const height = numberIn(settings, 'height')
    return separatorPieces({ look: 'space', height: height ?? 32 })
  },
  vc_zigzag: () => separatorPieces({ look: 'dotted' }),
  vc_progress_bar({ settings }, { context }) {
    const rows = packedRows(word(settings, 'values'))
    const bars = rows.flatMap(({ label = '', value = '' }) => progressPieces({ label, percent: value, shape: 'bar' }))
    return [...headingPieces({ text: word(settings, 'title'), level: '3' }, context), ...bars]
  },
  vc_pie: ({ settings }) =>
    progressPieces({
      label: [word(settings, 'title'), wordsInPie(settings)].filter(Boolean).join(': '),
      percent: word(settings, 'value'),
      shape: 'circle',
    }),
  vc_raw_html(element, page) {
    const html = packedHtml(element.content)
    const blocks = html === undefined ? [] : htmlBlocks(html, page.context)
    return blocks.length > 0 ? blocks.map(joiningPiece) : unreadable(element, page)
  },
  vc_raw_js: (element, page) => {
    page.report('lost', 'script', element.name)
    return []
  },
  vc_gmaps(element, page) {
    const { settings } = element
    const link = word(settings, 'link')
    const html = link.startsWith('#E-8_') ? packedHtml(link.slice('#E-8_'.length)) : link
    if (html === undefined) return unreadable(element, page)
    const heading = headingPieces({ text: word(settings, 'title'), level: '3' }, page.context)
    return [...heading, ...htmlBlocks(html, page.context).map(blockPiece)]
  },
  vc_googleplus: nothing,
  vc_facebook: nothing,
  vc_tweetmeme: nothing,
  vc_pinterest: nothing,
  vc_icon: nothing,
  vc_hoverbox({ settings, children }, page) {
    const link = packedLink(word(settings, 'hover_btn_link', 'link'))
    const title = word(settings, 'primary_title', 'title')
    const back = htmlBlocks(word(settings, 'hover_title'), page.context)
    const label = word(settings, 'hover_btn_title') || link.label
    const image = { id: numberIn(settings, 'image') ?? 0 }
    return contentBoxesPieces(
      [
        {
          title,
          content: [...back, ...page.blocksOf(children)],
          ...(image.id > 0 && { image }),
          ...(link.address !== '' && { link: { ...link, label } }),
        },
      ],
      {},
      page.context,
    )
  },
  vc_pricing_table({ settings, children }, page) {
    const link = packedLink(word(settings, 'btn_link', 'link'))
    const label = word(settings, 'btn_title') || link.label
    const words = planPieces(
      {
        name: word(settings, 'heading', 'title'),
        price: `${word(settings, 'currency')}${word(settings, 'price')}`,
        period: word(settings, 'period', 'subheading'),
        text: '',
        badge: word(settings, 'badge'),
        features: [],
        ...(link.address !== '' && { link: { ...link, label } }),
      },
      page.context,
    )
    return [...words, ...page.convert(children)]
  },
  vc_round_chart: reported,
  vc_line_chart: reported,
  vc_flickr: reported,
  vc_widget_sidebar: reported,
  vc_acf: reported,
  vc_grid_item: reported,
  layerslider_vc: ({ settings }, page) => sliderOf(word(settings, 'id', 'alias'), page),
  vc_cta: call,
  vc_cta_button: call,
  vc_cta_button2: call,
}

/** Words in the middle of a pie; none where they say its share once more. */
function wordsInPie(settings: BuilderElement['settings']): string {
  const words = word(settings, 'label_value')
  return Number.parseFloat(words) === numberIn(settings, 'value') && /^[\d.,\s]+%?$/.test(words) ? '' : words
}

function message({ settings, children }: BuilderElement, page: BuilderPage) {
  const tone = word(settings, 'message_box_color', 'color', 'el_class').replace(/^alert-/, '')
  return alertPieces({ tone, content: page.blocksOf(children), closes: false })
}

function call({ settings, children }: BuilderElement, page: BuilderPage) {
  const link = packedLink(word(settings, 'btn_link', 'link', 'href'))
  const label = word(settings, 'btn_title', 'title', 'button_text') || link.label
  const below = htmlBlocks(word(settings, 'h4'), page.context)
  const called = htmlBlocks(word(settings, 'call_text'), page.context)
  return callPieces(
    {
      heading: word(settings, 'h2') || word(settings, 'h4') || '',
      content: [...(word(settings, 'h2') ? below : []), ...called, ...page.blocksOf(children)],
      links:
        link.address !== '' || label !== ''
          ? [{ ...link, label, newTab: link.newTab === true || word(settings, 'target') === '_blank' }]
          : [],
    },
    page.context,
  )
}

function unreadable(element: BuilderElement, page: BuilderPage) {
  page.report('lost', 'unreadable-code', element.name)
  return []
}
