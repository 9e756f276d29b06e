import type { Step } from './scenario.ts'

/** Keys that find a control: its name, or a selector; the first of several, unless `n` counts on. */
const CONTROL = ['name', 'selector', 'n'] as const

const VALUE = [...CONTROL, 'value'] as const

/** Every step that can be played, with the keys that say how. */
export const STEP_KEYS = {
  fill: VALUE,
  change: VALUE,
  changeNth: VALUE,
  changeSel: VALUE,
  type: VALUE,
  press: [...CONTROL, 'key'],
  select: [...CONTROL, 'values'],
  file: [...CONTROL, 'files'],
  click: CONTROL,
  clickNoWait: CONTROL,
  clickTip: [],
  focus: CONTROL,
  blur: CONTROL,
  disable: CONTROL,
  enable: CONTROL,
  attr: ['selector', 'n', 'name', 'value'],
  submit: [],
  reset: [],
  wait: ['ms'],
  active: [],
  html: ['selector'],
  bodyText: [],
} as const satisfies Readonly<Record<string, readonly (keyof Step)[]>>
