/** Errors for misuse of a player: messages and classes are those of Vimeo's player library. */
export const MISUSE = {
  value: 'There must be a value to set.',
  eventName: 'You must pass an event name.',
  callback: 'You must pass a callback function.',
  notFunction: 'The callback must be a function.',
  language: 'You must pass a language.',
} as const

const UNKNOWN_PLAYER = 'Unknown player. Probably unloaded.'

/** For whatever is asked of a player that is gone. */
export const unknownPlayer = (): Error => new Error(UNKNOWN_PLAYER)

/** Names of errors that a player rejects with, besides TypeError and RangeError. */
export type PlayerErrorName =
  | 'InvalidCuePoint'
  | 'InvalidTrackError'
  | 'InvalidTrackLanguageError'
  | 'NotAllowedError'
  | 'NotFoundError'
  | 'PrivacyError'
  | 'UnsupportedError'

/** An error that is identified by its name, as those of Vimeo's player are. */
export function playerError(name: PlayerErrorName, message: string): Error {
  const error = new Error(message)
  error.name = name
  return error
}

/** Every text of an embed that did not come about begins so. */
export const embedFailure = (reason: unknown): string => `There was an error creating an embed: ${reason}`
