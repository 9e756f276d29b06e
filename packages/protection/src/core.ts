export { windowCounter } from './core/window-counter.ts'
