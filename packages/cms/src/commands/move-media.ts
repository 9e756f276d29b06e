import { parseArgs } from 'node:util'
import { mediaTypeOf } from '@vitrine/content/media'
import { mediaBucket, mediaFolder } from '@vitrine/content/media-store'
import { INCOMING, uploadsBucket, uploadsInFolder } from '@vitrine/forms/content'
import { moveFiles, openFolder } from '@vitrine/storage/files'
import { ConfigError } from '../settings/config-error.ts'
import { siteSettings } from '../settings/site-settings.ts'

const USAGE = 'Give move --to s3 or move --to folder. docs/operating.md explains what the site does meanwhile.'

/** Media type of files whose name says none. */
const UNKNOWN_TYPE = 'application/octet-stream'

/** Moves the files of the library and of messages into the bucket of the settings, or back into the folder. Sends each line to its parent. */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv, projectRoot: string): Promise<void> {
  const to = readArguments(args)
  const settings = await siteSettings(env, projectRoot)
  if (!settings.bucket) {
    throw new ConfigError(
      'S3_BUCKET is not set, so there is no bucket to move files to or from. Set it and its companions.',
    )
  }
  const places = [
    { s3: mediaBucket(settings.bucket), folder: openFolder(mediaFolder(settings)) },
    { s3: uploadsBucket(settings.bucket), folder: uploadsInFolder(settings) },
  ] as const
  const say = (kind: 'progress' | 'result', text: string) => void process.send?.({ kind, text })
  let [files, bytes] = [0, 0]
  for (const place of places) {
    const moved = await moveFiles(place[to === 's3' ? 'folder' : 's3'], place[to], {
      typeOf: (name) => mediaTypeOf(name) ?? UNKNOWN_TYPE,
      // Their messages are still being sent.
      stays: (name) => name.startsWith(`${INCOMING}/`),
      onFile: (count) => say('progress', `${files + count} files`),
    })
    files += moved.files
    bytes += moved.bytes
  }
  const where = to === 's3' ? `the bucket ${settings.bucket.bucket}` : settings.dataDir
  say(
    'result',
    [
      `${files} files (${(bytes / 1_000_000).toFixed(1)} MB) were moved to ${where}, each compared by its hash.`,
      ...(to === 'folder' ? ['Unset S3_BUCKET and start the site again, or new files go to the bucket.'] : []),
    ].join('\n'),
  )
}

function readArguments(args: readonly string[]): 's3' | 'folder' {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' } },
    })
    if (positionals.length === 1 && positionals[0] === 'move' && (values.to === 's3' || values.to === 'folder'))
      return values.to
  } catch (cause) {
    throw new ConfigError(`${(cause as Error).message}\n${USAGE}`)
  }
  throw new ConfigError(USAGE)
}
