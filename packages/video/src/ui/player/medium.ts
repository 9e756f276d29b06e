import type {
  CuePoint,
  PlayerEvents,
  PlayerProperties,
  PlayerProperty,
  SettableProperty,
  TextTrackView,
} from '../../core/player.ts'
import type { PlayerSource } from '../../core/player-source.ts'

/** What {@link PlayerProperties} a kind of player knows itself; `autopause` is kept for all of them. */
export type MediumProperty = Exclude<PlayerProperty, 'autopause'>
export type MediumSetting = Exclude<SettableProperty, 'autopause'>

/** Readers of all properties that a kind of player knows itself. */
export type PropertyReaders = { readonly [Name in MediumProperty]: () => PlayerProperties[Name] }

/** A kind of player, as it is driven: arguments have been looked at, and it is there. */
export interface Medium {
  /** Settles once it can be asked. */
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
  /** Somebody wants to hear of an event, for the first time. Absent where all of them are told anyway. */
  listen?(event: keyof PlayerEvents): void
}

export interface CuePoints {
  add(time: number, data: object): Promise<string>
  remove(id: string): Promise<string>
  list(): Promise<readonly CuePoint[]>
}

/** Tells what happens to a medium. */
export type Tell = <Name extends keyof PlayerEvents>(event: Name, data: PlayerEvents[Name]) => void
