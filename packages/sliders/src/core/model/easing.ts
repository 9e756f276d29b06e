import { choice } from '@vitrine/content/core'

/** Easings, by the names that editors of animations know. */
const EASINGS = {
  none: 'linear',
  'power1.in': 'cubic-bezier(.55,.085,.68,.53)',
  'power1.out': 'cubic-bezier(.25,.46,.45,.94)',
  'power1.inOut': 'cubic-bezier(.455,.03,.515,.955)',
  'power2.in': 'cubic-bezier(.55,.055,.675,.19)',
  'power2.out': 'cubic-bezier(.215,.61,.355,1)',
  'power2.inOut': 'cubic-bezier(.645,.045,.355,1)',
  'power3.in': 'cubic-bezier(.895,.03,.685,.22)',
  'power3.out': 'cubic-bezier(.165,.84,.44,1)',
  'power3.inOut': 'cubic-bezier(.77,0,.175,1)',
  'power4.in': 'cubic-bezier(.755,.05,.855,.06)',
  'power4.out': 'cubic-bezier(.23,1,.32,1)',
  'power4.inOut': 'cubic-bezier(.86,0,.07,1)',
  'sine.inOut': 'cubic-bezier(.445,.05,.55,.95)',
  'expo.out': 'cubic-bezier(.19,1,.22,1)',
  'circ.out': 'cubic-bezier(.075,.82,.165,1)',
  'back.in': 'cubic-bezier(.6,-.28,.735,.045)',
  'back.out': 'cubic-bezier(.175,.885,.32,1.275)',
  'back.inOut': 'cubic-bezier(.68,-.55,.265,1.55)',
  'bounce.out': 'linear(0,.063,.25,.563,1 36%,.813,.75,.813,1 73%,.953,.938,.953,1 91%,.984,1)',
  'elastic.out': 'linear(0,.5 7%,1.2 14%,1.35 18%,1.2 24%,.95 32%,.87 38%,.93 46%,1.03 54%,1.05 60%,1 72%,.985 80%,1)',
} as const

export type Easing = keyof typeof EASINGS

export const EASING_NAMES = Object.keys(EASINGS) as [Easing, ...Easing[]]

/** Default easing of frames. */
export const DEFAULT_EASING: Easing = 'power3.inOut'

/** Reads the name of an easing; anything else is the default. */
export function parseEasing(raw: unknown, fallback = DEFAULT_EASING): Easing {
  return choice(raw, [fallback, ...EASING_NAMES])
}

/** An easing in CSS. */
export function easingCss(name: Easing): string {
  return EASINGS[name]
}
