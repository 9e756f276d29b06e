import { parseVideoAddress } from '@vitrine/kit/core'
import type { ConvertContext } from '../../convert/convert.ts'
import { imageOf } from '../blocks/image.ts'
import type { SectionFields } from '../pieces.ts'
import type { ImageSource } from './image-source.ts'
import { groundColor, type Surface } from './surface.ts'

/** Ground behind a part of a page, as any builder describes it. */
export interface WrittenGround {
  readonly color?: string
  readonly isGradient?: boolean
  readonly image?: ImageSource
  /** CSS position: `center top`, `left bottom`. */
  readonly position?: string
  /** CSS: `repeat`, `no-repeat`. */
  readonly repeat?: string
  readonly motion?: 'none' | 'up' | 'down' | 'left' | 'right' | 'fixed'
  /** Address of a video: a file, or at YouTube or Vimeo. */
  readonly video?: string
  readonly overlay?: string
  /** 0 to 1, where it is not part of the overlay's colour. */
  readonly overlayOpacity?: number
  readonly isFullWidth?: boolean
  readonly isFullHeight?: boolean
  readonly topEdge?: string
  readonly bottomEdge?: string
}

/**
 * Makes the fields of a section. Undefined when nothing lies behind: the ground is that of the page.
 *
 * @param hasWords True if words stand on it.
 */
export function sectionFields(
  written: WrittenGround,
  hasWords: boolean,
  context: ConvertContext,
): SectionFields | undefined {
  const color = groundColor(written.color ?? '')
  const image = written.image && imageOf(written.image, context)
  const video = videoOf(written.video ?? '', context)
  const edges = { ...edge('top', written.topEdge), ...edge('bottom', written.bottomEdge) }
  const hasColor = color !== undefined && color.surface !== 'paper'
  const isGround =
    hasColor || image || video || written.isGradient || written.isFullHeight || Object.keys(edges).length > 0
  if (!isGround) return undefined
  const surface = color?.surface ?? (written.isGradient ? 'surface' : 'paper')
  return {
    surface,
    padding: 'normal',
    width: written.isFullWidth ? 'full' : 'page',
    height: written.isFullHeight ? 'full' : 'content',
    align: 'center',
    ground: {
      ...(written.isGradient && { gradient: 'sheen' }),
      ...(image && { image: image.ref, ...imageLook(written) }),
      ...video,
      ...((image || video) && overlayOf(written, { surface, holdsWords: hasWords })),
    },
    ...edges,
  }
}

function imageLook({ position = '', repeat = '', motion = 'none' }: WrittenGround) {
  const side = /\b(top|bottom|left|right)\b/.exec(position.toLowerCase())?.[1]
  const fit =
    repeat === 'repeat' ? 'tile' : repeat === 'repeat-x' ? 'tile-row' : repeat === 'repeat-y' ? 'tile-column' : 'cover'
  return { fit, motion, ...(side !== undefined && { position: side }) }
}

function videoOf(address: string, { lookup, report }: ConvertContext) {
  if (address.trim() === '') return undefined
  const media = lookup.mediaByAddress(address)
  if (media?.kind === 'video') return { film: media.ref }
  if (parseVideoAddress(address)) return { filmAddress: address.trim() }
  report({ level: 'lost', code: 'ground-film', subject: address.slice(0, 200) })
  return undefined
}

/** Percent of the overlay below words that stood on a bare image. */
const LEGIBLE_OPACITY = 70

/**
 * The overlay between an image and what stands on it. Where the old site had none, words get one of the section's colour:
 * its builder chose the colour of letters for that very image, and here letters have the colour of the design.
 */
export function overlayOf(
  { overlay = '', overlayOpacity }: Pick<WrittenGround, 'overlay' | 'overlayOpacity'>,
  on: { readonly surface: Surface; readonly holdsWords: boolean },
) {
  const color = groundColor(overlay)
  if (!color) return on.holdsWords ? { overlay: on.surface, overlayOpacity: LEGIBLE_OPACITY } : {}
  const opacity = Math.round((overlayOpacity ?? color.alpha) * 10) * 10
  return opacity <= 0 ? {} : { overlay: color.surface, overlayOpacity: Math.min(100, opacity) }
}

/** Words in the names of builders' shapes, and what comes nearest. */
const SHAPES = [
  ['zigzag', 'zigzag'],
  ['wave', 'waves'],
  ['water', 'waves'],
  ['cloud', 'waves'],
  ['drop', 'waves'],
  ['tilt', 'slope'],
  ['slant', 'slope'],
  ['opacity', 'slope'],
  ['triangle', 'triangle'],
  ['arrow', 'triangle'],
  ['mountain', 'triangle'],
  ['pyramid', 'triangle'],
  ['', 'curve'],
] as const

function edge(side: 'top' | 'bottom', name = '') {
  if (name.trim() === '' || name === 'none') return {}
  const folded = name.toLowerCase()
  const shape = SHAPES.find(([part]) => folded.includes(part))?.[1] ?? 'curve'
  return { [side]: { shape, color: 'paper', size: 'normal', mirrored: false } }
}
