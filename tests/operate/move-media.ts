import { runCommand } from './commands.ts'
import { type FilesHash, hashFiles, inBucket, inFolder } from './files.ts'
import type { Topology } from './topology.ts'

/** The files of the library before, on the disk, and in the bucket again. */
export interface MovedMedia {
  readonly before: FilesHash
  readonly onDisk: FilesHash
  readonly back: FilesHash
}

/** Moves all files of the library from the bucket to the disk of the node with the admin, and back, while it runs. */
export async function moveMedia(topology: Topology): Promise<MovedMedia> {
  const env = { ...topology.env, DATA_DIR: topology.nodes.admin.dataDir }
  const before = await hashFiles(inBucket(topology))
  await runCommand('media', ['move', '--to', 'folder'], env)
  const onDisk = await hashFiles(inFolder(topology, 'admin'))
  await runCommand('media', ['move', '--to', 's3'], env)
  return { before, onDisk, back: await hashFiles(inBucket(topology)) }
}
