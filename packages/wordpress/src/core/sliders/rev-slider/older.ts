import { record } from '@vitrine/content/core'
import { flagOf, isOn, wordOf } from '../css-values.ts'
import { MAX_SOURCE_LAYERS, SLIDER_LIMITS } from '../limits.ts'
import { type CaptionStyles, olderLayers, raisedLayer } from './older-layer.ts'
import { objectIn, rowsOf } from './rows.ts'
import type { Raw } from './tools.ts'

/** True for a slider in the shape of versions 4 and 5. */
export function isOlder(raw: Raw): boolean {
  const params = objectIn(raw.params)
  const [major] = wordOf(params.version).split('.')
  return (
    'slider_type' in params || 'slider-type' in params || 'source_type' in params || (major !== '' && Number(major) < 6)
  )
}

/** Brings a slider of versions 4 and 5 to the shape of version 6. */
export function raised(raw: Raw, styles: CaptionStyles): Raw {
  const params = objectIn(raw.params)
  const slide = (stored: Raw) => raisedSlide(stored, styles)
  return {
    title: params.title,
    alias: params.alias,
    params: raisedParams(params),
    slides: rowsOf(raw.slides)
      .slice(0, SLIDER_LIMITS.slides + 1)
      .map(slide),
    static_slides: rowsOf(raw.static_slides).slice(0, 1).map(slide),
  }
}

const LAYOUTS: Readonly<Record<string, string>> = {
  fixed: 'fixed',
  responsitive: 'auto',
  custom: 'auto',
  auto: 'auto',
  fullwidth: 'fullwidth',
  fullscreen: 'fullscreen',
}

function raisedParams(params: Raw): Raw {
  const layout = LAYOUTS[wordOf(params.slider_type)] ?? 'auto'
  const size = (side: string) => ({
    d: params[side],
    n: params[`${side}_notebook`],
    t: params[`${side}_tablet`],
    m: params[`${side}_mobile`],
  })
  return {
    alias: params.alias,
    version: params.version,
    type: wordOf(params['slider-type']) || 'standard',
    layouttype: layout,
    sourcetype: params.source_type,
    size: {
      width: size('width'),
      height: size('height'),
      custom: {
        n: isOn(params.enable_custom_size_notebook),
        t: isOn(params.enable_custom_size_tablet),
        m: isOn(params.enable_custom_size_iphone) || isOn(params.enable_custom_size_mobile),
      },
      minHeight: params.min_height,
      minHeightFullScreen: params.fullscreen_min_height,
      maxHeight: params.max_height,
      fullScreenOffsetContainer: wordOf(params.fullscreen_offset_container) || wordOf(params.fullscreen_offset_size),
    },
    def: { delay: params.delay },
    general: {
      slideshow: {
        stopOnHover: flagOf(params.stop_on_hover),
        stopSlider: isOn(params.stop_slider),
        stopAfterLoops: params.stop_after_loops,
        stopAtSlide: params.stop_at_slide,
        shuffle: flagOf(params.shuffle),
        viewPort: isOn(params.label_viewport),
        viewPortArea: params.viewport_area,
        initDelay: params.start_js_after_delay,
      },
      firstSlide: {
        alternativeFirstSlideSet: isOn(params.start_with_slide_enable),
        alternativeFirstSlide: params.start_with_slide,
      },
      progressbar: progressOf(params),
      lazyLoad: wordOf(params.lazy_load_type) || (isOn(params.lazy_load) ? 'all' : undefined),
    },
    nav: navOf(params),
    carousel: carouselOf(params),
    parallax: {
      set: isOn(params.use_parallax),
      setDDD: isOn(params.ddd_parallax),
      mouse: { type: mouseOf(params.parallax_type), origo: params.parallax_origo, speed: params.parallax_speed },
    },
    layout: {
      bg: { color: params.background_color, image: isOn(params.show_background_image) ? params.background_image : '' },
    },
    codes: { css: params.custom_css, javascript: params.custom_javascript },
  }
}

function mouseOf(type: unknown): string {
  const word = wordOf(type)
  return word === 'mouse' || word === 'scroll' ? word : 'mousescroll'
}

/** `show_timerbar` says where the line runs, or that there is none. */
function progressOf(params: Raw): Raw {
  const place = wordOf(params.show_timerbar)
  const enabled = flagOf(params.enable_progressbar)
  return { set: enabled ?? (place === 'top' || place === 'bottom'), style: 'horizontal', vertical: place }
}

