import { type Comments, createComments } from '@vitrine/blog/server'
import { formsState } from '@vitrine/forms/core'
import { createForms, type Forms, type FormsOptions } from '@vitrine/forms/server'
import { parseLightbox } from '@vitrine/lightbox/core'
import { createRecognition } from '@vitrine/lightbox/server'
import { parseSearchSettings, type SearchSettings } from '@vitrine/search/core'
import { createSearch, type Search, startIndexUpkeep } from '@vitrine/search/server'
import { createVideos } from '@vitrine/video/server'
import type { FastifyInstance } from 'fastify'
import type { RequestOfPage, RequestStates } from '../render/rendering.ts'
import type { Waiting } from './waiting.ts'

/** What a feature does on the server besides being rendered. */
export interface ServerFeature {
  /** Adds its addresses. */
  register(app: FastifyInstance): Promise<void>
  /** Forgets content that it remembers: it has changed. */
  forget(): void
  /** What of it waits for an editor. */
  waiting?(): Promise<readonly Waiting[]>
  /** Finishes what is under way. */
  stop(): Promise<void>
}

/** The features with a server's side. Pages know forms by name, because a form may be posted to any page. */
export interface ServerFeatures {
  readonly forms: Forms
  readonly comments: Comments
  readonly search: Search
  readonly searchSettings: () => Promise<SearchSettings>
  /** What features say about one request for a page. */
  readonly requestStates: (request: RequestOfPage) => Promise<RequestStates>
  readonly all: readonly ServerFeature[]
}

/** Starts them. A new feature is named here, and in the lists of contents and of rendering. */
export function startFeatures(options: FormsOptions): ServerFeatures {
  const forms = createForms(options)
  const videos = createVideos({ dataDir: options.settings.dataDir, onError: options.onError })
  const recognition = createRecognition({
    isOn: async () => {
      const { lightbox } = await options.payload.findGlobal({ slug: 'site', depth: 0 })
      const { status, recognition } = parseLightbox(lightbox)
      return status && recognition
    },
  })
  const { payload, settings, languages, onError } = options
  const { secret, siteUrl } = settings
  const comments = createComments({ payload, guard: forms.posts, secret, siteUrl, languages, onError })
  const moderation: ServerFeature = {
    register: async () => {},
    forget() {},
    waiting: () => comments.waiting(),
    stop: async () => {},
  }
  const { search, searchSettings, upkeep } = startSearch(options)
  return {
    forms,
    comments,
    search,
    searchSettings,
    async requestStates(request) {
      const { surroundings, isPersonal } = await forms.surroundings(request)
      const { formsRoot: apiRoot, formsNamespace: namespace } = settings
      return { states: [formsState.entry({ apiRoot, namespace, surroundings })], isPersonal }
    },
    all: [forms, moderation, videos, recognition, upkeep] satisfies ServerFeature[],
  }
}

function startSearch({ payload, onError }: Pick<FormsOptions, 'payload' | 'onError'>) {
  let settings: Promise<SearchSettings> | undefined
  const read = async () => {
    return parseSearchSettings(await payload.findGlobal({ slug: 'search', depth: 0 }))
  }
  const forget = () => {
    settings = undefined
  }
  return {
    search: createSearch({ payload, onError }),
    searchSettings() {
      settings ??= read()
      settings.catch(forget)
      return settings
    },
    upkeep: { register: async () => {}, forget, stop: startIndexUpkeep(payload, { onError }) } satisfies ServerFeature,
  }
}
