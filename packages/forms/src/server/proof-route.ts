import type { Proofs } from '@vitrine/protection/server'
import type { FastifyInstance } from 'fastify'
import { PROOF_PATH } from '../core/proof-path.ts'

/** `GET {root}vitrine/v1/proof`: a challenge of the proof of work, each time another one. */
export function registerProofs(app: FastifyInstance, proofs: Proofs, now: () => Date): void {
  app.get(`/${PROOF_PATH.namespace}/${PROOF_PATH.endpoint}`, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await proofs.draw(now())),
  )
}
