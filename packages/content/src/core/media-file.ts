import { record } from './stored.ts'

/** A film, a sound, a track of captions: a file of the media library that is no picture. */
export interface MediaFile {
  /** Address below `/media/`. */
  readonly url: string
  /** Media type, such as `video/mp4`. */
  readonly type: string
}

/**
 * Reads a populated upload that is no picture.
 *
 * @param prefix What its media type has to begin with: `video/`.
 * @returns Undefined when it is missing or of another type.
 */
export function parseMediaFile(raw: unknown, prefix: string): MediaFile | undefined {
  const { filename, mimeType } = record(raw)
  if (typeof filename !== 'string' || typeof mimeType !== 'string' || !mimeType.startsWith(prefix)) return undefined
  return { url: `/media/${encodeURIComponent(filename)}`, type: mimeType }
}
