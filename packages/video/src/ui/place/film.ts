/** What a place shows, whoever plays it. */
export interface Film {
  /** Plays it; where a provider has to be allowed first, asks. */
  play(): void
  pause(): void
  /** Plays it without sound when that asks nobody anything. */
  playQuietly(): void
  /** One that is not loaded yet has its sound so once it is. */
  sound(wish: SoundWish): void
  /** One that is not loaded yet begins there. @param seconds From the start of the film. */
  goTo(seconds: number): void
}

/** What can be asked of the sound of a film, as `vitrine:video:…`. */
export const SOUND_WISHES = ['mute', 'unmute', 'toggleMute'] as const

export type SoundWish = (typeof SOUND_WISHES)[number]

/** Whether a film is to be without sound. */
export function isQuietAfter(wish: SoundWish, isQuiet: boolean): boolean {
  return wish === 'toggleMute' ? !isQuiet : wish === 'mute'
}

/** What a place tells of its film, as `vitrine:video:…`. */
export type FilmEvent = 'playing' | 'paused' | 'ended' | 'failed'

export type Tell = (event: FilmEvent) => void
