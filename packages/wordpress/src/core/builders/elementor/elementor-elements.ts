import type { ConvertContext } from '../../convert/convert.ts'
import { smartSliderName } from '../../sliders/smart-slider.ts'
import { alertPieces } from '../blocks/alert.ts'
import { animatedTitlePieces } from '../blocks/animated-title.ts'
import { audioPieces } from '../blocks/audio.ts'
import { buttonPieces } from '../blocks/buttons.ts'
import { callPieces } from '../blocks/call-to-action.ts'
import { countdownPieces } from '../blocks/countdown.ts'
import { counterPieces } from '../blocks/counters.ts'
import { followLinksPieces } from '../blocks/follow-links.ts'
import { headingPieces } from '../blocks/heading.ts'
import { iconListPieces } from '../blocks/icon-list.ts'
import { mapPieces } from '../blocks/map.ts'
import { progressPieces } from '../blocks/progress.ts'
import { separatorPieces } from '../blocks/separator.ts'
import type { BuilderPage, ElementConverter, ElementTable } from '../builder-page.ts'
import type { BuilderElement, Settings } from '../element.ts'
import { blockPiece, joiningPiece } from '../pieces.ts'
import { groupIn, groupsIn, isOn, word } from '../settings.ts'
import { escapeHtml } from '../shared/escape-html.ts'
import { htmlBlocks } from '../shared/html-blocks.ts'
import { findImage } from '../shared/image-source.ts'
import { nothing, reported } from '../shared/parts.ts'
import { sliderOf } from '../shared/slider-of.ts'
import { videoPieces } from '../shared/video.ts'
import { elementorBoxes } from './elementor-boxes.ts'
import { elementorForm } from './elementor-form.ts'
import { elementorImages } from './elementor-images.ts'
import { elementorLayout } from './elementor-layout.ts'
import { elementorLists } from './elementor-lists.ts'
import { elementorPanels } from './elementor-panels.ts'
import { drawingIn, iconIn, imageSourceIn, linkIn, sizeIn, wordsIn } from './values.ts'

/** Letters at the end of an address that name it in the report. */
const MAX_NAMED = 200

const heading: ElementConverter = ({ settings }, { context }) => {
  const link = linkIn(settings, '')
  const level = word(settings, 'header_size', 'tag') || 'h2'
  return headingPieces(
    {
      text: wordsIn(settings, 'title'),
      level,
      align: word(settings, 'align'),
      link: link.address,
      newTab: link.newTab === true,
    },
    context,
  )
}

const text: ElementConverter = ({ settings }, { context }) =>
  htmlBlocks(wordsIn(settings, 'editor', 'paragraph', 'content'), context).map(joiningPiece)

const button: ElementConverter = ({ settings }, { context }) => {
  const link = linkIn(settings, wordsIn(settings, 'text'))
  return buttonPieces({ ...link, icon: namedIcon(settings, context), align: word(settings, 'align') }, context)
}

/** Name of an icon where icons have names: a drawing of the site's own is a line of the report. */
function namedIcon(settings: Settings, context: ConvertContext): string {
  const drawing = drawingIn(settings, 'selected_icon')
  if (!drawing) return iconIn(settings, 'selected_icon', 'icon')
  const { address, id } = drawing
  context.report({ level: 'lost', code: 'icon-drawing', subject: (address ?? `attachment ${id}`).slice(-MAX_NAMED) })
  return ''
}

