import type { Challenge } from '@vitrine/protection/core'
import { oneProof } from '@vitrine/protection/ui'
import { PROOF_PATH } from '../../core/proof-path.ts'
import { TOKEN_FIELDS } from '../../core/token-fields.ts'
import { call } from '../api.ts'
import { formsOfPage, type StartAsker, writeToken } from './asker.ts'

/** Work that the browser does once for each message. It begins when a form is touched, so that nobody waits for it. */
export const startProof: StartAsker = async (_, api) => {
  const { namespace, endpoint } = PROOF_PATH
  const proof = oneProof(async () => (await call({ ...api, namespace }, endpoint)) as Challenge)
  const write = (token: string) => {
    for (const form of formsOfPage()) writeToken(form, TOKEN_FIELDS.proof, token)
  }
  return {
    async ask() {
      write(await proof.token())
    },
    renew() {
      proof.drop()
      write('')
    },
  }
}
