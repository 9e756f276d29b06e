import { Readable } from 'node:stream'
import { METHOD_OVERRIDES } from '@vitrine/cms/api'
import { type AdminText, ASK_AGAIN_SECONDS, adminTextIn, FAULT_ANSWERS, outsideFaultOf } from '@vitrine/content/core'
import { networkOf } from '@vitrine/http/core'
import { readRequest } from '@vitrine/http/server'
import { windowCounter } from '@vitrine/protection/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { showsPage } from '../server/unavailable.ts'
import { refuseAsker, type WhoAsks } from '../server/who-asks.ts'
import { adminPath } from './admin-path.ts'
import { adminRequest, LOGIN_FIELDS } from './login-addresses.ts'
import { MAX_LOGIN_BYTES, readLogin } from './login-body.ts'
import type { LoginLimits, LoginTry } from './login-limits.ts'
import { publicQuery } from './public-query.ts'
import { sendWaitingPage } from './waiting-page.ts'

/** Reads of the API that one network of strangers may make in a minute, where it is open to them. */
const MAX_PUBLIC_READS_PER_MINUTE = 120

/** Pages of the admin that one network of strangers may ask for in a minute: each is drawn anew, which takes time. */
const MAX_STRANGER_PAGES_PER_MINUTE = 60

/** Address where the first account is made; its page asks the server before anybody can sign in. */
const FIRST_ACCOUNT = '/admin/create-first-user'

/** Address that makes the first account, with the code from the terminal. */
const FIRST_REGISTER = '/api/users/first-register'

const MINUTE_MS = 60_000

/** Seconds after which whoever was refused may ask again. */
const RETRY_AFTER_SECONDS = 60

/** Request that was let in, as it is passed to the admin. */
export interface Passage {
  /** The try to sign in that it is. */
  readonly login?: LoginTry
  /** Body that was read, unless it is streamed as it came. */
  readonly body?: Buffer
  /** Query with its question mark; empty for none. */
  readonly search: string
}

export interface DoorOptions {
  readonly whoAsks: WhoAsks
  readonly limits: LoginLimits
  /** True if anonymous clients may read the API. */
  readonly publicApi: boolean
  /** Finds the language in which the admin answers a request, as Payload names it. */
  readonly languageOf: (request: FastifyRequest) => string
}

/** Stands before the admin: says who may ask what, and how often, before the admin is asked. */
export interface Door {
  /** Guards every address of a scope. */
  guard(scope: FastifyInstance): void
  /** Undefined: as it came. */
  passageOf(request: FastifyRequest): Passage | undefined
  /** Tells whether a request that was let in is a question of the admin's pages to their own server. */
  isQuestion(request: FastifyRequest): boolean
  /** Headers of a request as the admin gets them. */
  headersOf<Headers extends object>(request: FastifyRequest, headers: Headers): Headers
}

