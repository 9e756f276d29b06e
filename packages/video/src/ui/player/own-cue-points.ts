import { CUE_CHECK_MS, passedCuePoints } from '../../core/cue-points.ts'
import type { CuePoint } from '../../core/player.ts'
import { playerError } from '../../core/player-errors.ts'
import type { CuePoints, Emit } from './medium.ts'

/** Position of a video. */
interface PlaybackPosition {
  currentTime(): number
  duration(): number
  playbackRate(): number
}

/** Cue points of a player without cue points of its own, found by checking its position while it plays. */
export interface OwnCuePoints extends CuePoints {
  /** To be called when playing begins and when it stops. */
  playing(isPlaying: boolean): void
  clear(): void
}

export function ownCuePoints(position: PlaybackPosition, emit: Emit): OwnCuePoints {
  const points = new Map<string, CuePoint>()
  let made = 0
  let isPlaying = false
  let from = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const look = () => {
    const to = position.currentTime()
    for (const point of passedCuePoints([...points.values()], { from, to, rate: position.playbackRate() }))
      emit('cuepoint', point)
    from = to
  }
  const update = () => {
    const wanted = isPlaying && points.size > 0
    if (wanted === (timer !== undefined)) return
    clearInterval(timer)
    timer = wanted ? setInterval(look, CUE_CHECK_MS) : undefined
    from = position.currentTime()
  }

  return {
    async add(time, data) {
      const duration = position.duration()
      if (typeof time !== 'number' || !(time >= 0 && time <= duration))
        throw new RangeError(`A cue point lies between 0 and ${duration} seconds.`)
      made += 1
      const id = `cue-${made}`
      points.set(id, { id, time, data })
      update()
      return id
    },
    async remove(id) {
      if (!points.delete(id)) throw playerError('InvalidCuePoint', `There is no cue point “${id}”.`)
      update()
      return id
    },
    list: async () => [...points.values()].sort((one, other) => one.time - other.time),
    playing(isNow) {
      // What lies between the last look and the end is passed as well.
      if (!isNow && timer !== undefined) look()
      isPlaying = isNow
      update()
    },
    clear() {
      points.clear()
      update()
    },
  }
}
