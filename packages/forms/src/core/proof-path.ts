/** Where challenges of the proof of work are given out, below the protocol's root. */
export const PROOF_PATH = { namespace: 'vitrine/v1', endpoint: 'proof' } as const
