import { fusionSliderName } from '../../sliders/fusion-slider.ts'
import { refTo } from '../../source/source-key.ts'
import { alertPieces } from '../blocks/alert.ts'
import { audioPieces } from '../blocks/audio.ts'
import { beforeAfterPieces } from '../blocks/before-after.ts'
import { callPieces } from '../blocks/call-to-action.ts'
import { countdownPieces } from '../blocks/countdown.ts'
import { counterPieces } from '../blocks/counters.ts'
import { iconListPieces } from '../blocks/icon-list.ts'
import { mapPieces } from '../blocks/map.ts'
import { popoverPieces } from '../blocks/popover.ts'
import { progressPieces } from '../blocks/progress.ts'
import { separatorPieces } from '../blocks/separator.ts'
import type { ElementTable } from '../builder-page.ts'
import { blockPiece, joiningPiece } from '../pieces.ts'
import { isOn, numberIn, word } from '../settings.ts'
import { codeBlocks, rawElementContent } from '../shared/code-content.ts'
import { htmlBlocks } from '../shared/html-blocks.ts'
import { findImage, imageSource } from '../shared/image-source.ts'
import { childrenNamed, contentsOnly, nothing, others, reported } from '../shared/parts.ts'
import { sliderOf } from '../shared/slider-of.ts'
import { providerAddress, videoPieces } from '../shared/video.ts'
import { avadaButtons } from './avada-buttons.ts'
import { avadaImages } from './avada-images.ts'
import { avadaLayout } from './avada-layout.ts'
import { avadaLists } from './avada-lists.ts'
import { avadaPanels } from './avada-panels.ts'
import { avadaPeople } from './avada-people.ts'
import { avadaTitles } from './avada-titles.ts'

