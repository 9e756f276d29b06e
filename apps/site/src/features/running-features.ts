import type { LoadedSettings } from '@vitrine/cms/settings'
import type { Tag } from '@vitrine/content/core'
import type { Contents } from '@vitrine/content/queries'
import type { HealthFinding, Section } from '@vitrine/kit/core'
import type {
  CallAction,
  FeatureServer,
  FeatureService,
  Metric,
  Offer,
  PageRequest,
  PersonalPage,
  RequestStates,
  RunningFeature,
  RunningSite,
} from '@vitrine/kit/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { servers } from './servers.ts'

/** All features while the site runs. */
export interface RunningFeatures {
  /** Contents of the features, in the order in which they are asked. */
  readonly contents: readonly Contents[]
  /** Actions that scripts of pages call, by name. */
  readonly actions: Readonly<Record<string, CallAction>>
  /** Finds the service that a feature offers. */
  service<Service extends object>(service: FeatureService<Service>): Service
  /** Adds their addresses. */
  register(app: FastifyInstance): Promise<void>
  /** Answers a request for a personal page, or what was posted to it. False: no feature has one there. */
  visit(request: FastifyRequest, reply: FastifyReply, page: PersonalPage): Promise<boolean>
  /** True if a request comes from a visitor who may see what is for members. */
  isMember(request: Pick<FastifyRequest, 'headers' | 'protocol'>): Promise<boolean>
  /** Address where visitors sign in to see what is for members; undefined: only accounts of the admin see it. */
  signInAddress(back: string, locale: string): Promise<string | undefined>
  requestStates(request: PageRequest): Promise<RequestStates>
  /** Headers of an answer that is the same for everybody. @param tags Names of what it was made of. */
  sharedHeaders(tags: ReadonlySet<Tag>): Readonly<Record<string, string>>
  /** Findings about them for the owner. */
  health(): Promise<readonly HealthFinding[]>
  /** Measurements of all features. */
  readonly metrics: readonly Metric[]
  /** Sections that editors can put on a page. */
  sections(): Promise<readonly Section[]>
  /** Begins what one process of a site does for all of them. @returns Ends it. */
  maintenance(): () => Promise<void>
  /** Begins what a process does beside its admin. @returns Ends it. */
  besideAdmin(): () => Promise<void>
  stop(): Promise<void>
}

/** Starts the features of the list. */
export function startFeatures(site: Omit<RunningSite<LoadedSettings>, 'offers'>): RunningFeatures {
  const running = startInOrder(servers, site)
  const offers = running.flatMap((feature) => feature.offers ?? [])
  return {
    contents: running.flatMap(({ contents }) => contents ?? []),
    actions: Object.assign({}, ...running.map(({ actions = {} }) => actions)),
    service: (service) => service.of(offers),
    async register(app) {
      for (const feature of running) await feature.register?.(app)
    },
    async visit(request, reply, page) {
      for (const feature of running) {
        await feature.visit?.(request, reply, page)
        // A reply is thenable: whoever waits for one gets nothing, once it is sent.
        if (reply.sent) return true
      }
      return false
    },
    async isMember(request) {
      const answers = await Promise.all(running.map((feature) => feature.isMember?.(request)))
      return answers.includes(true)
    },
    async signInAddress(back, locale) {
      for (const feature of running) {
        const address = await feature.signInAddress?.(back, locale)
        if (address !== undefined) return address
      }
      return undefined
    },
    async requestStates(request) {
      const answers = await Promise.all(running.flatMap((feature) => feature.requestStates?.(request) ?? []))
      return {
        states: answers.flatMap(({ states }) => states),
        isPersonal: () => answers.some(({ isPersonal }) => isPersonal()),
      }
    },
    sharedHeaders: (tags) => Object.assign({}, ...running.map((feature) => feature.sharedHeaders?.(tags))),
    health: async () => (await Promise.all(running.map((feature) => feature.health?.() ?? []))).flat(),
    metrics: running.flatMap(({ metrics = [] }) => metrics),
    sections: async () => (await Promise.all(running.map((feature) => feature.sections?.() ?? []))).flat(),
    maintenance: () => endAll(running.flatMap((feature) => feature.maintenance?.() ?? [])),
    besideAdmin: () => endAll(running.flatMap((feature) => feature.besideAdmin?.() ?? [])),
    stop: async () => void (await Promise.all(running.map((feature) => feature.stop?.()))),
  }
}

function endAll(ends: readonly (() => Promise<void>)[]): () => Promise<void> {
  return async () => void (await Promise.all(ends.map((end) => end())))
}

/**
 * Starts features, each after those whose services it needs, and after those whose services it uses where they are on.
 *
 * @returns Them in the order of the list.
 * @throws When nobody offers what one needs.
 */
export function startInOrder<Settings>(
  list: readonly FeatureServer<Settings>[],
  site: Omit<RunningSite<Settings>, 'offers'>,
): readonly RunningFeature[] {
  const started = new Map<FeatureServer<Settings>, RunningFeature>()
  const offers: Offer[] = []
  const isOffered = (need: string) => offers.some(({ name }) => name === need)
  while (started.size < list.length) {
    const waiting = list.filter((server) => !started.has(server))
    const ready = waiting.filter(({ needs = [] }) => needs.every(isOffered))
    const next = ready.find(({ uses = [] }) => uses.every(isOffered)) ?? ready[0]
    if (!next) throw new Error(`No feature offers ${waiting.flatMap(({ needs = [] }) => needs).join(', ')}.`)
    const running = next.start({ ...site, offers })
    offers.push(...(running.offers ?? []))
    started.set(next, running)
  }
  return list.flatMap((server) => started.get(server) ?? [])
}
