import type { PlayerSource } from './player-source.ts'

/**
 * One video, whatever plays it: files of the site, YouTube and Vimeo answer to the same words, with the arguments, answers
 * and errors of Vimeo's player library.
 *
 * Whatever asks something of a player that was unloaded or destroyed rejects with
 * `Error: Unknown player. Probably unloaded.`; `loadVideo` brings an unloaded one back.
 */
export interface Player extends PlayerGetters, PlayerSetters {
  /** Settles once the player can be asked. */
  ready(): Promise<void>
  /** Settles when it plays. Rejects with `NotAllowedError` where the browser wants a touch of the visitor first. */
  play(): Promise<void>
  pause(): Promise<void>
  /**
   * Shows another video of the same kind, without starting it.
   *
   * @param video Address or id; or `{ id }`, `{ url }`; or a source.
   * @returns Its id.
   */
  loadVideo(video: LoadableVideo): Promise<string | number>
  /** Stops, and lets go of the video. */
  unload(): Promise<void>
  /** Takes the player off the page. */
  destroy(): Promise<void>
  /**
   * Calls back whenever something happens, until `off`.
   *
   * @throws TypeError when the name or the callback is missing, or the callback is no function.
   */
  on<Name extends keyof PlayerEvents>(event: Name, callback: (data: PlayerEvents[Name]) => void): void
  /** @param callback Undefined: everybody who listens to this event. */
  off<Name extends keyof PlayerEvents>(event: Name, callback?: (data: PlayerEvents[Name]) => void): void
  /**
   * Asks for the event `cuepoint` whenever playing passes a time.
   *
   * @param time Seconds. Rejects with a RangeError below 0 and beyond the end.
   * @param data Handed on with the event.
   * @returns Id of the cue point.
   */
  addCuePoint(time: number, data?: object): Promise<string>
  /** Rejects with `InvalidCuePoint` for an id that is none. */
  removeCuePoint(id: string): Promise<string>
  getCuePoints(): Promise<readonly CuePoint[]>
  /**
   * Shows captions or subtitles.
   *
   * @param language Language tag, as `de`.
   * @param kind Undefined: captions or subtitles, whichever there are.
   * @throws TypeError without a language. Rejects with `InvalidTrackLanguageError` where there are none in it, and with
   * `InvalidTrackError` where there are none of this kind.
   */
  enableTextTrack(language: string, kind?: string | null): Promise<TextTrackView>
  disableTextTrack(): Promise<void>
  get<Name extends PlayerProperty>(name: Name): Promise<PlayerProperties[Name]>
  /** Rejects with a TypeError without a value, with a RangeError where it is out of its range. */
  set<Name extends SettableProperty>(name: Name, value: PlayerProperties[Name]): Promise<PlayerProperties[Name]>
}

/** Properties of a player that can be read. */
export interface PlayerProperties {
  /** True if it pauses when another one starts. */
  readonly autopause: boolean
  /** Hexadecimal, without `#`. Vimeo's alone have one. */
  readonly color: string
  /** Seconds from the start. */
  readonly currentTime: number
  /** Seconds. */
  readonly duration: number
  readonly ended: boolean
  readonly loop: boolean
  readonly muted: boolean
  readonly paused: boolean
  /** 1 is the video's own pace; 0.5 to 2. */
  readonly playbackRate: number
  readonly textTracks: readonly TextTrackView[]
  /** The provider's id, which Vimeo counts; for files of the site, their address. */
  readonly videoId: string | number
  readonly videoTitle: string
  readonly videoUrl: string
  /** Pixels. */
  readonly videoWidth: number
  /** Pixels. */
  readonly videoHeight: number
  /** 0 to 1. */
  readonly volume: number
}

export type PlayerProperty = keyof PlayerProperties

/** Properties that can be changed. */
export const SETTABLE = ['autopause', 'color', 'currentTime', 'loop', 'muted', 'playbackRate', 'volume'] as const

export type SettableProperty = (typeof SETTABLE)[number]

/** All properties. */
export const PROPERTIES: readonly PlayerProperty[] = [
  ...SETTABLE,
  'duration',
  'ended',
  'paused',
  'textTracks',
  'videoId',
  'videoTitle',
  'videoUrl',
  'videoWidth',
  'videoHeight',
]

/** `getVolume()` and its like: the same as `get('volume')`. */
export type PlayerGetters = {
  readonly [Name in PlayerProperty as `get${Capitalize<Name>}`]: () => Promise<PlayerProperties[Name]>
}

/** `setVolume(value)` and its like: the same as `set('volume', value)`. */
export type PlayerSetters = {
  readonly [Name in SettableProperty as `set${Capitalize<Name>}`]: (
    value: PlayerProperties[Name],
  ) => Promise<PlayerProperties[Name]>
}

/** Position of playing. */
export interface Position {
  readonly seconds: number
  /** Part of the whole, 0 to 1. */
  readonly percent: number
  readonly duration: number
}

/** Events of a player, with the data that their listeners get. */
export interface PlayerEvents {
  readonly play: Position
  readonly playing: Position
  readonly pause: Position
  readonly ended: Position
  readonly timeupdate: Position
  /** Position up to which it has been loaded. */
  readonly progress: Position
  readonly seeking: Position
  readonly seeked: Position
  readonly bufferstart: undefined
  readonly bufferend: undefined
  readonly volumechange: { readonly volume: number; readonly muted: boolean }
  readonly playbackratechange: { readonly playbackRate: number }
  readonly durationchange: { readonly duration: number }
  readonly cuepoint: CuePoint
  readonly texttrackchange: {
    readonly kind: string | null
    readonly label: string | null
    readonly language: string | null
  }
  readonly loaded: { readonly id: string | number }
  readonly error: { readonly name: string; readonly message: string; readonly method: string }
  readonly enterpictureinpicture: undefined
  readonly leavepictureinpicture: undefined
}

/** A moment at which something shall happen. */
export interface CuePoint {
  readonly id: string
  /** Seconds. */
  readonly time: number
  readonly data: object
}

export interface TextTrackView {
  readonly language: string
  readonly kind: string
  readonly label: string
  readonly mode: 'showing' | 'hidden' | 'disabled'
}

/** Video to be loaded, in the forms that a site's script may use. */
export type LoadableVideo = string | number | { readonly id: string | number } | { readonly url: string } | PlayerSource