/** Elements of Avada's builder by their shortcodes, and what they become. */
export const avadaElements: ElementTable = {
  ...avadaLayout,
  ...avadaTitles,
  ...avadaButtons,
  ...avadaImages,
  ...avadaPanels,
  ...avadaPeople,
  ...avadaLists,

  fusion_text: contentsOnly,
  fusion_checklist(element, page) {
    const points = childrenNamed(element, 'fusion_li_item').map(({ content, settings }) => ({
      html: content,
      icon: word(settings, 'icon'),
    }))
    return [
      ...iconListPieces(points, word(element.settings, 'icon'), page.context),
      ...others(element, page, 'fusion_li_item'),
    ]
  },
  fusion_counters_box: contentsOnly,
  fusion_counter_box({ content, settings }) {
    const unit = word(settings, 'unit')
    const isBefore = word(settings, 'unit_pos') === 'prefix'
    return counterPieces({
      value: word(settings, 'value'),
      label: content,
      ...(isBefore ? { prefix: unit } : { suffix: unit }),
    })
  },
  fusion_counters_circle: contentsOnly,
  fusion_counter_circle: ({ content, settings }) =>
    progressPieces({ percent: word(settings, 'value'), label: content, shape: 'circle' }),
  fusion_progress: ({ content, settings }) =>
    progressPieces({ percent: word(settings, 'percentage'), label: content, shape: 'bar' }),
  fusion_alert: (element, page) =>
    alertPieces({
      tone: word(element.settings, 'type'),
      content: page.blocksOf(element.children),
      closes: ['yes', 'boxed', 'floated'].includes(word(element.settings, 'dismissable')),
    }),
  fusion_separator({ settings }) {
    const style = word(settings, 'style_type', 'style')
    const height = (numberIn(settings, 'top_margin', 'top') ?? 0) + (numberIn(settings, 'bottom_margin', 'bottom') ?? 0)
    const look = style === 'none' || style === '' ? 'space' : /dott|dash/.test(style) ? 'dotted' : 'line'
    return separatorPieces({ look, icon: word(settings, 'icon'), ...(height > 0 && { height }) })
  },
  fusion_section_separator: ({ settings }) => separatorPieces({ look: 'line', icon: word(settings, 'icon') }),
  fusion_tagline_box(element, page) {
    const { settings, children } = element
    const description = word(settings, 'description')
    const link = {
      address: word(settings, 'link'),
      label: word(settings, 'button'),
      newTab: word(settings, 'linktarget') === '_blank',
    }
    const content = [...htmlBlocks(description, page.context), ...page.blocksOf(children)]
    return callPieces(
      { heading: word(settings, 'title'), content, links: link.address || link.label ? [link] : [] },
      page.context,
    )
  },
  fusion_popover: (element, page) =>
    popoverPieces(
      element.content,
      word(element.settings, 'title'),
      htmlBlocks(word(element.settings, 'content'), page.context),
    ),
  fusion_youtube: ({ settings }, { context }) =>
    videoPieces(
      {
        address: providerAddress(word(settings, 'id', 'video'), 'youtube'),
        title: word(settings, 'title_attribute'),
        autoplay: isOn(settings, 'autoplay'),
      },
      context,
    ),
  fusion_vimeo: ({ settings }, { context }) =>
    videoPieces(
      {
        address: providerAddress(word(settings, 'id', 'video'), 'vimeo'),
        title: word(settings, 'title_attribute'),
        autoplay: isOn(settings, 'autoplay'),
      },
      context,
    ),
  fusion_video({ settings }, { context }) {
    const poster = findImage(imageSource('', word(settings, 'preview_image')), context)
    return videoPieces(
      {
        address: word(settings, 'video', 'video_webm'),
        loops: isOn(settings, 'loop'),
        autoplay: isOn(settings, 'autoplay'),
        hidesControls: word(settings, 'controls') === 'no',
        ...(poster && { poster }),
      },
      context,
    )
  },
  fusion_audio: ({ settings }, { context }) => audioPieces(word(settings, 'src'), word(settings, 'title'), context),
  fusion_soundcloud: ({ settings }, { context }) => audioPieces(word(settings, 'url'), '', context),
  fusion_image_before_after: ({ settings }, { context }) =>
    beforeAfterPieces(
      {
        before: imageSource(word(settings, 'before_image_id'), word(settings, 'before_image')),
        after: imageSource(word(settings, 'after_image_id'), word(settings, 'after_image')),
        beforeLabel: word(settings, 'before_label'),
        afterLabel: word(settings, 'after_label'),
      },
      context,
    ),
  fusion_map: ({ settings }, { context }) => {
    const notes = word(settings, 'infobox_content').split('|')
    return word(settings, 'address')
      .split('|')
      .flatMap((address, place) => mapPieces(address.replace(/^latlng:\s*/i, ''), notes[place] ?? '', context))
  },
  fusion_countdown: ({ settings }, { context }) =>
    countdownPieces(
      word(settings, 'countdown_end'),
      [word(settings, 'heading_text'), word(settings, 'subheading_text')].filter((part) => part !== '').join(' '),
      word(settings, 'timezone') === 'utc',
      context,
    ),
  fusion_code: (element, { context }) => htmlBlocks(rawElementContent(element), context).map(joiningPiece),
  fusion_syntax_highlighter: (element) => codeBlocks(rawElementContent(element)).map(blockPiece),
  fusion_table: contentsOnly,
  fusion_menu_anchor: ({ settings }) =>
    word(settings, 'name') === '' ? [] : [{ piece: 'anchor', anchor: word(settings, 'name') }],
  fusion_global({ settings }, page) {
    const id = numberIn(settings, 'id') ?? 0
    if (page.context.lookup.item(id)) return [blockPiece({ blockType: 'reusable', block: refTo(`item:${id}`) })]
    page.report('lost', 'global-element-missing', `fusion_global ${id}`)
    return []
  },
  fusion_search: () => [blockPiece({ blockType: 'searchBox' })],
  fusion_breadcrumbs: () => [blockPiece({ blockType: 'breadcrumb' })],
  fusion_sharing: ({ settings }) => [
    blockPiece({
      blockType: 'share',
      networks: ['facebook', 'twitter', 'linkedin', 'whatsapp', 'email'],
      copy: true,
      sheet: true,
      ...(word(settings, 'tagline') !== '' &&
        word(settings, 'tagline').length <= 200 && { label: word(settings, 'tagline') }),
    }),
  ],
  fusion_revslider: ({ settings }, page) => sliderOf(word(settings, 'alias'), page),
  fusion_layerslider: ({ settings }, page) => sliderOf(word(settings, 'id', 'alias'), page),
  fusionslider: ({ settings }, page) => sliderOf(word(settings, 'name', 'id'), page, fusionSliderName),
  fusion_fusionslider: ({ settings }, page) => sliderOf(word(settings, 'name', 'id'), page, fusionSliderName),
  fusion_builder_next_page: nothing,
  fusion_builder_blank_page: nothing,
  fusion_events: reported,
  fusion_form: reported,
  fusion_widget: reported,
  fusion_widget_area: reported,
  fusion_login: reported,
  fusion_register: reported,
  fusion_lost_password: reported,
  fusion_chart: reported,
}
