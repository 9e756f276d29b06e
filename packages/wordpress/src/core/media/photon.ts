/** Images of any site, delivered by WordPress.com: `i0.wp.com/old.example/wp-content/…`. */
const PHOTON = /^(?:https?:)?\/\/i\d\.wp\.com\/([^/?#]{1,255})(?=\/)/i

/** Host of the site whose image WordPress.com delivers at an address. Undefined for every other address. */
export function photonHostOf(address: string): string | undefined {
  return PHOTON.exec(address.trim())?.[1]
}

/** Address of an image at its own site, where WordPress.com delivers it. */
export function withoutPhoton(address: string): string {
  return address.trim().replace(PHOTON, (_, host: string) => `https://${host}`)
}
