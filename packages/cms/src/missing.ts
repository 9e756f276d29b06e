export { type MissingAddress, MissingTally } from './missing/missing-tally.ts'
export { referringPage } from './missing/referring-page.ts'
export { isWorthNoting } from './missing/worth-noting.ts'
export { writeMissing } from './missing/write-missing.ts'
