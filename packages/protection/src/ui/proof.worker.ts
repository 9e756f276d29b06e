import { type Challenge, solveProof } from '../core/bot-check/solve-proof.ts'

self.onmessage = ({ data }: MessageEvent<Challenge>) => {
  // A promise that fails in a worker is heard of nowhere else.
  solveProof(data).then((solution) => self.postMessage(solution), reportError)
}
