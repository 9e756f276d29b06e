import { isDecoration } from '../../../core/model/layer/play.ts'
import type { SliderHost } from '../slide-life.ts'
import { fillsSlide, isShown, layerOf, pause, type SliderMedia } from './slider-media.ts'

/** Videos and audio that play or are loading. While one does, the slider waits, unless it loops as a decoration. */
export interface RunningMedia {
  readonly all: ReadonlySet<SliderMedia>
  /** Called when one has started, whoever started it. */
  started(video: SliderMedia): void
  paused(video: SliderMedia): void
  /** Called when one has reached its end. */
  ended(video: SliderMedia): void
  /** Pauses some without waiting for them: each may need a moment to stop, and does not hold the slider meanwhile. */
  stop(isMeant: (video: SliderMedia) => boolean): void
}

export function runningMedia(
  host: SliderHost,
  emit: (event: 'video-play' | 'video-pause', detail: object) => void,
): RunningMedia {
  const all = new Set<SliderMedia>()
  const holding = new Set<SliderMedia>()
  const paused = (video: SliderMedia) => {
    if (!all.delete(video)) return
    if (holding.delete(video) && holding.size === 0) host.release('video')
    emit('video-pause', { layer: layerOf(video) })
  }
  return {
    all,
    started(video) {
      // A video none of whose files can be played waits for another one for ever.
      if (all.has(video) || video.media?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) return
      all.add(video)
      if (video.play.loop !== 'yes') {
        holding.add(video)
        if (holding.size === 1) host.hold('video')
      }
      if (video.play.stopsOthers)
        for (const other of all) if (other !== video && !isDecoration(other.play, fillsSlide(other))) pause(other)
      emit('video-play', { layer: layerOf(video) })
    },
    paused,
    ended(video) {
      paused(video)
      if (video.play.nextAtEnd && isShown(video)) host.next()
    },
    stop(isMeant) {
      for (const video of [...all]) {
        if (!isMeant(video)) continue
        pause(video)
        paused(video)
      }
    },
  }
}
