import { ICON_NODES } from '@vitrine/ui/icon-nodes'

const SVG = 'http://www.w3.org/2000/svg'

/** Draws an icon by its name, for the eye alone. Undefined: there is no such icon. */
export function drawIcon(name: string): SVGElement | undefined {
  const lines = new Map(Object.entries(ICON_NODES)).get(name)
  if (!lines) return undefined
  const svg = drawn('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' })
  svg.append(...lines.map(([element, attributes]) => drawn(element, attributes)))
  return svg
}

function drawn(name: string, attributes: Readonly<Record<string, string | number | undefined>>): SVGElement {
  const element = document.createElementNS(SVG, name)
  if (!(element instanceof SVGElement)) throw new Error(`SVG has no element ${name}.`)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value))
  return element
}
