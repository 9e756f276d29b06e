import type { EmblaCarouselType } from 'embla-carousel'

/** Milliseconds of one step of the engine's clock. */
const STEP_MS = 1000 / 60

/**
 * Lets the engine go to a slide in a given time, instead of by the pull of a spring.
 *
 * @param to.index From 0.
 * @param to.direction Which way it turns; that need not be the shorter one.
 * @param to.ms Milliseconds.
 * @returns Ends the journey, where it is; the engine goes the rest in its own way.
 */
export function timedJourney(
  api: EmblaCarouselType,
  { index, direction, ms }: { readonly index: number; readonly direction: 1 | -1; readonly ms: number },
): () => void {
  const engine = api.internalEngine()
  const { location, previousLocation, target, scrollBody: own } = engine
  // The engine jumps where its last move was a jump.
  // biome-ignore lint/correctness/useHookAtTopLevel: a word of the engine, not of React
  own.useBaseFriction().useBaseDuration()
  engine.scrollTo.index(index, -direction)
  let passed = 0
  let sign = 0
  let velocity = 0

  const end = () => {
    if (engine.scrollBody === body) engine.scrollBody = own
    api.off('settle', end).off('pointerDown', end).off('reInit', end)
  }
  // What is left counts, not where it began: a row that comes round moves its zero on the way.
  const body: typeof own = {
    ...own,
    seek() {
      const before = easeInOut(Math.min(1, passed / ms))
      passed += STEP_MS
      const after = easeInOut(Math.min(1, passed / ms))
      const left = target.get() - location.get()
      velocity = passed >= ms ? left : (left * (after - before)) / (1 - before || 1)
      sign = Math.sign(velocity)
      previousLocation.set(location)
      location.add(velocity)
      return body
    },
    direction: () => sign,
    velocity: () => velocity,
    settled: () => passed >= ms && own.settled(),
    duration: () => 1,
    useBaseFriction: () => body,
    useBaseDuration: () => body,
    useFriction: () => body,
    useDuration: () => body,
  }
  engine.scrollBody = body
  api.on('settle', end).on('pointerDown', end).on('reInit', end)
  return end
}

/** Slow, fast, slow: the third power. */
function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2
}
