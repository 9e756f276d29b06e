/** Shows how far a time has run. Its animation lasts as long as that time does. */
export interface Progress {
  /** @param from, to Shares of the whole that this time fills. */
  start(ms: number, from: number, to: number): void
  pause(): void
  resume(): void
  stop(): void
}

/** Undefined: the slider does not show it. */
export function createProgress(root: HTMLElement): Progress | undefined {
  const place = root.querySelector<HTMLElement>('.slider__progress')
  const run = place?.querySelector<HTMLElement | SVGElement>('.slider__run')
  if (!place || !run) return undefined
  const frame = frameOf(place.dataset.style)
  let animation: Animation | undefined
  let paused = true
  return {
    start(ms, from, to) {
      animation?.cancel()
      animation = undefined
      if (ms === Number.POSITIVE_INFINITY) return
      animation = run.animate([frame(from), frame(to)], { duration: ms, fill: 'both' })
      if (paused) animation.pause()
    },
    pause() {
      paused = true
      animation?.pause()
    },
    resume() {
      paused = false
      if (animation?.playState === 'paused') animation.play()
    },
    stop() {
      animation?.cancel()
      animation = undefined
    },
  }
}

function frameOf(style: string | undefined): (share: number) => Keyframe {
  if (style === 'horizontal') return (share) => ({ transform: `scaleX(${share})` })
  if (style === 'vertical') return (share) => ({ transform: `scaleY(${share})` })
  return (share) => ({ strokeDashoffset: 1 - share })
}
