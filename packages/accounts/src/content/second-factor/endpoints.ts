import { person } from '@vitrine/content/core'
import { networkOf } from '@vitrine/http/core'
import { windowCounter } from '@vitrine/protection/core'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { NETWORK_WINDOW_MS, TRIES_PER_NETWORK } from '../../core/code-tries.ts'
import { needsFactor } from '../../core/factor-rule.ts'
import {
  countRecoveryCodes,
  keepWaitingKey,
  readFactor,
  removeFactor,
  renewRecoveryHashes,
  turnOn,
} from '../../store/factor-store.ts'
import { endSessions, makeSession } from '../../store/sessions.ts'
import { accountInAddress } from '../account-in-address.ts'
import { answer, refusal } from '../answer.ts'
import { queueChangeNotice } from '../changes/queue-change-notice.ts'
import { addressOf } from '../signing-in/login-guard.ts'
import { noteSignIn } from '../signing-in/note-sign-in.ts'
import type { PasswordCheck } from '../signing-in/password-check.ts'
import { checkCode, keyOf, stepOfTyped } from './check-code.ts'
import { keyQrCode } from './key-qr-code.ts'
import { keyUri, newKey } from './one-time-code.ts'
import { pendingSignIn } from './pending-sign-in.ts'
import { readRule } from './pending-step.ts'
import { hashOfRecoveryCode, makeRecoveryCodes, readRecoveryCode } from './recovery-codes.ts'
import { sealKey } from './sealed-key.ts'
import { noTicketCookie } from './ticket-cookie.ts'

const TEXTS = {
  wrong: 'This code is not valid. Wait for the next one, or use a recovery code.',
  wait: 'Too many attempts. Wait ten minutes or more, then try again, or use a recovery code.',
  signIn: 'Sign in with your password again. You have ten minutes to enter the code.',
  isOn: 'This account has a second factor already.',
  isOff: 'This account has no second factor.',
  isNeeded: 'This site requires a second factor. To change phones, have an administrator reset it.',
  password: 'The password is wrong.',
  own: 'Turn off your own second factor on your account page.',
  nobody: 'There is no such account, or it is not yours.',
} as const

type UsersEndpoint = Omit<Endpoint, 'root'>

/** Addresses below `/api/users` by which a second factor is set up, used and taken away. */
export function secondFactorEndpoints(
  checkPassword: PasswordCheck,
  now: () => Date = () => new Date(),
): UsersEndpoint[] {
  const triesOf = windowCounter(NETWORK_WINDOW_MS)
  const network = (req: PayloadRequest) => networkOf(addressOf(req))
  const isTooOften = (req: PayloadRequest) => triesOf(network(req), now()) > TRIES_PER_NETWORK
  const takeBackTry = (req: PayloadRequest) => triesOf(network(req), now(), -1)

  /** Checks a code with all limits. @returns What refuses it. */
  const refusalOf = async (req: PayloadRequest, account: number): Promise<Response | undefined> => {
    if (isTooOften(req)) return refusal(429, TEXTS.wait)
    const verdict = await checkCode(req.payload, account, textOf(req, 'code'), now())
    if (verdict === 'wait') return refusal(429, TEXTS.wait)
    if (verdict === 'wrong') return refusal(401, TEXTS.wrong)
    takeBackTry(req)
    return undefined
  }

  /** Checks password and code of who is signed in. */
  const refusalOfBoth = async (req: PayloadRequest, account: number): Promise<Response | undefined> => {
    if ((await readFactor(req.payload, account))?.since === undefined) return refusal(400, TEXTS.isOff)
    const verdict = await checkPassword(req, account, textOf(req, 'password'))
    if (verdict === 'wait') return refusal(429, TEXTS.wait)
    return verdict === 'wrong' ? refusal(401, TEXTS.password) : refusalOf(req, account)
  }

  const signIn: UsersEndpoint = {
    path: '/second-factor/sign-in',
    method: 'post',
    async handler(req) {
      await addDataAndFileToRequest(req)
      const ticket = await pendingSignIn(req.payload, req.headers, now())
      if (ticket?.owed !== 'code') return refusal(401, TEXTS.signIn)
      const { account } = ticket
      return (await refusalOf(req, account)) ?? answerWithSession(req, account)
    },
  }

  const begin: UsersEndpoint = {
    path: '/second-factor/begin',
    method: 'post',
    async handler(req) {
      const account = await accountToSetUp(req, now())
      if (account === undefined) return refusal(401, TEXTS.signIn)
      const key = newKey()
      const sealed = sealKey(key, { secret: req.payload.config.secret, account })
      if (!(await keepWaitingKey(req.payload, account, sealed))) return refusal(400, TEXTS.isOn)
      const uri = keyUri(key, { site: await siteName(req), account: await emailOf(req, account) })
      return answer({ key, qrCode: keyQrCode(uri), uri })
    },
  }

  const confirm: UsersEndpoint = {
    path: '/second-factor/confirm',
    method: 'post',
    async handler(req) {
      await addDataAndFileToRequest(req)
      const account = await accountToSetUp(req, now())
      if (account === undefined) return refusal(401, TEXTS.signIn)
      if (isTooOften(req)) return refusal(429, TEXTS.wait)
      const waiting = await readFactor(req.payload, account)
      if (!waiting || waiting.since !== undefined) return refusal(400, TEXTS.isOn)
      const key = keyOf(req.payload, account, waiting.sealedKey)
      const step = stepOfTyped(textOf(req, 'code'), key, now())
      if (step === undefined) return refusal(401, TEXTS.wrong)
      const codes = makeRecoveryCodes()
      const first = {
        account,
        sealedKey: waiting.sealedKey,
        step,
        recoveryHashes: hashesOf(codes, account),
        now: now(),
      }
      if (!(await turnOn(req.payload, first))) return refusal(400, TEXTS.isOn)
      takeBackTry(req)
      req.payload.logger.warn(`Account ${account} turned its second factor on.`)
      return answerWithSession(req, account, { recoveryCodes: codes })
    },
  }

  const renew: UsersEndpoint = {
    path: '/second-factor/recovery-codes',
    method: 'post',
    async handler(req) {
      await addDataAndFileToRequest(req)
      const account = signedIn(req)
      if (account === undefined) return refusal(401, TEXTS.signIn)
      const refused = await refusalOfBoth(req, account)
      if (refused) return refused
      const codes = makeRecoveryCodes()
      await renewRecoveryHashes(req.payload, { account, recoveryHashes: hashesOf(codes, account) })
      req.payload.logger.warn(`Account ${account} made new recovery codes.`)
      return answer({ recoveryCodes: codes })
    },
  }

  const turnOff: UsersEndpoint = {
    path: '/second-factor/off',
    method: 'post',
    async handler(req) {
      await addDataAndFileToRequest(req)
      const account = signedIn(req)
      if (account === undefined) return refusal(401, TEXTS.signIn)
      if (needsFactor(await readRule(req.payload), person(req.user)?.role)) return refusal(400, TEXTS.isNeeded)
      const refused = await refusalOfBoth(req, account)
      if (refused) return refused
      await removeFactor(req.payload, account)
      await queueChangeNotice(req, account, [{ kind: 'factor off' }])
      req.payload.logger.warn(`Account ${account} turned its second factor off.`)
      return answer({ message: 'The second factor is off.' })
    },
  }

  return [stateOfFactor, signIn, begin, confirm, renew, turnOff, resetOfAnother]
}

