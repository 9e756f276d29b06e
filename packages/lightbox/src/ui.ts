export { Lightbox } from './ui/lightbox.tsx'
