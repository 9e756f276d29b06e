import { readFile } from 'node:fs/promises'
import type { Vector, VectorFile } from './family.ts'

/** @throws {Error} naming the file, when it is no file of vectors. */
export async function readVectors(path: string): Promise<VectorFile> {
  const content: unknown = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch((cause: unknown) => {
      throw new Error(`${path} cannot be read as JSON: ${cause instanceof Error ? cause.message : cause}`, { cause })
    })
  if (!isRecord(content) || typeof content.family !== 'string' || !isListOfRecords(content.vectors)) {
    throw new Error(`${path} is no file of vectors: it needs "family", a text, and "vectors", a list of objects.`)
  }
  const { family, about: _, vectors, ...shared } = content
  return { family: String(family), vectors: vectors as readonly Vector[], shared }
}

function isListOfRecords(value: unknown): value is readonly Vector[] {
  return Array.isArray(value) && value.every(isRecord)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
