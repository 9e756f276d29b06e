import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ProviderVideo } from '@vitrine/kit/core'
import type { OembedEndpoints } from '../core/oembed/endpoints.ts'
import type { VideoMetadata } from '../core/oembed/metadata.ts'
import type { OembedOutcome } from '../core/oembed/outcome.ts'
import type { PosterWidth } from '../core/poster.ts'
import { askProvider, fetchImage } from './ask-provider.ts'
import { createFileCache } from './file-cache.ts'
import { makePosters } from './posters.ts'
import { sharedWork } from './shared-work.ts'

/** Milliseconds for which what a provider said holds: a day. */
const FRESH_MS = 86_400_000

/** Milliseconds for which a provider is not asked again after it gave no answer. */
const PROBLEM_MS = 60_000

/** Problems that are remembered; the oldest are forgotten first. */
const MAX_PROBLEMS = 1_000

/** Limits of the cache: four small files for each video. */
const CACHE_LIMITS = { maxFiles: 4_000, maxBytes: 300_000_000 }

/** Questions to providers. */
const QUESTIONS = { atOnce: 4, waiting: 100 }

/** Titles, sizes and posters of videos, from their providers, cached on disk. */
export interface VideoLibrary {
  /** Undefined: too many requests are under way, or `mayAsk` returned false. */
  metadata(video: ProviderVideo, mayAsk: () => boolean): Promise<OembedOutcome | undefined>
  /** In WebP. Undefined as above, and where the provider gives none. */
  poster(video: ProviderVideo, width: PosterWidth, mayAsk: () => boolean): Promise<Buffer | undefined>
}

/** Caches descriptions and posters in `{dataDir}/videos`, so that a provider is asked once a day, whoever asks here. */
export function videoLibrary(options: {
  readonly dataDir: string
  readonly endpoints: OembedEndpoints
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}): VideoLibrary {
  const { endpoints, now, onError } = options
  const files = createFileCache(join(options.dataDir, 'videos'), CACHE_LIMITS)
  const questions = sharedWork<OembedOutcome>(QUESTIONS)
  const problems = new Map<string, { readonly outcome: OembedOutcome; readonly until: number }>()

  const remember = (name: string, outcome: OembedOutcome) => {
    problems.delete(name)
    const [oldest] = problems.keys()
    if (oldest !== undefined && problems.size >= MAX_PROBLEMS) problems.delete(oldest)
    problems.set(name, { outcome, until: now().getTime() + PROBLEM_MS })
  }
  const isProblem = (name: string) => (problems.get(name)?.until ?? 0) > now().getTime()
  /** Asks, and keeps everything that there is to know. Images come before the words that say they are there. */
  const learn = async (video: ProviderVideo, name: string): Promise<OembedOutcome> => {
    const outcome = await askProvider(video, endpoints)
    if (outcome.kind !== 'found') {
      remember(name, outcome)
      return outcome
    }
    const image = await fetchImage(outcome.video, video.provider, endpoints)
    const posters = image && (await makePosters(image))
    // Without an image it is worth asking again soon.
    if (!posters) {
      remember(name, outcome)
      return outcome
    }
    const posterFiles = [...posters].map(([width, body]) => [`${name}-${width}.webp`, body] as const)
    await files.write([...posterFiles, [`${name}.json`, JSON.stringify(outcome.video)]])
    return outcome
  }
  const metadata = async (video: ProviderVideo, mayAsk: () => boolean): Promise<OembedOutcome | undefined> => {
    const name = nameOf(video)
    const cached = await files.read(`${name}.json`)
    const known = cached && ({ kind: 'found', video: parseCached(cached.body) } as const)
    if (cached && now().getTime() - cached.writtenAt.getTime() < FRESH_MS) return known
    // What was known yesterday is better than that nobody answers today.
    if (isProblem(name)) return known ?? problems.get(name)?.outcome
    if (known) {
      if (mayAsk()) questions.do(name, () => learn(video, name)).catch(onError)
      return known
    }
    return mayAsk() ? questions.do(name, () => learn(video, name)) : undefined
  }
  return {
    metadata,
    async poster(video, width, mayAsk) {
      const outcome = await metadata(video, mayAsk)
      if (outcome?.kind !== 'found') return undefined
      const name = nameOf(video)
      const cached = await files.read(`${name}-${width}.webp`)
      if (cached) return cached.body
      // Its image had to make room for others, or there was none a moment ago.
      if (isProblem(name) || !mayAsk()) return undefined
      await questions.do(name, () => learn(video, name))
      return (await files.read(`${name}-${width}.webp`))?.body
    },
  }
}

/** Videos whose ids differ in capitals alone are different, also on disks that take those for equal. */
function nameOf({ provider, id, hash = '' }: ProviderVideo): string {
  return createHash('sha256').update(`${provider} ${id} ${hash}`).digest('hex').slice(0, 32)
}

/** Only {@link videoLibrary} writes these files. */
function parseCached(body: Buffer): VideoMetadata {
  return JSON.parse(body.toString('utf8')) as VideoMetadata
}
