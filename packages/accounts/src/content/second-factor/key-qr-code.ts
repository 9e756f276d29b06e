import { renderSVG } from 'uqr'

/** Draws the QR code of an address, black on white with the quiet zone that readers need. @returns SVG. */
export function keyQrCode(uri: string): string {
  return renderSVG(uri, { ecc: 'M', border: 4, pixelSize: 4 })
}
