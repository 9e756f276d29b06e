import { bytesOfData, isDataAddress } from '../../core/media/pasted-image.ts'
import { MAX_FILE_BYTES } from './file-sources.ts'
import type { FileSource } from './found-file.ts'

/** Source of pictures whose bytes stand in their addresses. */
export const PASTED_FILES: FileSource = {
  async find({ address, candidates: [name = 'picture'], mimeType }) {
    if (!isDataAddress(address)) return undefined
    const bytes = bytesOfData(address)
    if (bytes === undefined || bytes.length === 0)
      return { problem: `The bytes of “${name}” in the text cannot be read.` }
    if (bytes.length > MAX_FILE_BYTES) {
      return { problem: `“${name}” is larger than the ${MAX_FILE_BYTES / 1024 ** 2} MB that the library takes.` }
    }
    return { name, bytes, mimeType }
  },
  has: ({ address }) => isDataAddress(address),
  close() {},
}
