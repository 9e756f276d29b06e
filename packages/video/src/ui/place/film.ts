/** What a place shows, whoever plays it. */
export interface Film {
  /** Plays it; where a provider has to be allowed first, asks. */
  play(): void
  pause(): void
  /** Plays it without sound when that asks nobody anything. */
  playQuietly(): void
}

/** What a place tells of its film, as `vitrine:video:…`. */
export type FilmEvent = 'playing' | 'paused' | 'ended' | 'failed'

export type Tell = (event: FilmEvent) => void
