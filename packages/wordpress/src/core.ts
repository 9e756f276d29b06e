export { DEAD_AFTER_MS } from './core/move-in/move-in.ts'
