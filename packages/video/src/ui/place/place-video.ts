/** Controls of the video in a place, whether a `<video>` or a player plays it. */
export interface PlaceVideo {
  /** Plays it, after asking for consent where that is missing. */
  play(): void
  pause(): void
  /** Plays it muted, if no consent is missing. */
  playMuted(): void
  /** Mutes or unmutes it, also before it is loaded. */
  audio(command: AudioCommand): void
  /** Jumps to a position, also before it is loaded. @param seconds From the start of the video. */
  goTo(seconds: number): void
}

/** Commands for the sound of a video, as `vitrine:video:…`. */
export const AUDIO_COMMANDS = ['mute', 'unmute', 'toggleMute'] as const

export type AudioCommand = (typeof AUDIO_COMMANDS)[number]

/** Tells if a video is muted after a command. */
export function isMutedAfter(command: AudioCommand, isMuted: boolean): boolean {
  return command === 'toggleMute' ? !isMuted : command === 'mute'
}

/** Events of a place, as `vitrine:video:…`. */
export type PlaceEvent = 'playing' | 'paused' | 'ended' | 'failed'

export type Emit = (event: PlaceEvent) => void
