export { type Overlay, openOverlay } from './ui/overlay/open-overlay.ts'
