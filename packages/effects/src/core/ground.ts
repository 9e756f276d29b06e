import { given, type Image, type MediaFile } from '@vitrine/content/core'
import type { ValuesOf } from '@vitrine/kit/block'
import { type ProviderVideo, parseVideoAddress } from '@vitrine/kit/core'
import { DEFAULT_OPACITY, type groundFields, MAX_TILE_PX, type SURFACES, VELOCITY } from './ground-fields.ts'

export type Surface = keyof typeof SURFACES

/** Stored fields of a background. */
export type GroundValues = ValuesOf<typeof groundFields>

/** Size of one tile in CSS pixels. */
export function tileSize({ width, height }: { readonly width: number; readonly height: number }): {
  readonly width: number
  readonly height: number
} {
  const scale = Math.min(1, MAX_TILE_PX / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** A video of the media library, or one at a provider, which is loaded for visitors who allow that provider. */
export type GroundVideo = ({ readonly kind: 'file' } & MediaFile) | ({ readonly kind: 'provider' } & ProviderVideo)

/** Background of a section. */
export interface Ground {
  readonly gradient?: NonNullable<GroundValues['gradient']>
  readonly image?: {
    readonly source: Image
    /** Percent in steps of 10. */
    readonly opacity: number
    /** `contain` shows the whole image; the `tile`s repeat it in its own size, everywhere, in a row or in a column. */
    readonly fit: GroundValues['fit']
    /** Undefined: what its focal point keeps in view. */
    readonly position?: NonNullable<GroundValues['position']>
    readonly blend?: NonNullable<GroundValues['blend']>
  }
  readonly video?: {
    readonly source: GroundVideo
    /** Width to height of a provider's video, whose frame does not tell it. */
    readonly ratio: GroundValues['filmRatio']
    /** Percent in steps of 10. */
    readonly opacity: number
    readonly fit: 'cover' | 'contain'
    /** Windows below 40rem show the image alone, unless this is set. */
    readonly onPhones: boolean
    // Whether visitors are offered its sound, too. It begins muted in any case.
  } & Pick<GroundValues, 'loop' | 'sound'>
  /** Movement of its image while its section passes through the window. */
  readonly motion: GroundValues['motion']
  /** 0 to 1 in steps of 0.1. */
  readonly velocity: number
  /** True if the image also moves in windows below 40rem. */
  readonly movesOnPhones: boolean
  /** Colour between background and content, for legibility. Percent in steps of 10. */
  readonly overlay?: { readonly color: Surface; readonly opacity: number }
  /** Effect on image and video while the section leaves at the top. */
  readonly leaving?: NonNullable<GroundValues['leaving']>
}

/** Parses the stored fields of a background. */
export function groundOf(values: GroundValues): Ground {
  const { motion, fit, image, overlay, opacity = DEFAULT_OPACITY.image } = values
  const source = groundVideo(values)
  return {
    motion,
    velocity: values.velocity ?? VELOCITY.default,
    movesOnPhones: values.movesOnPhones,
    ...given({
      gradient: values.gradient,
      image: image && { source: image, opacity, fit, ...given({ position: values.position, blend: values.blend }) },
      video: source && {
        source,
        ratio: values.filmRatio,
        opacity,
        fit: fit === 'contain' ? fit : 'cover',
        loop: values.loop,
        sound: values.sound,
        onPhones: values.filmOnPhones,
      },
      overlay: overlay && { color: overlay, opacity: values.overlayOpacity ?? DEFAULT_OPACITY.overlay },
      leaving: leavingOf(values),
    }),
  }
}

/** Prefers a video of the media library to an address. */
function groundVideo({ film, filmAddress = '' }: GroundValues): GroundVideo | undefined {
  if (film) return { kind: 'file', ...film }
  const video = parseVideoAddress(filmAddress)
  return video && { kind: 'provider', ...video }
}

/**
 * Replaces blurring by fading for a fixed image: a filter would make its ancestor, not the window, its containing
 * block.
 */
function leavingOf({ leaving, motion }: GroundValues): GroundValues['leaving'] {
  return motion === 'fixed' && leaving !== undefined ? 'fade' : leaving
}