/** Widgets of Elementor by their types, and what they become. */
export const elementorElements: ElementTable = {
  ...elementorLayout,
  ...elementorImages,
  ...elementorBoxes,
  ...elementorPanels,
  ...elementorLists,

  heading,
  'e-heading': heading,
  'text-editor': text,
  'theme-post-content': text,
  'e-paragraph': text,
  button,
  'e-button': button,
  'call-to-action'({ settings }, page) {
    const label = word(settings, 'button')
    const link = linkIn(settings, label)
    const image = imageSourceIn(settings, 'bg_image') ?? imageSourceIn(settings, 'graphic_image')
    const content = [
      ...htmlBlocks(word(settings, 'description'), page.context),
      ...htmlBlocks(word(settings, 'ribbon_title'), page.context),
    ]
    return callPieces(
      {
        heading: word(settings, 'title'),
        content,
        links: link.address || label ? [link] : [],
        ...(image && { image }),
      },
      page.context,
    )
  },
  'icon-list': ({ settings }, { context }) => {
    const points = groupsIn(settings, 'icon_list').map((point) => ({
      html: word(point, 'text'),
      icon: namedIcon(point, context),
      link: linkIn(point, ''),
    }))
    return iconListPieces(points, '', context)
  },
  icon({ settings }, { context }) {
    const link = linkIn(settings, '')
    const icon = namedIcon(settings, context)
    return link.address === '' ? [] : buttonPieces({ ...link, icon, look: 'quiet' }, context)
  },
  divider({ settings }, { context }) {
    const words = word(settings, 'text')
    if (words !== '') return headingPieces({ text: words, level: '4', align: 'center' }, context)
    return separatorPieces({
      look: /dott|dash/.test(word(settings, 'style')) ? 'dotted' : 'line',
      icon: iconIn(settings, 'icon'),
    })
  },
  'e-divider': () => separatorPieces({ look: 'line' }),
  spacer: ({ settings }) => separatorPieces({ look: 'space', height: sizeIn(settings, 'space')?.size ?? 50 }),
  video: video,
  'e-youtube': video,
  'e-video': video,
  audio: ({ settings }, { context }) => audioPieces(linkIn(settings, '').address, '', context),
  counter: ({ settings }) =>
    counterPieces({
      value: word(settings, 'ending_number') || '100',
      prefix: word(settings, 'prefix'),
      suffix: word(settings, 'suffix'),
      label: word(settings, 'title'),
    }),
  progress: ({ settings }) =>
    progressPieces({
      label: [word(settings, 'title'), word(settings, 'inner_text')].filter((part) => part !== '').join(', '),
      percent: String(sizeIn(settings, 'percent')?.size ?? 50),
      shape: word(settings, 'progress_type') === 'circle' ? 'circle' : 'bar',
    }),
  alert: ({ settings }, { context }) =>
    alertPieces({
      tone: word(settings, 'alert_type'),
      title: word(settings, 'alert_title'),
      content: htmlBlocks(word(settings, 'alert_description'), context),
      closes: word(settings, 'show_dismiss') !== 'hide' && word(settings, 'show_dismiss') !== '',
    }),
  'social-icons': ({ settings }, { context }) =>
    followLinksPieces(
      groupsIn(settings, 'social_icon_list').map((row) => ({
        network: iconIn(row, 'social_icon', 'social').replace(/^fa[bsr]?\s+/, ''),
        address: linkIn(row, '').address,
      })),
      context,
    ),
  'share-buttons': () => [
    blockPiece({
      blockType: 'share',
      networks: ['facebook', 'twitter', 'linkedin', 'whatsapp', 'email'],
      copy: true,
      sheet: true,
    }),
  ],
  google_maps: ({ settings }, { context }) => mapPieces(word(settings, 'address'), '', context),
  countdown: ({ settings }, { context }) => {
    const after = word(settings, 'message_after_expire')
    return [
      ...countdownPieces(word(settings, 'due_date'), '', false, context),
      ...htmlBlocks(after, context).map(blockPiece),
    ]
  },
  'animated-headline': ({ settings }, { context }) => {
    const link = linkIn(settings, '')
    const highlighted = word(settings, 'highlighted_text')
    // Elementor leaves out what is as by default, and that is a highlight.
    const isRotating =
      word(settings, 'headline_style') === 'rotate' || (word(settings, 'headline_style') === '' && highlighted === '')
    const title = animatedTitlePieces(
      {
        before: word(settings, 'before_text'),
        rotating: isRotating ? word(settings, 'rotating_text').split('\n') : [],
        highlighted,
        after: word(settings, 'after_text'),
        level: word(settings, 'tag'),
        align: word(settings, 'alignment'),
      },
      context,
    )
    return link.address === ''
      ? title
      : [...title, ...buttonPieces({ ...link, label: link.address, look: 'quiet' }, context)]
  },
  html: ({ settings }, { context }) => htmlBlocks(word(settings, 'html'), context).map(joiningPiece),
  'e-html': ({ settings }, { context }) => htmlBlocks(word(settings, 'html'), context).map(joiningPiece),
  shortcode: ({ settings }, { context }) => htmlBlocks(word(settings, 'shortcode'), context).map(joiningPiece),
  slider_revolution: ({ settings }, { context }) => htmlBlocks(word(settings, 'shortcode'), context).map(joiningPiece),
  smartslider: ({ settings }, page) => sliderOf(word(settings, 'smartsliderid'), page, smartSliderName),
  'menu-anchor': ({ settings }) =>
    word(settings, 'anchor') === '' ? [] : [{ piece: 'anchor', anchor: word(settings, 'anchor') }],
  blockquote: ({ settings }, { context }) => {
    const author = word(settings, 'author_name')
    const source = author === '' ? '' : `<p>— ${escapeHtml(author)}</p>`
    return htmlBlocks(`<blockquote>${word(settings, 'blockquote_content')}</blockquote>${source}`, context).map(
      joiningPiece,
    )
  },
  'code-highlight': ({ settings }) =>
    word(settings, 'code') === '' ? [] : [blockPiece({ blockType: 'code', code: word(settings, 'code') })],
  'search-form': () => [blockPiece({ blockType: 'searchBox' })],
  search: () => [blockPiece({ blockType: 'searchBox' })],
  breadcrumbs: () => [blockPiece({ blockType: 'breadcrumb' })],
  'nav-menu': reported,
  'mega-menu': reported,
  'site-logo': nothing,
  'e-svg': nothing,
  sidebar: reported,
  form: elementorForm,
  login: reported,
}

function video({ settings }: BuilderElement, { context }: BuilderPage) {
  const kind = word(settings, 'video_type') || 'youtube'
  const hosted =
    word(groupIn(settings, 'hosted_url'), 'url') ||
    word(groupIn(settings, 'external_url'), 'url') ||
    word(groupIn(settings, 'source'), 'url')
  const address =
    kind === 'hosted'
      ? hosted
      : word(settings, `${kind}_url`) ||
        word(settings, 'youtube_url', 'vimeo_url', 'dailymotion_url', 'source', 'link') ||
        hosted
  const overlay =
    isOn(settings, 'show_image_overlay') || word(settings, 'video_type') === 'hosted'
      ? (imageSourceIn(settings, 'image_overlay') ?? imageSourceIn(settings, 'poster'))
      : undefined
  const poster = overlay && findImage(overlay, context)
  return videoPieces(
    {
      address,
      title: word(settings, 'title'),
      autoplay: isOn(settings, 'autoplay'),
      loops: isOn(settings, 'loop'),
      ...(poster && { poster }),
    },
    context,
  )
}
