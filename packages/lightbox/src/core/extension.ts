const PICTURE = 'bmp|gif|jpeg|jpg|png|tiff|tif|jfif|jpe|svg|webp|avif'

/** An extension anywhere; the first group holds that of a picture. */
const ANYWHERE = new RegExp(`\\.(?:(${PICTURE})|mp4|ogg|webm)(?![a-z\\d])`, 'i')

/** What the extension in an address promises. In the path first: anywhere else it may be part of something else. */
export function extensionKind(address: string): 'picture' | 'video' | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  const found = ANYWHERE.exec(path) ?? ANYWHERE.exec(address)
  return found ? (found[1] ? 'picture' : 'video') : undefined
}
