import type { SliderProps } from '../../core/slider-props.ts'
import type { Parts } from './parts.ts'
import type { SliderCourse } from './slider-course.ts'

/** Loads what only some sliders have: the wheel, depth by the pointer, controls that hide. */
export function loadExtras(
  parts: Parts,
  { gestures, pointer }: Pick<SliderProps, 'gestures' | 'pointer'>,
  course: SliderCourse,
  signal: AbortSignal,
): void {
  if (gestures.wheel !== 'off') {
    import('./wheel.ts').then((loaded) =>
      loaded.followWheel(parts, gestures, (step) => course.go(step, 'visitor'), course.isEnd, signal),
    )
  }
  if (pointer && matchMedia('(hover: hover) and (pointer: fine)').matches && !hasNoEffects()) {
    import('./pointer-depth.ts').then((loaded) => !signal.aborted && loaded.followPointer(parts, pointer, signal))
  }
  if (parts.navigations.some(({ dataset }) => dataset.hide)) {
    import('./hide-on-leave.ts').then((loaded) => !signal.aborted && loaded.hideNavigation(parts, signal))
  }
}

/** Tells if the site's editors turned effects off. */
function hasNoEffects(): boolean {
  return document.documentElement.dataset.effects === 'off'
}
