import { choice, given, type Image, record, text } from '@vitrine/content/core'
import { type ParseContext, type ProviderVideo, parseVideoAddress } from '@vitrine/kit/core'
import { type FilmFile, parseFilm } from './film.ts'
import { nearestStep } from './steps.ts'

/** Colours that an area may have, by what they mean. */
export const SURFACES = ['paper', 'surface', 'ink', 'accent'] as const

export type Surface = (typeof SURFACES)[number]

/** How a ground's picture moves while its section passes through the window. */
export const MOTIONS = ['none', 'up', 'down', 'left', 'right', 'fixed'] as const

/** Share of the window's height by which a picture travels. Specification, section 9: parallax default velocity 0.3. */
export const VELOCITY = { min: 0, max: 1, step: 0.1, standard: 0.3 } as const

/** Percent: how much of a picture, a film or an overlay is to be seen. */
export const OPACITY = { min: 0, max: 100, step: 10 } as const

export const GRADIENTS = ['sheen', 'glow', 'slant'] as const
export const POSITIONS = ['top', 'center', 'bottom', 'left', 'right'] as const
export const BLENDS = ['multiply', 'screen', 'overlay', 'luminosity'] as const
export const FITS = ['cover', 'contain', 'tile', 'tile-row', 'tile-column'] as const
export const LEAVINGS = ['fade', 'blur', 'fade-blur'] as const

/** CSS pixels: a wider picture is made smaller before it is repeated. */
export const MAX_TILE_PX = 400

/** Size of one tile in CSS pixels. */
export function tileSize({ width, height }: { readonly width: number; readonly height: number }): {
  readonly width: number
  readonly height: number
} {
  const scale = Math.min(1, MAX_TILE_PX / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Shapes of films. */
export const FILM_RATIOS = ['16:9', '4:3', '21:9', '1:1', '9:16'] as const

/** A film of the media library, or one at a provider, which is loaded for visitors who allow that provider. */
export type GroundFilm = ({ readonly kind: 'file' } & FilmFile) | ({ readonly kind: 'provider' } & ProviderVideo)

/** What lies behind the content of a section. */
export interface Ground {
  readonly gradient?: (typeof GRADIENTS)[number]
  readonly picture?: {
    readonly image: Image
    /** Percent in steps of 10. */
    readonly opacity: number
    /** `contain` shows the whole picture; the `tile`s repeat it in its own size, everywhere, in a row or in a column. */
    readonly fit: (typeof FITS)[number]
    /** Undefined: what its focal point keeps in view. */
    readonly position?: (typeof POSITIONS)[number]
    readonly blend?: (typeof BLENDS)[number]
  }
  readonly film?: {
    readonly source: GroundFilm
    /** Width to height of a provider's film, whose frame says nothing of it. */
    readonly ratio: (typeof FILM_RATIOS)[number]
    /** Percent in steps of 10. */
    readonly opacity: number
    readonly fit: 'cover' | 'contain'
    readonly loop: boolean
    /** Whether visitors are offered its sound. It begins muted in any case. */
    readonly sound: boolean
    /** Windows below 40rem show the picture alone, unless this is set. */
    readonly onPhones: boolean
  }
  readonly motion: (typeof MOTIONS)[number]
  /** 0 to 1 in steps of 0.1. */
  readonly velocity: number
  /** Whether the picture also moves in windows below 40rem. */
  readonly movesOnPhones: boolean
  /** Between ground and content, so that words can be read. Percent in steps of 10. */
  readonly overlay?: { readonly color: Surface; readonly opacity: number }
  /** What happens to picture and film while the section leaves at the top. */
  readonly leaving?: (typeof LEAVINGS)[number]
}

/**
 * Reads the group `ground` of a stored block.
 *
 * @param raw `{ gradient, image, position, fit, blend, opacity, motion, velocity, movesOnPhones, film, filmAddress,
 * filmRatio, loop, sound, filmOnPhones, overlay, overlayOpacity, leaving }`.
 */
export function parseGround(raw: unknown, parse: ParseContext): Ground {
  const stored = record(raw)
  const motion = choice(stored.motion, MOTIONS)
  const opacity = nearestStep(stored.opacity, { ...OPACITY, standard: 100 })
  const fit = choice(stored.fit, FITS)
  const image = parse.image(stored.image)
  const source = groundFilm(stored)
  const overlay = SURFACES.find((name) => name === stored.overlay)
  return {
    motion,
    velocity: nearestStep(stored.velocity, VELOCITY),
    movesOnPhones: stored.movesOnPhones !== false,
    ...given({
      gradient: GRADIENTS.find((name) => name === stored.gradient),
      picture: image && {
        image,
        opacity,
        fit,
        ...given({
          position: POSITIONS.find((name) => name === stored.position),
          blend: BLENDS.find((name) => name === stored.blend),
        }),
      },
      film: source && {
        source,
        ratio: choice(stored.filmRatio, FILM_RATIOS),
        opacity,
        fit: fit === 'contain' ? fit : 'cover',
        loop: stored.loop !== false,
        sound: stored.sound === true,
        onPhones: stored.filmOnPhones === true,
      },
      overlay: overlay && {
        color: overlay,
        opacity: nearestStep(stored.overlayOpacity, { ...OPACITY, standard: 50 }),
      },
      leaving: leavingOf(stored.leaving, motion),
    }),
  }
}

/** A film of the media library comes before an address. */
function groundFilm({ film, filmAddress }: Readonly<Record<string, unknown>>): GroundFilm | undefined {
  const file = parseFilm(film)
  if (file) return { kind: 'file', ...file }
  const video = parseVideoAddress(text(filmAddress) ?? '')
  return video && { kind: 'provider', ...video }
}

/** A filtered ancestor would take what is fixed away from the window, so a fixed picture only fades. */
function leavingOf(raw: unknown, motion: Ground['motion']): Ground['leaving'] {
  const leaving = LEAVINGS.find((name) => name === raw)
  return motion === 'fixed' && leaving !== undefined ? 'fade' : leaving
}
