export { removeFactor } from './store/factor-store.ts'
export { knowsNetwork } from './store/known-networks.ts'
export { endSessions } from './store/sessions.ts'
