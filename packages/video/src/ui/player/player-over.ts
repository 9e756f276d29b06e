import {
  type Player,
  type PlayerEvents,
  type PlayerProperties,
  type PlayerProperty,
  PROPERTIES,
  SETTABLE,
  type SettableProperty,
} from '../../core/player.ts'
import { MISUSE, unknownPlayer } from '../../core/player-errors.ts'
import type { PlayerSource } from '../../core/player-source.ts'
import { isProperty, isSettable } from '../../core/settings.ts'
import { sourceToLoad } from '../../core/source-to-load.ts'
import type { Medium } from './medium.ts'

type Callback = (data: never) => void

/** Listeners of a player, by event. */
export type Listeners = Map<keyof PlayerEvents, Set<Callback>>

/** State of a player beside its medium. */
export interface PlayerState {
  source: PlayerSource
  autopause: boolean
  /** True without a video: then it can only load one. */
  isUnloaded: boolean
  isGone: boolean
}

/** @returns Whether the medium has the property, rather than the player. */
function isMediumProperty<Name extends PlayerProperty>(name: Name): name is Exclude<Name, 'autopause'> {
  return name !== 'autopause'
}

/** Makes a player of a medium: with the same arguments, results and errors, whatever plays. */
export function playerOver(
  medium: Medium,
  { listeners, state, gone }: { readonly listeners: Listeners; readonly state: PlayerState; readonly gone: () => void },
): Player {
  const present = async () => {
    if (state.isGone || state.isUnloaded) throw unknownPlayer()
    await medium.ready
    if (state.isGone || state.isUnloaded) throw unknownPlayer()
  }
  const get = async <Name extends PlayerProperty>(name: Name): Promise<PlayerProperties[Name]> => {
    if (!isProperty(name)) throw new TypeError(`A player has no property “${name}”.`)
    await present()
    return isMediumProperty(name) ? medium.get(name) : (state.autopause as PlayerProperties[Name])
  }
  const set = async <Name extends SettableProperty>(
    name: Name,
    value: PlayerProperties[Name],
  ): Promise<PlayerProperties[Name]> => {
    if (value === undefined || value === null) throw new TypeError(MISUSE.value)
    if (!isSettable(name)) throw new TypeError(`A player has no property “${name}” that can be set.`)
    await present()
    if (isMediumProperty(name)) return (await medium.set(name, value)) as PlayerProperties[Name]
    state.autopause = value === true
    return value
  }

  const player: Omit<Player, `get${string}` | `set${string}`> & Pick<Player, 'get' | 'set' | 'getCuePoints'> = {
    ready: present,
    async play() {
      await present()
      await medium.play()
    },
    async pause() {
      await present()
      await medium.pause()
    },
    async loadVideo(video) {
      if (state.isGone) throw unknownPlayer()
      const source = sourceToLoad(video, state.source)
      await medium.ready
      await medium.load(source)
      state.source = source
      state.isUnloaded = false
      return medium.get('videoId')
    },
    async unload() {
      await present()
      await medium.unload()
      state.isUnloaded = true
    },
    async destroy() {
      if (state.isGone) return
      state.isGone = true
      gone()
      medium.remove()
    },
    on(event, callback) {
      if (!event) throw new TypeError(MISUSE.eventName)
      if (!callback) throw new TypeError(MISUSE.callback)
      if (typeof callback !== 'function') throw new TypeError(MISUSE.notFunction)
      if (!listeners.has(event)) medium.listen?.(event)
      listeners.set(event, (listeners.get(event) ?? new Set()).add(callback))
    },
    off(event, callback) {
      if (!event) throw new TypeError(MISUSE.eventName)
      if (callback && typeof callback !== 'function') throw new TypeError(MISUSE.notFunction)
      if (callback) listeners.get(event)?.delete(callback)
      else listeners.get(event)?.clear()
    },
    async addCuePoint(time, data = {}) {
      await present()
      return medium.cuePoints.add(time, data)
    },
    async removeCuePoint(id) {
      await present()
      return medium.cuePoints.remove(id)
    },
    async getCuePoints() {
      await present()
      return medium.cuePoints.list()
    },
    enableTextTrack(language, kind) {
      if (!language) throw new TypeError(MISUSE.language)
      return present().then(() => medium.enableTextTrack(language, kind ?? undefined))
    },
    async disableTextTrack() {
      await present()
      await medium.disableTextTrack()
    },
    get,
    set,
  }
  return Object.assign(player, {
    ...Object.fromEntries(PROPERTIES.map((name) => [`get${capital(name)}`, () => get(name)])),
    ...Object.fromEntries(SETTABLE.map((name) => [`set${capital(name)}`, (value: never) => set(name, value)])),
  }) as unknown as Player
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
