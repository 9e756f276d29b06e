export { enhancer } from './ui/enhancer.tsx'
export { island } from './ui/island.tsx'
