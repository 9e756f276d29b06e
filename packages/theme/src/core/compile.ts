import { BUTTON_SHAPES, BUTTONS, SHADOWS } from './options.ts'
import { type FontStacks, PAIRINGS, type Pairing } from './pairings.ts'
import type { Palette } from './palette.ts'
import type { Design } from './presets.ts'
import { type HeadingSizes, spaces, textSizes } from './sizes.ts'

/**
 * The custom properties of a design, as one rule. It stands in the layer of the tokens, so that a stylesheet outside of
 * all layers wins over it.
 *
 * @returns Only known names, numbers and colours; no text of an editor's reaches it.
 */
export function compileDesign(design: Design, fonts: FontStacks, headings?: HeadingSizes): string {
  const { light, dark, labels, header } = design
  const { weight, tightness, leading, opticalSize }: Pairing = PAIRINGS[design.pairing]
  const tokens = [
    ...Object.entries(light).map(([name, color]) => [
      `color-${dashed(name)}`,
      inScheme(color, dark[name as keyof Palette]),
    ]),
    ['font-display', fonts.display],
    ['font-text', fonts.text],
    ...textSizes({ scale: design.scale, baseSize: design.baseSize, headings }),
    ...spaces(design.spacing),
    ['font-axes', opticalSize === undefined ? 'normal' : `"opsz" ${opticalSize}`],
    ['heading-weight', weight],
    ['tightness', tightness],
    ['leading', leading],
    ['radius', `${design.radius}px`],
    ['line-width', `${design.lineWidth}px`],
    ['shadow-raised', SHADOWS[design.shadows].shadow],
    ['button-radius', BUTTON_SHAPES[design.buttonShape].radius],
    ...Object.entries(BUTTONS[design.buttons].tokens),
    ['label-case', labels.case],
    ['label-tracking', labels.tracking],
    ['label-share', labels.share],
    ['header-rule', `${header.rule}px`],
    ['brand-size', header.brandSize],
  ]
  return `@layer tokens{:root{${tokens.map(([name, value]) => `--${name}:${value}`).join(';')}}}`
}

/** A value for both schemes: whichever the element has that uses it. */
function inScheme(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light},${dark})`
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
