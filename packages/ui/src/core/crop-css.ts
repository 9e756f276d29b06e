import { CROP_WIDTHS, type CropWidth, type ImageCrop } from '@vitrine/content/core'
import { NAMED_PAGE, QUERIES } from './frame-css.ts'

/** A choice of a crop: the word by which its styles find an image, and the styles. */
interface Chosen {
  readonly width: CropWidth
  readonly word: string
  readonly css: string
}

/** Attribute by which the styles of a crop find its image; none where nothing was chosen. */
export function cropAttributes(crop: ImageCrop | undefined): { readonly 'data-crop'?: string } {
  return crop
    ? {
        'data-crop': chosenIn(crop)
          .map(({ word }) => word)
          .join(' '),
      }
    : {}
}

/** Styles for how images are cut, for what was chosen alone: without crops there are none. */
export function cropCss(crops: readonly ImageCrop[]): string {
  const chosen = new Map(crops.flatMap(chosenIn).map((choice) => [choice.word, choice]))
  const [wide, tablet, phone] = CROP_WIDTHS.map((width) =>
    [...chosen.values()]
      .flatMap((one) => (one.width === width ? [`img[data-crop~="${one.word}"]{${one.css}}`] : []))
      .join(''),
  )
  const narrow = within('tablet', tablet) + within('phone', phone)
  return wide + (narrow && NAMED_PAGE + narrow)
}

function within(device: 'tablet' | 'phone', css = ''): string {
  return css && `@container page ${QUERIES[device]}{${css}}`
}

function chosenIn({ focus, ...ratios }: ImageCrop): readonly Chosen[] {
  const point = focus && {
    width: 'wide' as const,
    word: `at-${focus.x}-${focus.y}`,
    css: `object-fit:cover;object-position:${focus.x}% ${focus.y}%`,
  }
  const shapes = CROP_WIDTHS.flatMap((width): readonly Chosen[] => {
    const [across, up] = ratios[width]?.split(':') ?? []
    if (across === undefined) return []
    // Some designs give images a height, which would leave a shape without effect.
    const css = `aspect-ratio:${across}/${up};block-size:auto;min-block-size:0;max-block-size:none;object-fit:cover`
    return [{ width, word: `${width}-${across}-${up}`, css }]
  })
  return point ? [point, ...shapes] : shapes
}
