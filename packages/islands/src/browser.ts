export { boot, type Enhance, type Modules } from './browser/islands.ts'
