/** Types of images that every browser draws and that run nothing, by the ends of names. SVG is not among them. */
const IMAGE_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** MIME type in which a file of a message is shown; undefined for one that is downloaded only. */
export function shownImageType(filename: string): string | undefined {
  const suffix = /\.(\w+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(IMAGE_TYPES, suffix) ? IMAGE_TYPES[suffix] : undefined
}
