export { isLater, mapBlocks, type StoredBlock, type Upgrade, upgraded } from './core/upgrade-blocks.ts'
