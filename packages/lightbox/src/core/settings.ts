import { choice, list, namedTexts, record, text, within } from '@vitrine/content/core'
import { SPEEDS, type Speed } from './motion.ts'
import { LIGHTBOX_TEXTS, type LightboxTexts } from './texts.ts'

/** Looks that editors choose from. */
export const SKINS = ['metro-white', 'metro-black', 'light', 'dark', 'mac', 'parade', 'smooth'] as const

export type Skin = (typeof SKINS)[number]

/** Numbers that editors may set. */
export const LIMITS = {
  /** Opacity of the overlay over the page. */
  opacity: { min: 0.5, max: 1, default: 0.85 },
  /** Milliseconds for each item of a slideshow. */
  slideshowMs: { min: 1000, max: 60_000, default: 5000 },
  /** Scale of an image under the pointer; 1: not enlarged. */
  hoverZoom: { min: 1, max: 4, default: 1 },
} as const

/** Most hosts whose pages may be framed. */
export const MAX_FRAME_HOSTS = 20

/** Look and features of a site's lightbox. */
export interface LightboxSettings {
  readonly status: boolean
  readonly skin: Skin
  readonly title: boolean
  readonly description: boolean
  readonly speed: Speed
  /** Direction in which items follow each other. */
  readonly path: 'vertical' | 'horizontal'
  readonly arrows: boolean
  /** True if galleries have a slideshow. */
  readonly gallery: boolean
  readonly autoplay: boolean
  readonly slideshowMs: number
  readonly opacity: number
  readonly social: boolean
  readonly deepLinking: boolean
  readonly loop: boolean
  readonly hoverZoom: number
  readonly download: boolean
  /** True if links around images in rich text open without a mark. */
  readonly richText: boolean
  /** True if our server is asked about addresses of providers that do not show what they are. */
  readonly recognition: boolean
  readonly frameHosts: readonly string[]
  readonly texts: LightboxTexts
}

export const DEFAULT_SETTINGS: LightboxSettings = {
  status: true,
  skin: 'metro-white',
  title: true,
  description: true,
  speed: 'normal',
  path: 'vertical',
  arrows: true,
  gallery: true,
  autoplay: false,
  slideshowMs: LIMITS.slideshowMs.default,
  opacity: LIMITS.opacity.default,
  social: true,
  deepLinking: true,
  loop: false,
  hoverZoom: LIMITS.hoverZoom.default,
  download: false,
  richText: true,
  recognition: false,
  frameHosts: [],
  texts: LIGHTBOX_TEXTS,
}

/** A host as people write it: without scheme, port and path. */
const HOST = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/

/** Reads what an editor wrote as a host. Undefined for anything else. */
export function parseHost(raw: unknown): string | undefined {
  const host = text(raw)?.trim().toLowerCase()
  return host && HOST.test(host) ? host : undefined
}

/** Reads the group `lightbox` of the `site` global. What is missing or out of range is the default. */
export function parseLightbox(raw: unknown): LightboxSettings {
  const stored = record(raw)
  const flag = (name: keyof LightboxSettings) => {
    const value = stored[name]
    return typeof value === 'boolean' ? value : (DEFAULT_SETTINGS[name] as boolean)
  }
  return {
    status: flag('status'),
    skin: choice(stored.skin, SKINS),
    title: flag('title'),
    description: flag('description'),
    speed: choice(stored.speed, ['normal', ...(Object.keys(SPEEDS) as Speed[])]),
    path: choice(stored.path, ['vertical', 'horizontal']),
    arrows: flag('arrows'),
    gallery: flag('gallery'),
    autoplay: flag('autoplay'),
    slideshowMs: within(stored.slideshowMs, LIMITS.slideshowMs) ?? LIMITS.slideshowMs.default,
    opacity: within(stored.opacity, LIMITS.opacity) ?? LIMITS.opacity.default,
    social: flag('social'),
    deepLinking: flag('deepLinking'),
    loop: flag('loop'),
    hoverZoom: within(stored.hoverZoom, LIMITS.hoverZoom) ?? LIMITS.hoverZoom.default,
    download: flag('download'),
    richText: flag('richText'),
    recognition: flag('recognition'),
    frameHosts: list(stored.frameHosts)
      .flatMap(({ host }) => parseHost(host) ?? [])
      .slice(0, MAX_FRAME_HOSTS),
    texts: namedTexts(stored.texts, LIGHTBOX_TEXTS),
  }
}

/** Settings of a page's lightbox that differ from the defaults, which its script knows. */
export type LightboxProps = Partial<Omit<LightboxSettings, 'texts'>> & {
  readonly texts?: Partial<LightboxTexts>
  /** Texts of the player of a provider's video; its package writes and reads them. */
  readonly videoTexts?: Readonly<Record<string, string>>
}

export function toProps({ texts, ...settings }: LightboxSettings): LightboxProps {
  const words = differing(texts, LIGHTBOX_TEXTS)
  return {
    ...differing(settings, DEFAULT_SETTINGS),
    ...(Object.keys(words).length > 0 && { texts: words }),
  }
}

/** Reads {@link toProps} again. */
export function fromProps(props: LightboxProps): LightboxSettings {
  return { ...DEFAULT_SETTINGS, ...props, texts: { ...LIGHTBOX_TEXTS, ...props.texts } }
}

function differing<Values extends object>(values: Values, defaults: object): Partial<Values> {
  const known = defaults as Readonly<Record<string, unknown>>
  const differs = ([name, value]: [string, unknown]) =>
    Array.isArray(value) ? value.length > 0 : value !== known[name]
  return Object.fromEntries(Object.entries(values).filter(differs)) as Partial<Values>
}
