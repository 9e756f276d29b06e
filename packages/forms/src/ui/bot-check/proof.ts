import type { Challenge, Solution } from '@vitrine/protection/core'
import { PROOF_PATH } from '../../core/proof-path.ts'
import { TOKEN_FIELDS } from '../../core/token-fields.ts'
import { call } from '../api.ts'
import { formsOfPage, type StartAsker, writeToken } from './asker.ts'

/** Milliseconds before its end at which a proof is too old to be sent. */
const LAST_MOMENT_MS = 30_000

interface Proof {
  readonly token: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Work that the browser does once for each message. It begins when a form is touched, so that nobody waits for it. */
export const startProof: StartAsker = async (_, api) => {
  // Browsers derive keys for nobody who may be listened to.
  if (!window.isSecureContext) throw new Error('The proof of work needs a page with https.')
  let proof: Promise<Proof> | undefined
  const prove = () => {
    const { namespace, endpoint } = PROOF_PATH
    const proving = call({ ...api, namespace }, endpoint).then((challenge) => work(challenge as Challenge))
    proof = proving
    proving.catch(() => {
      proof = undefined
    })
    return proving
  }
  const write = (token: string) => {
    for (const form of formsOfPage()) writeToken(form, TOKEN_FIELDS.proof, token)
  }
  return {
    async ask() {
      const known = await (proof ?? prove())
      const isFresh = known.expiresAt - Date.now() > LAST_MOMENT_MS
      write((isFresh ? known : await prove()).token)
    },
    renew() {
      proof = undefined
      write('')
    },
  }
}

function work(challenge: Challenge): Promise<Proof> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(`The proof of work failed: ${message}`))
    worker.postMessage(challenge)
  })
    .then((solution) => ({
      token: btoa(JSON.stringify({ challenge, solution })),
      expiresAt: challenge.parameters.expiresAt * 1000,
    }))
    .finally(() => worker.terminate())
}
