import { readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/launch/paths.mjs'

/**
 * @typedef {object} Peer A figure of another program. It is measured (`figure` names it) or taken over (`reference`).
 * @property {string} id
 * @property {string} what
 * @property {string} unit
 * @property {string} by Measure that gives the figure, or beside whose figures the reference stands.
 * @property {number} [reference]
 * @property {string} [version] Figure that holds the version of the program.
 * @property {string} [ours] Figure of ours to read it against.
 */

/** @returns {readonly Peer[]} */
export function readPeers() {
  return JSON.parse(readFileSync(inRoot('bench/peers.json'), 'utf8'))
}

/** @param {string} id @returns {number} A reference figure that our own are set against. */
export function reference(id) {
  const figure = readPeers().find((peer) => peer.id === id)?.reference
  if (figure === undefined) throw new Error(`bench/peers.json has no reference figure "${id}".`)
  return figure
}
