import { list, record } from '@vitrine/content/core'
import { colorOf } from '../colors.ts'
import { flagOf, isOn, numberOf, wordOf } from '../css-values.ts'
import { objectIn } from './rows.ts'
import type { Raw } from './tools.ts'

/** Rules of the style sheet of an archive, by the class that a layer names. */
export type CaptionStyles = ReadonlyMap<string, Raw>

/** Characters of a style sheet, and rules of it, that are read. */
const MAX_CSS = { length: 500_000, rules: 2000 } as const

/** Reads `.tp-caption.name { property: value }`. Rules for hovering are left out. */
export function captionStyles(css: string): CaptionStyles {
  const rules = css.slice(0, MAX_CSS.length).matchAll(/\.tp-caption\.([\w-]{1,100})\s{0,10}\{([^{}]{0,5000})\}/g)
  const styles = new Map<string, Raw>()
  for (const [, name = '', body = ''] of rules) {
    if (styles.size >= MAX_CSS.rules) break
    const pairs = body.split(';').flatMap((declaration) => {
      const at = declaration.indexOf(':')
      return at > 0 ? [[declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()] as const] : []
    })
    styles.set(name, Object.fromEntries(pairs))
  }
  return styles
}

/** Brings a layer of versions 4 and 5 to the shape of version 6. */
export function raisedLayer(raw: Raw, styles: CaptionStyles): Raw {
  const type = wordOf(raw.type) || 'text'
  const media = raisedMedia(raw)
  return {
    uid: raw.unique_id,
    type: media.mediaType === 'audio' ? 'audio' : type,
    alias: raw.alias,
    text: raw.text,
    tag: raw.html_tag,
    position: {
      x: raw.left,
      y: raw.top,
      horizontal: raw.align_hor,
      vertical: raw.align_vert,
      zIndex: raw.zIndex ?? raw['z-index'],
    },
    size: { width: sized(raw, 'width'), height: sized(raw, 'height'), covermode: raw.cover_mode },
    idle: raisedStyle(raw, styles),
    hover: raisedHover(raw),
    timeline: {
      frames: raisedFrames(raw),
      loop: raisedLoop(raw),
      static: { start: raw.static_start, end: raw.static_end },
    },
    actions: { action: raisedActions(raw) },
    media,
    svg: { source: record(raw.svg).src },
    attributes: { alt: raw.alt, altOption: raw.alt_option ?? (wordOf(raw.alt) ? 'custom' : 'media_library') },
    behavior: {
      baseAlign: raw.basealign,
      autoResponsive: raw['resize-full'],
      responsiveOffset: raw.resizeme,
    },
    visibility: raisedVisibility(raw),
    group: {
      puid: wordOf(raw.p_uid) === '-1' ? '' : raw.p_uid,
      columnSize: raw.column_size,
      columnbreakat: raw.column_break_at,
    },
    effects: { parallax: raw.parallax_layer ?? parallaxIn(raw.parallax_level) },
  }
}

function parallaxIn(raw: unknown): unknown {
  return wordOf(raw) === '-' ? undefined : raw
}

/** Sizes of texts, images and videos have names of their own. */
function sized(raw: Raw, side: 'width' | 'height'): unknown {
  const type = wordOf(raw.type)
  const own = { image: `scale${side === 'width' ? 'X' : 'Y'}`, video: `video_${side}` }[type]
  const value = (own && own in raw ? raw[own] : undefined) ?? raw[`max_${side}`] ?? raw[side]
  return wordOf(value) === '' && typeof value !== 'object' ? undefined : value
}

function raisedMedia(raw: Raw): Raw {
  const data = objectIn(raw.video_data)
  const type = wordOf(raw.video_type) || wordOf(data.video_type)
  return {
    imageUrl: raw.image_url,
    imageId: raw.image_id,
    mediaType: type,
    id: data.id ?? raw.video_id,
    mp4Url: data.urlMp4,
    webmUrl: data.urlWebm,
    audioUrl: data.urlAudio,
    posterUrl: data.urlPoster ?? data.previewimage,
    autoPlay: data.autoplay,
    loop: data.videoloop,
    mute: data.mute,
    controls: typeof data.controls === 'boolean' ? !data.controls : data.controls,
    nextSlideAtEnd: data.nextslide,
    forceRewind: data.forcerewind,
    stopAllVideo: data.stopallvideo,
    volume: data.volume,
  }
}

