import { LOOKS } from '../../browser-page/scenario.ts'
import { STEP_KEYS } from '../../browser-page/step-keys.ts'
import type { Verdict } from '../../family.ts'
import { each, keys, whole } from '../../known.ts'

/** Kinds of entries in our page's log, by their first key. */
const HAPPENINGS: readonly string[] = ['request', 'event', 'console', 'unhandled', 'uncaught', 'bot_check', ...LOOKS]

/** Everything in order: what a visitor does, and what follows. The latter is compared key by key. */
export const LOG = each((entry, path) => {
  const { step, ...rest } = entry as Readonly<Record<string, unknown>>
  if (step !== undefined) return unknownStep(String(step), rest, path)
  return HAPPENINGS.some((key) => key in rest) ? undefined : `unknown entry "${path}${Object.keys(rest)[0]}"`
})

function unknownStep(step: string, how: object, path: string): Verdict {
  if (!Object.hasOwn(STEP_KEYS, step)) return `unknown step "${step}"`
  const known = STEP_KEYS[step as keyof typeof STEP_KEYS]
  return keys<Record<string, unknown>>(Object.fromEntries(known.map((key) => [key, whole])))(how, path)
}
