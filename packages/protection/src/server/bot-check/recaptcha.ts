import { postForm } from '@vitrine/http/service-call'
import type { BotCheckSettings } from '../../core/bot-check/bot-check.ts'
import { RECAPTCHA_ACTIONS } from '../../core/bot-check/recaptcha-actions.ts'
import type { BotCheck } from './verdict.ts'

const ADDRESS = 'https://www.google.com/recaptcha/api/siteverify'

/** Google's check in the background: it gives a score. An answer without one is a bot's. */
export function recaptcha({ secretKey, threshold }: Pick<BotCheckSettings, 'secretKey' | 'threshold'>): BotCheck {
  const low = (score: number) => ({ agent: 'recaptcha', score, threshold })
  return {
    kind: 'recaptcha',
    async judge(token) {
      const reply = await postForm(ADDRESS, { secret: secretKey, response: token })
      if (!reply) return { is: 'down', reason: low(0) }
      const { score, action } = reply
      if (typeof score !== 'number') return { is: 'bot', reason: low(0) }
      // A token that another page of the same keys asked for says nothing about a form.
      if (typeof action === 'string' && !Object.values<string>(RECAPTCHA_ACTIONS).includes(action)) {
        return { is: 'bot', reason: { agent: 'recaptcha', cause: 'other action' } }
      }
      return score > threshold ? { is: 'human' } : { is: 'bot', reason: low(score) }
    },
  }
}
