import { parseMediaFile } from '@vitrine/content/core'

/** A film from the media library, in a format that browsers play. */
export interface FilmFile {
  /** Address below `/media/`. */
  readonly url: string
  readonly type: 'video/mp4' | 'video/webm'
}

/** Reads a populated upload. Undefined for one that is missing or no film. */
export function parseFilm(raw: unknown): FilmFile | undefined {
  const file = parseMediaFile(raw, 'video/')
  if (file?.type !== 'video/mp4' && file?.type !== 'video/webm') return undefined
  return { url: file.url, type: file.type }
}