export function createDoor({ whoAsks, limits, publicApi, languageOf }: DoorOptions): Door {
  const passages = new WeakMap<FastifyRequest, Passage>()
  const questions = new WeakSet<FastifyRequest>()
  const publicReads = windowCounter(MINUTE_MS)
  const strangerPages = windowCounter(MINUTE_MS)

  const letAccountIn = async (request: FastifyRequest, reply: FastifyReply, isReading: boolean) => {
    const asker = await whoAsks(request)
    if (asker.kind === 'account') return undefined
    if (asker.kind === 'too many') return refuseAsker(reply)
    if (!publicApi || !isReading) {
      // Addresses that strangers guess at are counted as tries to sign in.
      return request.method === 'POST' && limits.ofNetwork(request.ip) ? refuseTry(reply) : refuse(reply, 401, SIGN_IN)
    }
    if (publicReads(networkOf(request.ip), new Date()) > MAX_PUBLIC_READS_PER_MINUTE) {
      return refuseForNow(reply, 'Too many questions. Wait a minute.')
    }
    passages.set(request, { search: publicQuery(searchOf(request.url)) })
    return undefined
  }

  /** Strangers see the page where they sign in, as often as a person does, and ask its server nothing. */
  const letToPage = async (request: FastifyRequest, reply: FastifyReply, mayAskServer: boolean) => {
    const asker = await whoAsks(request)
    if (asker.kind === 'account') return undefined
    if (asker.kind === 'too many') return refuseAsker(reply)
    if (!mayAskServer) return refuse(reply, 401, SIGN_IN)
    if (strangerPages(networkOf(request.ip), new Date()) <= MAX_STRANGER_PAGES_PER_MINUTE) return undefined
    return refuseForNow(reply, 'Too many pages. Wait a minute.')
  }

  const letIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = adminPath(request.url)
    if (path === undefined) return refuse(reply, 400, 'Write this address in its plain form.')
    const asked = adminRequest(request.method, path, request.headers['next-action'] !== undefined)
    if (asked.kind === 'file') return undefined
    if (asked.kind === 'wrong method') {
      return refuse(reply.header('allow', 'GET, HEAD'), 405, 'This is a page. Ask for it with GET.')
    }
    if (asked.kind === 'page') return letToPage(request, reply, true)
    if (asked.kind === 'action') {
      questions.add(request)
      return letToPage(request, reply, path === FIRST_ACCOUNT)
    }
    if (asked.kind === 'nothing') return refuse(reply, 404, 'There is nothing here.')
    if (asked.kind === 'api') return letAccountIn(request, reply, asked.isReading)
    passages.set(request, {
      search: '',
      ...(asked.kind === 'login' && { login: { path, address: request.ip, email: undefined } }),
    })
    if (asked.kind !== 'login' || !limits.ofNetwork(request.ip)) return undefined
    return path === FIRST_REGISTER && (await limits.slow()) ? undefined : refuseTry(reply)
  }

  /** Reads a try to sign in, whose body nothing has touched yet. */
  const readTry = async (request: FastifyRequest, reply: FastifyReply) => {
    const { login } = passages.get(request) ?? {}
    if (!login) return undefined
    const body = await readRequest(request.raw, MAX_LOGIN_BYTES)
    if (!body)
      return refuse(reply.header('connection', 'close'), 413, `A try to sign in has at most ${MAX_LOGIN_BYTES} bytes.`)
    const fields = LOGIN_FIELDS.get(login.path) ?? []
    const read = await readLogin(body, request.headers['content-type'] ?? '', fields)
    if (!read) return refuse(reply, 400, `Send ${fields.join(', ')} as texts in a JSON object.`)
    const tried = { ...login, email: read.email }
    passages.set(request, { search: '', login: tried, body: Buffer.from(JSON.stringify(read)) })
    // Before the first account there is none to guess for.
    return tried.path !== FIRST_REGISTER && (await limits.ofAccount(tried)) ? refuseTry(reply) : undefined
  }

  /** Answers who could not be looked up, since the database or the disk has a fault. */
  const refuseFault = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    const fault = outsideFaultOf(error)
    if (!fault) throw error
    request.log.error({ err: error }, 'the admin could not let anybody in')
    const language = languageOf(request)
    const { status, code, message } = FAULT_ANSWERS[fault]
    const text = adminTextIn(message, language)
    if (showsPage(request)) {
      return sendWaitingPage(reply, {
        language,
        title: adminTextIn(CANNOT_WORK, language),
        text,
        retryAfterSeconds: ASK_AGAIN_SECONDS,
      })
    }
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'retry-after': String(ASK_AGAIN_SECONDS) })
      .send({ code, errors: [{ message: text }] })
  }

  return {
    guard(scope) {
      scope.addHook('onRequest', (request, reply) =>
        letIn(request, reply).catch((error: unknown) => refuseFault(request, reply, error)),
      )
      scope.addHook('preHandler', async (request, reply) => {
        const refused = await readTry(request, reply).catch((error: unknown) => refuseFault(request, reply, error))
        if (refused) return refused
        const { body } = passages.get(request) ?? {}
        if (body) request.body = Readable.from(body, { objectMode: false })
        return undefined
      })
    },
    passageOf: (request) => passages.get(request),
    isQuestion: (request) => questions.has(request),
    headersOf(request, headers) {
      const passage = passages.get(request)
      if (!passage) return headers
      const { body } = passage
      const left = body ? [...METHOD_OVERRIDES, 'transfer-encoding', 'content-encoding'] : METHOD_OVERRIDES
      return {
        ...(Object.fromEntries(Object.entries(headers).filter(([name]) => !left.includes(name))) as typeof headers),
        ...(body && { 'content-type': 'application/json', 'content-length': String(body.length) }),
      }
    },
  }
}

const SIGN_IN = 'Sign in first.'

const CANNOT_WORK: AdminText = {
  en: 'The admin cannot work right now',
  de: 'Die Verwaltung kann gerade nicht arbeiten',
}

/** The query of an address, with its question mark. */
export function searchOf(url: string): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}

/** Refuses as Payload does, so that the admin's pages show the sentence. */
function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message }] })
}

/** Refuses who asks too often. */
function refuseForNow(reply: FastifyReply, message: string): FastifyReply {
  return refuse(reply.header('retry-after', RETRY_AFTER_SECONDS), 429, message)
}

function refuseTry(reply: FastifyReply): FastifyReply {
  return refuseForNow(reply, 'Too many tries. Wait a minute, then try again.')
}