function navOf(params: Raw): Raw {
  const type = wordOf(params.navigation_type)
  const arrows = wordOf(params.navigation_arrows)
  // Some of the names of thumbnails are shorter.
  const row = (name: string, own: Raw, short = name) => ({
    horizontal: params[`${name}_align_hor`],
    vertical: params[`${name}_align_vert`],
    offsetX: params[`${name}_offset_hor`],
    offsetY: params[`${name}_offset_vert`],
    direction: params[`${name}_direction`] ?? params.thumbnail_direction,
    space: params[`${name}_space`],
    alwaysOn: invertedFlag(params[`${short}_always_on`]),
    hideDelay: params[`hide_${short}`],
    hideDelayMobile: params[`hide_${short}_mobile`],
    hideUnder: isOn(params[`hide_${short}_on_mobile`]),
    hideUnderLimit: params[`${short}_under_hidden`],
    hideOver: isOn(params[`hide_${short}_over`]),
    hideOverLimit: params[`${short}_over_hidden`],
    innerOuter: params[`${name}_inner_outer`],
    ...own,
  })
  return {
    arrows: {
      set: flagOf(params.enable_arrows) ?? (arrows !== '' && arrows !== 'none'),
      style: params.navigation_arrow_style,
      alwaysOn: invertedFlag(params.arrows_always_on),
      hideUnder: isOn(params.hide_arrows_on_mobile),
      hideUnderLimit: params.arrows_under_hidden,
      left: {
        vertical: params.leftarrow_align_vert,
        offsetX: params.leftarrow_offset_hor,
        offsetY: params.leftarrow_offset_vert,
      },
    },
    bullets: row('bullets', {
      set: flagOf(params.enable_bullets) ?? (type === 'bullet' || type === 'bullets'),
      style: params.navigation_bullets_style,
    }),
    thumbs: row(
      'thumbnails',
      {
        set: flagOf(params.enable_thumbnails) ?? (type === 'thumb' || type === 'both'),
        style: params.thumbnails_style,
        width: params.thumb_width,
        height: params.thumb_height,
      },
      'thumbs',
    ),
    tabs: row('tabs', {
      set: isOn(params.enable_tabs),
      style: params.tabs_style,
      width: params.tabs_width,
      height: params.tabs_height,
    }),
    swipe: {
      set: flagOf(params.touchenabled),
      setOnDesktop: flagOf(params.touchenabled_desktop),
      velocity: params.swipe_velocity,
      direction: params.swipe_direction ?? (isOn(params.drag_block_vertical) ? 'horizontal' : undefined),
    },
    keyboard: { set: flagOf(params.keyboard_navigation) },
    mouse: { set: wordOf(params.mousescroll_navigation) || 'off' },
  }
}

/** `…_always_on` of version 5 is true when a control hides. */
function invertedFlag(raw: unknown): boolean | undefined {
  const flag = flagOf(raw)
  return flag === undefined ? undefined : !flag
}

function carouselOf(params: Raw): Raw {
  return {
    horizontal: params.carousel_hposition,
    infinity: params.carousel_infinity,
    maxItems: params.carousel_maxitems,
    space: params.carousel_space,
    stretch: params.carousel_stretch,
    fadeOut: params.carousel_fadeout,
    varyFade: params.carousel_varyfade,
    rotation: params.carousel_rotation,
    varyRotate: params.carousel_varyrotate,
    maxRotation: params.carousel_maxrotation,
    scale: params.carousel_scale,
    varyScale: params.carousel_varyscale,
    scaleDown: params.carousel_scaledown,
    borderRadius: params.carousel_borderr,
    paddingTop: params.carousel_padding_top,
    paddingBottom: params.carousel_padding_bottom,
  }
}

function raisedSlide(raw: Raw, styles: CaptionStyles): Raw {
  const params = objectIn(raw.params)
  const type = wordOf(params.background_type) || (wordOf(params.image) ? 'image' : 'trans')
  const info = Array.from({ length: SLIDER_LIMITS.params }, (_, place) => ({ v: params[`params_${place + 1}`] }))
  return {
    id: raw.id,
    slide_order: raw.slide_order,
    layers: olderLayers(raw.layers)
      .slice(0, MAX_SOURCE_LAYERS)
      .map((layer) => raisedLayer(layer, styles)),
    params: {
      title: params.title,
      bg: {
        type,
        image: wordOf(params.image) || wordOf(raw.image_url),
        imageId: params.image_id,
        externalSrc: params.slide_bg_external,
        color: params.slide_bg_color ?? params.bg_color,
        fit: params.bg_fit,
        position: params.bg_position,
        youtube: params.slide_bg_youtube,
        vimeo: params.slide_bg_vimeo,
        mpeg: params.slide_bg_html_mpeg,
        webm: params.slide_bg_html_webm,
        video: { loop: params.video_loop, mute: params.video_mute, nextSlideAtEnd: params.video_nextslide },
      },
      timeline: {
        transition: listed(params.slide_transition),
        duration: listed(params.transition_duration),
        delay: params.delay,
        stopOnPurpose: params.stoponpurpose,
      },
      publish: { state: params.state, from: params.date_from, to: params.date_to },
      seo: {
        set: isOn(params.enable_link),
        type: wordOf(params.link_type) === 'slide' ? 'slide' : 'link',
        link: params.link,
        slideLink: params.slide_link,
        target: wordOf(params.link_open_in) === 'new' ? '_blank' : '_self',
        z: params.link_pos ?? 'front',
      },
      thumb: { customThumbSrc: params.slide_thumb },
      panzoom: {
        set: isOn(params.kenburn_effect),
        fitStart: params.kb_start_fit,
        fitEnd: params.kb_end_fit,
        xStart: params.kb_start_offset_x,
        yStart: params.kb_start_offset_y,
        xEnd: params.kb_end_offset_x,
        yEnd: params.kb_end_offset_y,
        rotateStart: params.kb_start_rotate,
        rotateEnd: params.kb_end_rotate,
        duration: params.kb_duration,
      },
      info: { params: info, description: params.slide_description },
      attributes: { alt: params.alt_attr, altOption: params.alt_option ?? 'media_library' },
      visibility: { hideAfterLoop: params.hideslideafter, hideOnMobile: params.hideslideonmobile },
      effects: { parallax: parallaxLevel(params.slide_parallax_level) },
    },
  }
}

function parallaxLevel(raw: unknown): unknown {
  return wordOf(raw) === '-' ? undefined : raw
}

/** One name, several parted by commas, or a list. */
function listed(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw
  if (typeof raw === 'string') return raw.split(',')
  return Object.values(record(raw))
}
