export { repeatIn, SELECT_REPEATS } from './core/repeat/stored-repeat.ts'
export { type ImportInputs, importFingerprint } from './server/repeat/import-fingerprint.ts'
export type { RunReport } from './server/report/run-report.ts'
export { runText } from './server/report/run-text.ts'
