const IMAGE_EXTENSIONS = 'bmp|gif|jpeg|jpg|png|tiff|tif|jfif|jpe|svg|webp|avif'

/** An extension anywhere; the first group holds that of an image. */
const ANYWHERE = new RegExp(`\\.(?:(${IMAGE_EXTENSIONS})|mp4|ogg|webm)(?![a-z\\d])`, 'i')

/**
 * Kind of file by the extension in an address. The path counts first: elsewhere an extension may be part of something
 * else.
 */
export function extensionKind(address: string): 'picture' | 'video' | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  const found = ANYWHERE.exec(path) ?? ANYWHERE.exec(address)
  return found ? (found[1] ? 'picture' : 'video') : undefined
}
