import { audioPieces } from '../blocks/audio.ts'
import { buttonPieces } from '../blocks/buttons.ts'
import { callPieces } from '../blocks/call-to-action.ts'
import { contentBoxesPieces } from '../blocks/content-boxes.ts'
import { countdownPieces } from '../blocks/countdown.ts'
import { counterPieces } from '../blocks/counters.ts'
import { followLinksPieces } from '../blocks/follow-links.ts'
import { carouselPieces, galleryPieces } from '../blocks/galleries.ts'
import { headingPieces } from '../blocks/heading.ts'
import { imagePieces } from '../blocks/image.ts'
import { postListPieces, projectListPieces } from '../blocks/lists.ts'
import { mapPieces } from '../blocks/map.ts'
import { planPieces } from '../blocks/pricing.ts'
import { progressPieces } from '../blocks/progress.ts'
import { separatorPieces } from '../blocks/separator.ts'
import { slidesPieces } from '../blocks/slides.ts'
import { accordionPieces, tabsPieces } from '../blocks/tabs.ts'
import { personPieces } from '../blocks/team.ts'
import { voicePieces } from '../blocks/testimonials.ts'
import type { BuilderPage, ElementConverter, ElementTable } from '../builder-page.ts'
import type { BuilderElement, Settings } from '../element.ts'
import { arrange } from '../layout/arrange.ts'
import { blockPiece, joiningPiece, type Piece } from '../pieces.ts'
import { isOn, numberIn, word } from '../settings.ts'
import { bareHtml } from '../shared/bare-html.ts'
import { rawElementContent } from '../shared/code-content.ts'
import { fraction } from '../shared/fraction.ts'
import type { WrittenGround } from '../shared/ground.ts'
import { htmlBlocks } from '../shared/html-blocks.ts'
import { findImage, imageSource } from '../shared/image-source.ts'
import {
  childrenNamed,
  columnOf,
  contentsOnly,
  nothing,
  onGround,
  others,
  reported,
  rowOfColumns,
} from '../shared/parts.ts'
import { videoPieces } from '../shared/video.ts'
import type { WrittenLink } from '../shared/written-link.ts'
import { diviForm } from './divi-form.ts'

const column: ElementConverter = (element, page) => [
  columnOf(element, fraction(word(element.settings, 'type')) ?? 1, groundOf(element.settings), page),
]

const slider: ElementConverter = (element, page) => {
  const slides = childrenNamed(element, 'et_pb_slide').map((slide) => ({
    title: word(slide.settings, 'heading'),
    blocks: blocksOfSlide(slide, page),
  }))
  const look = { autoplay: isOn(element.settings, 'auto') }
  return [...slidesPieces(slides, look, page.context.report), ...others(element, page, 'et_pb_slide')]
}

const posts: ElementConverter = ({ name, settings }, { context }) => {
  const isProject = name.includes('portfolio')
  const list = {
    count: numberIn(settings, 'posts_number') ?? 10,
    terms: word(settings, 'include_categories').split(','),
    taxonomies: isProject ? ['project_category'] : ['category'],
    isCarousel: name.includes('slider'),
    layout: isOn(settings, 'fullwidth') ? 'large' : 'grid',
  }
  return isProject ? projectListPieces(list, context) : postListPieces(list, context)
}

