export { removeFactor } from './store/factor-store.ts'
export { endSessions } from './store/sessions.ts'
