import { availableParallelism, cpus, release, totalmem } from 'node:os'

/**
 * @typedef {object} Machine Where a figure was measured.
 * @property {string} cpu Model of the processor.
 * @property {number} cores
 * @property {number} memory GB (10^9 bytes).
 * @property {string} platform
 * @property {string} node Version.
 */

/** @returns {Machine} */
export function machine() {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memory: Math.round(totalmem() / 1e8) / 10,
    platform: `${process.platform} ${release()} ${process.arch}`,
    node: process.versions.node,
  }
}
