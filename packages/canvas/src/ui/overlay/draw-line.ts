const SVG = 'http://www.w3.org/2000/svg'

/** Draws the icon of a tool, for the eye alone. @param path Its line, in a square of 16 by 16. */
export function drawLine(path: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 16 16')
  svg.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}