/** Says whether an account has a second factor: to its owner and to administrators. */
const stateOfFactor: UsersEndpoint = {
  path: '/:id/second-factor',
  method: 'get',
  async handler(req) {
    const account = accountInAddress(req)
    const isOwn = account === signedIn(req)
    if (account === undefined || (!isOwn && person(req.user)?.role !== 'administrator'))
      return refusal(403, TEXTS.nobody)
    const { payload } = req
    const isOn = (await readFactor(payload, account))?.since !== undefined
    const own = isOwn && {
      isNeeded: needsFactor(await readRule(payload), person(req.user)?.role),
      recoveryCodes: await countRecoveryCodes(payload, account),
    }
    return answer({ isOn, ...own })
  },
}

/** Lets an administrator take away the second factor of somebody who has lost it. */
const resetOfAnother: UsersEndpoint = {
  path: '/:id/second-factor/reset',
  method: 'post',
  async handler(req) {
    const account = accountInAddress(req)
    if (account === undefined || person(req.user)?.role !== 'administrator') return refusal(403, TEXTS.nobody)
    if (account === signedIn(req)) return refusal(400, TEXTS.own)
    if (!(await removeFactor(req.payload, account))) return refusal(400, TEXTS.isOff)
    await endSessions(req.payload, { account })
    await queueChangeNotice(req, account, [{ kind: 'factor off' }])
    req.payload.logger.warn(`Account ${signedIn(req)} reset the second factor of account ${account}.`)
    return answer({ message: 'The second factor was reset. Its owner signs in with the password alone.' })
  },
}

/** The account that a second factor is set up for: of who is signed in, or has shown the password where the site asks for it. */
async function accountToSetUp(req: PayloadRequest, now: Date): Promise<number | undefined> {
  const own = signedIn(req)
  if (own !== undefined) return own
  const ticket = await pendingSignIn(req.payload, req.headers, now)
  return ticket?.owed === 'set-up' ? ticket.account : undefined
}

async function answerWithSession(req: PayloadRequest, account: number, more: object = {}): Promise<Response> {
  const { token, exp, cookie } = await makeSession(req, account)
  const user = await req.payload.findByID({ collection: 'users', id: account, depth: 0, overrideAccess: true })
  await noteSignIn(req, user)
  const { id, name, role, email } = user as typeof user & { readonly name?: unknown; readonly role?: unknown }
  const response = answer({
    message: req.t('authentication:passed'),
    exp,
    token,
    user: { id, name, role, email },
    ...more,
  })
  response.headers.append('set-cookie', cookie)
  response.headers.append('set-cookie', noTicketCookie(req.payload))
  return response
}

function signedIn(req: PayloadRequest): number | undefined {
  const who = person(req.user)
  return who && Number(who.id)
}

function textOf(req: PayloadRequest, name: 'code' | 'password'): string {
  const text: unknown = req.data?.[name]
  return typeof text === 'string' ? text : ''
}

async function emailOf(req: PayloadRequest, account: number): Promise<string> {
  const { email } = await req.payload.findByID({ collection: 'users', id: account, depth: 0, overrideAccess: true })
  return String(email)
}

async function siteName(req: PayloadRequest): Promise<string> {
  const { name } = await req.payload.findGlobal({ slug: 'site', depth: 0, overrideAccess: true, req })
  // An authenticator takes a colon for the end of the name.
  const shown = typeof name === 'string' ? name.replaceAll(':', ' ').trim() : ''
  return shown || new URL(String(req.payload.config.custom.siteUrl)).host.replaceAll(':', ' ')
}

function hashesOf(codes: readonly string[], account: number): readonly string[] {
  return codes.map((code) => hashOfRecoveryCode(readRecoveryCode(code) ?? '', account))
}
