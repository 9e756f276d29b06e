/** Apart from `ui.ts`, since it renders: what browsers load as well would bring React's server renderer along. */
export { island } from './ui/island.tsx'
