export { type OneProof, oneProof } from './ui/one-proof.ts'