/** Modules of Divi by their shortcodes, and what they become. */
export const diviElements: ElementTable = {
  et_pb_section: (element, page) => onGround(page.convert(element.children), groundOf(element.settings), page),
  et_pb_row: rowOfColumns,
  et_pb_row_inner: rowOfColumns,
  et_pb_column: column,
  et_pb_column_inner: column,
  et_pb_text: contentsOnly,
  et_pb_heading: ({ settings }, { context }) =>
    headingPieces(
      {
        text: word(settings, 'title'),
        level: word(settings, 'title_level') || 'h1',
        align: word(settings, 'title_text_align'),
      },
      context,
    ),
  et_pb_image({ settings }, { context }) {
    const image = imageSource('', word(settings, 'src'), word(settings, 'alt'))
    return imagePieces(
      {
        image,
        link: word(settings, 'url'),
        newTab: isOn(settings, 'url_new_window'),
        opensLarge: isOn(settings, 'show_in_lightbox'),
      },
      context,
    )
  },
  et_pb_fullwidth_image: ({ settings }, { context }) =>
    imagePieces(
      { image: imageSource('', word(settings, 'src'), word(settings, 'alt')), link: word(settings, 'url') },
      context,
    ),
  et_pb_button: ({ settings }, { context }) =>
    buttonPieces({ ...button(settings), align: word(settings, 'button_alignment') }, context),
  et_pb_blurb({ settings, children }, page) {
    const image = imageSource('', word(settings, 'image'), word(settings, 'alt'))
    const address = word(settings, 'url')
    return contentBoxesPieces(
      [
        {
          title: word(settings, 'title'),
          content: page.blocksOf(children),
          ...(image.address !== undefined && { image }),
          ...(address !== '' && { link: { address, label: '', newTab: isOn(settings, 'url_new_window') } }),
        },
      ],
      { iconPlace: word(settings, 'icon_placement') === 'left' ? 'start' : 'top' },
      page.context,
    )
  },
  et_pb_toggle: (element, page) =>
    accordionPieces(
      [panel(element, page)],
      { firstOpen: isOn(element.settings, 'open'), joins: true },
      page.context.report,
    ),
  et_pb_accordion(element, page) {
    const items = childrenNamed(element, 'et_pb_accordion_item', 'et_pb_toggle')
    const firstOpen = isOn(items[0]?.settings ?? {}, 'open')
    const look = { opensOne: true, firstOpen }
    return [
      ...others(element, page, 'et_pb_accordion_item', 'et_pb_toggle'),
      ...accordionPieces(
        items.map((item) => panel(item, page)),
        look,
        page.context.report,
      ),
    ]
  },
  et_pb_tabs(element, page) {
    const tabs = childrenNamed(element, 'et_pb_tab').map((tab) => panel(tab, page))
    return [...others(element, page, 'et_pb_tab'), ...tabsPieces(tabs, false, page.context.report)]
  },
  et_pb_slider: slider,
  et_pb_fullwidth_slider: slider,
  et_pb_gallery({ settings }, { context }) {
    const slides = word(settings, 'gallery_ids')
      .split(',')
      .filter((id) => id.trim() !== '')
      .map((id) => ({ image: imageSource(id) }))
    return isOn(settings, 'fullwidth')
      ? carouselPieces(slides, { perView: 1 }, context)
      : galleryPieces(slides, { columns: 4 }, context)
  },
  et_pb_video({ settings }, { context }) {
    const poster = findImage(imageSource('', word(settings, 'image_src')), context)
    return videoPieces({ address: word(settings, 'src', 'src_webm'), ...(poster && { poster }) }, context)
  },
  et_pb_video_slider: (element, page) =>
    slidesPieces(
      childrenNamed(element, 'et_pb_video_slider_item').map(({ settings }) => ({
        blocks: arrange(videoPieces({ address: word(settings, 'src') }, page.context), 'simple', page.context.report),
      })),
      {},
      page.context.report,
    ),
  et_pb_audio({ settings }, { context }) {
    const title = [word(settings, 'title'), word(settings, 'artist_name')].filter((part) => part !== '').join(', ')
    return audioPieces(word(settings, 'audio'), title, context)
  },
  et_pb_code: (element, { context }) =>
    htmlBlocks(rawElementContent(element).replace(/<!-- \[et_pb_line_break_holder\] -->/g, '\n'), context).map(
      joiningPiece,
    ),
  et_pb_fullwidth_code: (element, { context }) =>
    htmlBlocks(rawElementContent(element).replace(/<!-- \[et_pb_line_break_holder\] -->/g, '\n'), context).map(
      joiningPiece,
    ),
  et_pb_testimonial({ settings, children }, page) {
    const image = imageSource('', word(settings, 'portrait_url'))
    const role = [word(settings, 'job_title'), word(settings, 'company_name')].filter((part) => part !== '').join(', ')
    const voice = { content: page.blocksOf(children), name: word(settings, 'author'), role }
    return voicePieces({ ...voice, ...(image.address !== undefined && { image }) }, page.context)
  },
  et_pb_team_member({ settings, children }, page) {
    const image = imageSource('', word(settings, 'image_url'))
    const links = ['facebook', 'twitter', 'google', 'linkedin'].flatMap((network): WrittenLink[] => {
      const address = word(settings, `${network}_url`)
      return address === '' ? [] : [{ address, label: network }]
    })
    const person = {
      name: word(settings, 'name'),
      role: word(settings, 'position'),
      content: page.blocksOf(children),
      links,
    }
    return personPieces({ ...person, ...(image.address !== undefined && { image }) }, page.context)
  },
  et_pb_counters: contentsOnly,
  et_pb_counter: (element) =>
    progressPieces({ percent: word(element.settings, 'percent'), label: bareHtml(element), shape: 'bar' }),
  et_pb_circle_counter: ({ settings }) =>
    progressPieces({ percent: word(settings, 'number'), label: word(settings, 'title'), shape: 'circle' }),
  et_pb_number_counter: ({ settings }) =>
    counterPieces({
      value: word(settings, 'number'),
      suffix: word(settings, 'percent_sign') === 'off' ? '' : '%',
      label: word(settings, 'title'),
    }),
  et_pb_cta: (element, page) => {
    const link = button(element.settings)
    const links = link.address !== '' || link.label !== '' ? [link] : []
    return callPieces(
      { heading: word(element.settings, 'title'), content: page.blocksOf(element.children), links },
      page.context,
    )
  },
  et_pb_divider: ({ settings }) =>
    separatorPieces({ look: word(settings, 'show_divider') === 'off' ? 'space' : 'line' }),
  et_pb_fullwidth_header({ settings, children }, page) {
    const image = imageSource('', word(settings, 'header_image_url', 'logo_image_url'))
    const buttons = ['one', 'two'].map((number) => ({
      address: word(settings, `button_${number}_url`),
      label: word(settings, `button_${number}_text`),
    }))
    const pieces: readonly Piece[] = [
      ...headingPieces(
        { text: word(settings, 'title'), level: 'h1', align: word(settings, 'text_orientation') },
        page.context,
      ),
      ...htmlBlocks(word(settings, 'subhead'), page.context).map(joiningPiece),
      ...page.convert(children),
      ...buttons.filter(({ label }) => label !== '').flatMap((link) => buttonPieces(link, page.context)),
      ...(image.address === undefined ? [] : imagePieces({ image }, page.context)),
    ]
    return onGround(pieces, { ...groundOf(settings), isFullHeight: isOn(settings, 'header_fullscreen') }, page)
  },
  et_pb_pricing_tables: contentsOnly,
  et_pb_pricing_table(element, page) {
    const { settings } = element
    const features = bareHtml(element)
      .split(/\n|<br\s*\/?>|<\/?(?:p|li|ul)>/i)
      .map((line) => line.replace(/^\s*[+-]\s*/, ''))
    const link = button(settings)
    return planPieces(
      {
        name: word(settings, 'title'),
        price: `${word(settings, 'currency')}${word(settings, 'sum')}`,
        period: word(settings, 'per'),
        text: word(settings, 'subtitle'),
        badge: isOn(settings, 'featured') ? '★' : '',
        features,
        ...(link.label !== '' && { link }),
      },
      page.context,
    )
  },
  et_pb_countdown_timer: ({ settings }, { context }) =>
    countdownPieces(word(settings, 'date_time'), word(settings, 'title'), false, context),
  et_pb_social_media_follow(element, page) {
    const profiles = childrenNamed(element, 'et_pb_social_media_follow_network').map((profile) => ({
      network: word(profile.settings, 'social_network') || bareHtml(profile),
      address: word(profile.settings, 'url'),
    }))
    return followLinksPieces(profiles, page.context)
  },
  et_pb_map(element, page) {
    const pins = childrenNamed(element, 'et_pb_map_pin')
    const own = pins.length === 0 ? mapPieces(word(element.settings, 'address'), '', page.context) : []
    return [
      ...own,
      ...pins.flatMap(({ settings, content }) =>
        mapPieces(word(settings, 'pin_address', 'title'), `${word(settings, 'title')} ${content}`, page.context),
      ),
    ]
  },
  et_pb_fullwidth_map: (element, page) =>
    childrenNamed(element, 'et_pb_map_pin').flatMap(({ settings, content }) =>
      mapPieces(word(settings, 'pin_address', 'title'), `${word(settings, 'title')} ${content}`, page.context),
    ),
  et_pb_blog: posts,
  et_pb_post_slider: posts,
  et_pb_fullwidth_post_slider: posts,
  et_pb_portfolio: posts,
  et_pb_filterable_portfolio: posts,
  et_pb_fullwidth_portfolio: posts,
  et_pb_search: () => [blockPiece({ blockType: 'searchBox' })],
  et_pb_icon: nothing,
  et_pb_post_title: nothing,
  et_pb_fullwidth_post_title: nothing,
  et_pb_contact_form: diviForm,
  et_pb_contact_field: nothing,
  et_pb_signup: reported,
  et_pb_login: reported,
  et_pb_sidebar: reported,
  et_pb_menu: reported,
  et_pb_fullwidth_menu: reported,
  et_pb_comments: reported,
  et_pb_shop: reported,
}

