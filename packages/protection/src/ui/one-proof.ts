import type { Challenge, Solution } from '../core/bot-check/solve-proof.ts'

/** Milliseconds before its end at which a proof is too old to be sent. */
const LAST_MOMENT_MS = 30_000

interface Proof {
  readonly token: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Proof of work for the next message of a page. */
export interface OneProof {
  /** Resolves to a token that is still good; the work is done once. Rejects when there is no challenge to be had. */
  readonly token: () => Promise<string>
  /** Drops the proof, which is good for one message. */
  readonly drop: () => void
}

/** @param ask Asks the site for a challenge. */
export function oneProof(ask: () => Promise<Challenge>): OneProof {
  let proof: Promise<Proof> | undefined
  const prove = () => {
    // Browsers derive keys for nobody who may be listened to.
    if (!window.isSecureContext) throw new Error('The proof of work needs a page with https.')
    const proving = ask().then(work)
    proof = proving
    proving.catch(() => {
      proof = undefined
    })
    return proving
  }
  return {
    async token() {
      const known = await (proof ?? prove())
      const isFresh = known.expiresAt - Date.now() > LAST_MOMENT_MS
      return (isFresh ? known : await prove()).token
    },
    drop() {
      proof = undefined
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
