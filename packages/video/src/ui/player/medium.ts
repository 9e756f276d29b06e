import type {
  CuePoint,
  PlayerEvents,
  PlayerProperties,
  PlayerProperty,
  SettableProperty,
  TextTrackView,
} from '../../core/player.ts'
import type { PlayerSource } from '../../core/player-source.ts'

/** Properties that each kind of player has itself; `autopause` is common to all of them. */
export type MediumProperty = Exclude<PlayerProperty, 'autopause'>
export type MediumSetting = Exclude<SettableProperty, 'autopause'>

/** Readers of all properties that a kind of player knows itself. */
export type PropertyReaders = { readonly [Name in MediumProperty]: () => PlayerProperties[Name] }

/** Interface to one kind of player. Arguments have been checked, and the player is loaded. */
export interface Medium {
  /** Settles once it can be used. */
  readonly ready: Promise<void>
  play(): Promise<void>
  pause(): Promise<void>
  load(source: PlayerSource): Promise<void>
  unload(): Promise<void>
  /** Takes its element off the page. */
  remove(): void
  get<Name extends MediumProperty>(name: Name): Promise<PlayerProperties[Name]>
  set<Name extends MediumSetting>(name: Name, value: PlayerProperties[Name]): Promise<PlayerProperties[Name]>
  enableTextTrack(language: string, kind: string | undefined): Promise<TextTrackView>
  disableTextTrack(): Promise<void>
  readonly cuePoints: CuePoints
  /** Called before the first listener of an event is added. Absent where all events are emitted anyway. */
  listen?(event: keyof PlayerEvents): void
}

export interface CuePoints {
  add(time: number, data: object): Promise<string>
  remove(id: string): Promise<string>
  list(): Promise<readonly CuePoint[]>
}

/** Emits an event of a player. */
export type Emit = <Name extends keyof PlayerEvents>(event: Name, data: PlayerEvents[Name]) => void