function panel({ settings, children }: BuilderElement, page: BuilderPage) {
  return { title: word(settings, 'title'), content: page.blocksOf(children) }
}

function button(settings: Settings): WrittenLink {
  return {
    address: word(settings, 'button_url', 'button_link'),
    label: word(settings, 'button_text'),
    newTab: isOn(settings, 'url_new_window'),
  }
}

function blocksOfSlide(slide: BuilderElement, page: BuilderPage) {
  const { settings, children } = slide
  const images = [word(settings, 'background_image'), word(settings, 'image')].filter((address) => address !== '')
  const link = { address: word(settings, 'button_link', 'button_url'), label: word(settings, 'button_text') }
  const pieces = [
    ...images.flatMap((address) => imagePieces({ image: imageSource('', address) }, page.context)),
    ...headingPieces({ text: word(settings, 'heading'), level: '3' }, page.context),
    ...page.convert(children),
    ...(link.label === '' ? [] : buttonPieces(link, page.context)),
    ...videoPieces({ address: word(settings, 'video_url') }, page.context),
  ]
  return arrange(pieces, 'column', page.context.report)
}

function groundOf(settings: Settings): WrittenGround {
  const image = imageSource('', word(settings, 'background_image'))
  const isParallax = isOn(settings, 'parallax')
  return {
    color: word(settings, 'background_color'),
    isGradient: isOn(settings, 'use_background_color_gradient'),
    position: word(settings, 'background_position').replace('_', ' '),
    motion: isParallax ? (word(settings, 'parallax_method') === 'off' ? 'fixed' : 'up') : 'none',
    video: word(settings, 'background_video_mp4', 'background_video_webm'),
    overlay: word(settings, 'background_overlay_color'),
    topEdge: word(settings, 'top_divider_style'),
    bottomEdge: word(settings, 'bottom_divider_style'),
    ...(image.address !== undefined && { image }),
  }
}
