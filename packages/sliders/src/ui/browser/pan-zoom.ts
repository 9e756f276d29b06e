import type { PanZoom } from '../../core/model/background.ts'
import { panZoomFrames } from '../../core/pan-zoom-frames.ts'

/** The slow moves over the images of slides (`data-moves` of an image that has one). */
export interface PanZooms {
  /** A slide is coming: its image stands at the beginning of its move. */
  enter(slide: HTMLElement, panZoom: PanZoom | undefined): void
  /** It stands: the image moves. */
  run(slide: HTMLElement): void
  leave(slide: HTMLElement): void
  pause(): void
  resume(): void
  stop(): void
}

export function createPanZooms(): PanZooms {
  const moves = new Map<HTMLElement, { readonly image: HTMLElement; readonly move: Animation }>()
  const running = new Set<Animation>()
  let paused = false
  const leave = (slide: HTMLElement) => {
    const found = moves.get(slide)
    if (!found) return
    found.move.cancel()
    delete found.image.dataset.moves
    running.delete(found.move)
    moves.delete(slide)
  }
  return {
    enter(slide, panZoom) {
      leave(slide)
      const image = panZoom && slide.querySelector<HTMLElement>(':scope > .slider__background img')
      if (!image) return
      const move = image.animate(panZoomFrames(panZoom), { duration: panZoom.duration, fill: 'both' })
      move.pause()
      image.dataset.moves = ''
      moves.set(slide, { image, move })
    },
    run(slide) {
      const move = moves.get(slide)?.move
      if (!move) return
      running.add(move)
      if (!paused) move.play()
    },
    leave,
    pause() {
      paused = true
      for (const move of running) move.pause()
    },
    resume() {
      paused = false
      // One that has come to its end would begin again.
      for (const move of running) if (move.playState === 'paused') move.play()
    },
    stop() {
      for (const slide of [...moves.keys()]) leave(slide)
    },
  }
}
