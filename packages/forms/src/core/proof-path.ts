/** Endpoint that gives out proof-of-work challenges, below the protocol's root. */
export const PROOF_PATH = { namespace: 'vitrine/v1', endpoint: 'proof' } as const
