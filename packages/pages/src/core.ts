export { type GateRefusal, OPEN_ADDRESS, PASSWORD_FIELD, PLACE_FIELD } from './core/gate.ts'
export { type GateTexts, parseGateTexts } from './core/gate-texts.ts'
export { pathOf } from './core/paths.ts'
export { UNAVAILABLE } from './core/unavailable-texts.ts'
