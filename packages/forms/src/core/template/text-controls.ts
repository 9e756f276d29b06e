import { given } from '@vitrine/content/core'
import type { AreaControl, CaptchaAnswerControl, LineControl, QuizControl } from './control.ts'
import { classNameOf, lengths, named, requiredClass, shownText, type TakenIds, typed } from './control-basics.ts'
import { dateOf, dateOptionOf } from './dates.ts'
import { defaultsOf } from './defaults.ts'
import type { FormTag } from './form-tag.ts'
import { optionOf, sizesOf } from './options.ts'
import type { Surroundings } from './surroundings.ts'

/** Longest text of a field that names no limit, in UTF-16 units. [reference 9.5] */
export const DEFAULT_MAX_LENGTH = { line: 400, area: 2000 } as const

const DEFAULT_SIZE = 40
const DEFAULT_AREA = { cols: 40, rows: 10 } as const
const RANGE = { min: '0', max: '100' } as const

type LineType = LineControl['type']

export function lineControl(tag: FormTag, surroundings: Surroundings, taken: TakenIds): LineControl {
  const type = tag.basetype as LineType
  const [text] = tag.values
  const [fallback] = defaultsOf(tag, tag.values, surroundings, { several: false })
  if (type === 'number' || type === 'range') return numberControl(tag, type, fallback, taken)
  const base = named(tag, lineClass(tag, type), taken)
  if (type === 'date') {
    const input = typed(tag, text, fallback)
    return {
      kind: 'line',
      type,
      ...base,
      ...input,
      value: dateOf(input.value, surroundings.now) ?? input.value,
      ...given({
        min: dateOptionOf(tag, 'min', surroundings.now),
        max: dateOptionOf(tag, 'max', surroundings.now),
        step: optionOf(tag, 'step', 'integer'),
      }),
    }
  }
  const sizes = sizesOf(tag)
  return {
    kind: 'line',
    type,
    ...base,
    ...typed(tag, text, fallback),
    size: sizes.size ?? DEFAULT_SIZE,
    ...lengths(sizes, DEFAULT_MAX_LENGTH.line),
    ...given({ list: optionOf(tag, 'list', 'word') }),
  }
}

function lineClass(tag: FormTag, type: LineType): string {
  if (type === 'text') return classNameOf(tag, requiredClass(tag))
  const family = type === 'email' || type === 'url' || type === 'tel' ? 'wpcf7-text' : false
  const format = type === 'range' ? 'number' : type
  return classNameOf(tag, requiredClass(tag), family, `wpcf7-validates-as-${format}`)
}

function numberControl(
  tag: FormTag,
  type: 'number' | 'range',
  fallback: string | undefined,
  taken: TakenIds,
): LineControl {
  const standard = type === 'range' ? RANGE : undefined
  const min = optionOf(tag, 'min', 'signedNumber') ?? standard?.min
  const max = optionOf(tag, 'max', 'signedNumber') ?? standard?.max
  const input = typed(tag, tag.values[0], fallback)
  const middle = type === 'range' && input.value === '' ? middleOf(Number(min), Number(max)) : input.value
  return {
    kind: 'line',
    type,
    ...named(tag, lineClass(tag, type), taken),
    ...input,
    value: middle,
    ...given({ min, max, step: optionOf(tag, 'step', 'number') }),
  }
}

/** Where a slider stands that nobody has moved. */
function middleOf(min: number, max: number): string {
  return String(min < max ? (min + max) / 2 : min)
}

export function areaControl(tag: FormTag, surroundings: Surroundings, taken: TakenIds): AreaControl {
  const sizes = sizesOf(tag)
  const [fallback] = defaultsOf(tag, tag.values, surroundings, { several: false })
  return {
    kind: 'area',
    ...named(tag, classNameOf(tag, requiredClass(tag)), taken),
    ...typed(tag, tag.content || tag.values[0], fallback),
    cols: sizes.cols ?? DEFAULT_AREA.cols,
    rows: sizes.rows ?? DEFAULT_AREA.rows,
    ...lengths(sizes, DEFAULT_MAX_LENGTH.area),
  }
}

/** What a quiz asks that names no question, and what answers it. */
export const DEFAULT_QUIZ = ['1+1=?', '2'] as const

export function quizControl(tag: FormTag, surroundings: Surroundings, taken: TakenIds): QuizControl {
  const sizes = sizesOf(tag)
  const [first = DEFAULT_QUIZ, ...others] = tag.pipes
  const { question, answerHash } = surroundings.drawQuestion([first, ...others])
  return {
    kind: 'quiz',
    ...named(tag, classNameOf(tag), taken),
    size: sizes.size ?? DEFAULT_SIZE,
    ...lengths(sizes, undefined),
    question: shownText(question),
    answerHash,
  }
}

export function captchaAnswerControl(tag: FormTag, taken: TakenIds): CaptchaAnswerControl {
  const sizes = sizesOf(tag)
  const { value, placeholder } = typed(tag, tag.values[0], undefined)
  return {
    kind: 'captcha-answer',
    ...named(tag, classNameOf(tag), taken),
    size: sizes.size ?? DEFAULT_SIZE,
    ...lengths(sizes, undefined),
    ...given({ placeholder }),
    value,
  }
}
