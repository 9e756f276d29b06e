import type { Autoplay } from './autoplay.ts'
import type { SliderHost } from './slide-life.ts'
import type { SliderCourse } from './slider-course.ts'

/** Interface of a slider to its layers. Their commands count as the visitor's. */
export function hostOf(course: SliderCourse, autoplay: Autoplay): SliderHost {
  return {
    ...autoplay,
    goTo(to) {
      if (to === 'next' || to === 'previous' || to === 'first' || to === 'last') course.go(to, 'visitor')
      else course.goToPlace(to, 'visitor')
    },
    next: () => course.go('next', 'visitor'),
  }
}
