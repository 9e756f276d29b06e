import { answerIn } from '@vitrine/content/answers'
import { ASK_AGAIN_SECONDS, FAULT_ANSWERS, outsideFaultOf } from '@vitrine/content/core'
import type { AfterErrorHook } from 'payload'

/**
 * Answers what the database or the disk could not do now with its reason, and says when to ask again. Payload answers 500
 * and "Something went wrong." instead, at which no program tries again.
 */
export const sayOutsideFaults: AfterErrorHook = ({ error, req }) => {
  const fault = outsideFaultOf(error)
  if (!fault) return undefined
  const { status, code, message } = FAULT_ANSWERS[fault]
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('retry-after', String(ASK_AGAIN_SECONDS))
  return { status, response: { code, errors: [{ message: answerIn(message, req) }] } }
}
