export {
  BOT_CHECKS,
  type BotCheckKind,
  type BotCheckOnPage,
  type BotCheckSettings,
  botCheckOnPage,
} from './core/bot-check/bot-check.ts'
export { RECAPTCHA_ACTIONS } from './core/bot-check/recaptcha-actions.ts'
export { BOT_SERVICES } from './core/bot-check/services.ts'
export { type Challenge, type Solution, solveProof } from './core/bot-check/solve-proof.ts'
export type { Guard } from './core/guard.ts'
export { TRAP_FIELD } from './core/trap-field.ts'
export { windowCounter } from './core/window-counter.ts'
export type { WrittenText } from './core/written-text.ts'