function raisedStyle(raw: Raw, styles: CaptionStyles): Raw {
  const rule = styles.get(wordOf(raw.style)) ?? {}
  const [own, levels] = [record(raw.deformation), record(raw.static_styles)]
  const style = (name: string) => levels[name] ?? own[name] ?? rule[name]
  const sides = (name: string) => {
    const value = own[name] ?? rule[name]
    return typeof value === 'string' && value.includes(' ') ? value.split(/\s+/) : value
  }
  const opacity = numberOf(own['background-transparency'])
  return {
    color: style('color'),
    fontSize: style('font-size'),
    lineHeight: style('line-height'),
    fontWeight: style('font-weight'),
    letterSpacing: style('letter-spacing'),
    textAlign: raw.text_align ?? style('text-align'),
    backgroundColor: faded(wordOf(own['background-color'] ?? rule['background-color']), opacity),
    padding: sides('padding'),
    margin: sides('margin'),
    borderColor: own['border-color'] ?? rule['border-color'],
    borderWidth: sides('border-width'),
    borderStyle: own['border-style'] ?? rule['border-style'],
    borderRadius: sides('border-radius'),
    rotationZ: own['2d_rotation'] ?? raw['2d_rotation'],
  }
}

/** A colour whose opacity was kept beside it. */
function faded(color: string, opacity: number | undefined): string | undefined {
  const read = colorOf(color)
  if (!read || opacity === undefined || opacity >= 1 || read.length > 7) return color || undefined
  return `${read}${Math.round(Math.max(0, opacity) * 255)
    .toString(16)
    .padStart(2, '0')}`
}

function raisedHover(raw: Raw): Raw {
  const style = record(raw['deformation-hover'])
  return {
    usehover: flagOf(raw.hover) ?? false,
    color: style.color,
    backgroundColor: style['background-color'],
    opacity: style.opacity,
    speed: seconds(style.speed),
    ease: style.easing,
    transform: { scaleX: style.scalex, rotationZ: style['2d_rotation'] },
  }
}

function seconds(raw: unknown): number | undefined {
  const value = numberOf(raw)
  return value === undefined ? undefined : value < 20 ? value * 1000 : value
}

/** Ways to come and to go, by name: where a layer is while it is away. */
const AWAY: Readonly<Record<string, Raw>> = {
  fade: { opacity: 0 },
  'tp-fade': { opacity: 0 },
  sft: { y: '-50px', opacity: 0 },
  sfb: { y: '50px', opacity: 0 },
  sfl: { x: '-50px', opacity: 0 },
  sfr: { x: '50px', opacity: 0 },
  stt: { y: '-50px', opacity: 0 },
  stb: { y: '50px', opacity: 0 },
  stl: { x: '-50px', opacity: 0 },
  str: { x: '50px', opacity: 0 },
  lft: { y: 'top', opacity: 1 },
  lfb: { y: 'bottom', opacity: 1 },
  lfl: { x: 'left', opacity: 1 },
  lfr: { x: 'right', opacity: 1 },
  ltt: { y: 'top', opacity: 1 },
  ltb: { y: 'bottom', opacity: 1 },
  ltl: { x: 'left', opacity: 1 },
  ltr: { x: 'right', opacity: 1 },
  skewfromleft: { x: 'left', skewX: '45px', opacity: 0 },
  skewfromright: { x: 'right', skewX: '-85px', opacity: 0 },
  skewfromleftshort: { x: '-200px', skewX: '85px', opacity: 0 },
  skewfromrightshort: { x: '200px', skewX: '-85px', opacity: 0 },
  randomrotate: { rotationZ: '{-250,250}', scaleX: '0.5', scaleY: '0.5', opacity: 0 },
  noanim: { opacity: 1 },
}

/** Names of ways that hold one of these words are like it. */
const LIKE: readonly (readonly [RegExp, Raw])[] = [
  [/frombottom/i, { y: '100%', opacity: 0 }],
  [/fromtop/i, { y: '-100%', opacity: 0 }],
  [/fromleft/i, { x: '-100%', opacity: 0 }],
  [/fromright/i, { x: '100%', opacity: 0 }],
  [/zoomin|popup|scale/i, { scaleX: '0.8', scaleY: '0.8', opacity: 0 }],
  [/zoomout/i, { scaleX: '1.2', scaleY: '1.2', opacity: 0 }],
]

