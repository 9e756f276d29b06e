export { type MissingAddress, MissingTally } from './core/missing-tally.ts'
export { referringPage } from './core/referring-page.ts'
export { isWorthNoting } from './core/worth-noting.ts'
export { writeMissing } from './store/write-missing.ts'
