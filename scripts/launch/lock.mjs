import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'

/** Milliseconds between two tries to take a lock. */
const TRY_EVERY_MS = 200

/** Milliseconds between two signs of life of a holder. */
const TOUCH_EVERY_MS = 5_000

/** Milliseconds without a sign of life after which a lock is free again: its holder may run on another machine. */
const ABANDONED_AFTER_MS = 60_000

/**
 * Runs work that only one process at a time may do. Another process that asks for the same lock waits until this one is
 * done, or has died.
 *
 * @template T
 * @param {string} file Path of the lock, which exists while it is held.
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] Called once when another process holds it.
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true })
  for (let waits = 0; !taken(file); ) {
    if (isAbandoned(file)) rmSync(file, { force: true })
    else {
      if (waits === 0) onWait()
      waits += 1
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS))
    }
  }
  const touching = setInterval(() => touch(file), TOUCH_EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(touching)
    rmSync(file, { force: true })
  }
}

/** @param {string} file @returns {boolean} Whether this process holds it. */
function taken(file) {
  try {
    const lock = openSync(file, 'wx')
    writeSync(lock, JSON.stringify({ host: hostname(), pid: process.pid }))
    closeSync(lock)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file */
function isAbandoned(file) {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) return false
  if (Date.now() - stats.mtimeMs > ABANDONED_AFTER_MS) return true
  const holder = holderOf(file)
  return holder?.host === hostname() && !isAlive(holder.pid)
}

/** @param {string} file @returns {{ host: string, pid: number } | undefined} Nothing while it is being written. */
function holderOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another account is alive, too.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The folder was deleted. The work notices that itself.
  }
}
