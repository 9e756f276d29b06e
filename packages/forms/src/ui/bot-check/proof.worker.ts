import { type Challenge, solveProof } from '../../core/bot-check/solve-proof.ts'

self.onmessage = async ({ data }: MessageEvent<Challenge>) => self.postMessage(await solveProof(data))
