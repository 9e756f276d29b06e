import { isDecoration } from '../../../core/model/layer/play.ts'
import type { SliderHost } from '../slide-life.ts'
import { type Film, fillsSlide, isShown, layerOf, pause } from './film.ts'

/** Films that play, or fetch what they need to. While one does, the slider waits, unless it goes round by itself. */
export interface RunningFilms {
  readonly all: ReadonlySet<Film>
  /** A film has begun, whoever began it. */
  started(film: Film): void
  paused(film: Film): void
  /** It has come to its end. */
  ended(film: Film): void
  /** Pauses films without waiting for them: each may need a moment to stop, and holds nobody meanwhile. */
  stop(isMeant: (film: Film) => boolean): void
}

export function runningFilms(
  host: SliderHost,
  tell: (event: 'video-play' | 'video-pause', detail: object) => void,
): RunningFilms {
  const all = new Set<Film>()
  const holding = new Set<Film>()
  const paused = (film: Film) => {
    if (!all.delete(film)) return
    if (holding.delete(film) && holding.size === 0) host.release('video')
    tell('video-pause', { layer: layerOf(film) })
  }
  return {
    all,
    started(film) {
      // A film none of whose files can be played waits for another one for ever.
      if (all.has(film) || film.media?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) return
      all.add(film)
      if (film.play.loop !== 'yes') {
        holding.add(film)
        if (holding.size === 1) host.hold('video')
      }
      if (film.play.stopsOthers)
        for (const other of all) if (other !== film && !isDecoration(other.play, fillsSlide(other))) pause(other)
      tell('video-play', { layer: layerOf(film) })
    },
    paused,
    ended(film) {
      paused(film)
      if (film.play.nextAtEnd && isShown(film)) host.next()
    },
    stop(isMeant) {
      for (const film of [...all]) {
        if (!isMeant(film)) continue
        pause(film)
        paused(film)
      }
    },
  }
}