function raisedFrames(raw: Raw): Raw {
  const frames = record(raw.frames)
  const [comes, goes] = [record(frames.frame_0), record(frames.frame_999)]
  const animation = wordOf(comes.animation) || wordOf(raw.animation)
  const going = wordOf(goes.animation) || wordOf(raw.endanimation)
  const end = goes.time ?? raw.endtime
  const split = wordOf(comes.split) || wordOf(raw.split)
  const isMasked = isOn(raw.mask_start) || /mask/i.test(animation)
  return {
    frame_0: { transform: awayOf(animation, raw, 'start'), mask: { use: isMasked } },
    frame_1: {
      timeline: { start: comes.time ?? raw.time, speed: comes.speed ?? raw.speed, ease: comes.easing ?? raw.easing },
      ...(['chars', 'words', 'lines'].includes(split) && {
        [split]: { use: true, delay: comes.splitdelay ?? raw.splitdelay, direction: comes.split_direction },
      }),
    },
    frame_999: {
      transform: going === '' || going === 'auto' ? {} : awayOf(going, raw, 'end'),
      timeline: {
        start: numberOf(end),
        speed: goes.speed ?? raw.endspeed,
        ease: goes.easing ?? raw.endeasing,
        endWithSlide: numberOf(end) === undefined,
      },
    },
  }
}

function awayOf(animation: string, raw: Raw, when: 'start' | 'end'): Raw {
  const name = animation.toLowerCase()
  if (Object.hasOwn(AWAY, name)) return AWAY[name] ?? {}
  const like = LIKE.find(([pattern]) => pattern.test(animation))?.[1]
  if (like) return like
  const own = {
    x: raw[`x_${when}`],
    y: raw[`y_${when}`],
    scaleX: raw[`scale_x_${when}`],
    scaleY: raw[`scale_y_${when}`],
    rotationX: raw[`x_rotate_${when}`],
    rotationY: raw[`y_rotate_${when}`],
    rotationZ: raw[`z_rotate_${when}`],
    skewX: raw[`skew_x_${when}`],
    skewY: raw[`skew_y_${when}`],
    opacity: raw[`opacity_${when}`],
  }
  const given = Object.entries(own).filter(([, value]) => wordOf(value) !== '' && wordOf(value) !== 'inherit')
  return { opacity: 0, ...Object.fromEntries(given) }
}

function raisedLoop(raw: Raw): Raw {
  const kind = wordOf(raw.loop_animation)
  const loop = { use: kind !== '' && kind !== 'none', speed: seconds(raw.loop_speed), ease: raw.loop_easing }
  switch (kind) {
    case 'rs-slideloop':
      return {
        ...loop,
        yoyo_move: true,
        frame_0: { x: raw.loop_xstart, y: raw.loop_ystart },
        frame_999: { x: raw.loop_xend, y: raw.loop_yend },
      }
    case 'rs-pulse':
      return { ...loop, yoyo_scale: true, frame_0: {}, frame_999: { scaleX: raw.loop_zoomend } }
    case 'rs-pendulum':
    case 'rs-rotate':
      return {
        ...loop,
        yoyo_rotate: kind === 'rs-pendulum',
        frame_0: { rotationZ: raw.loop_startdeg },
        frame_999: { rotationZ: raw.loop_enddeg },
      }
    default:
      return { ...loop, use: false }
  }
}

/** Actions were kept as one list for each of their parts. */
function raisedActions(raw: Raw): readonly Raw[] {
  const parts = record(raw.layer_action)
  const count = Array.isArray(parts.action) ? parts.action.length : 0
  const rows = Array.from({ length: Math.min(count, 100) }, (_, place) =>
    Object.fromEntries(
      Object.entries(parts).map(([name, values]) => [name, Array.isArray(values) ? values[place] : values]),
    ),
  )
  const link = wordOf(raw.link)
  if (rows.length > 0 || link === '') return rows
  return [{ action: 'link', image_link: link, link_open_in: wordOf(raw.link_open_in) === 'new' ? '_blank' : '_self' }]
}

function raisedVisibility(raw: Raw): Raw {
  const shown = (name: string) => flagOf(raw[`visible-${name}`])
  const levels = { d: shown('desktop'), n: shown('notebook'), t: shown('tablet'), m: shown('mobile') }
  return {
    ...Object.fromEntries(Object.entries(levels).filter(([, value]) => value !== undefined)),
    ...(isOn(raw.hide_on_mobile) && { m: false }),
    onlyOnSlideHover: flagOf(raw.show_on_hover ?? raw['show-on-hover']),
  }
}

/** Lists of layers, whatever their keys. */
export function olderLayers(raw: unknown): readonly Raw[] {
  return Array.isArray(raw) ? list(raw) : list(Object.values(objectIn(raw)))
}
