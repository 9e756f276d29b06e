export { enhancer } from './ui/enhancer.tsx'
