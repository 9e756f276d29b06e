import type { ChildProcess } from 'node:child_process'
import type { Languages, Role, Tag } from '@vitrine/content/core'
import type { Contents, DocumentReference, Query } from '@vitrine/content/queries'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import type { StateEntry } from '../core/feature-state.ts'
import type { HealthFinding } from '../core/health-finding.ts'
import type { Section } from '../core/section.ts'
import type { CallAction } from './call-action.ts'
import type { Offer } from './feature-service.ts'
import type { Metric } from './metric.ts'
import type { Typefaces } from './typefaces.ts'

/**
 * Running site, as the server of a feature gets it at start.
 *
 * @template Settings Settings that it reads.
 */
export interface RunningSite<Settings = unknown> {
  readonly payload: Payload
  readonly settings: Settings
  /**
   * Origin of the site that answers forms and calls of scripts, without a slash at its end, where pages are files on
   * another host. Empty: that of the pages themselves.
   */
  readonly callOrigin: string
  readonly languages: Languages
  /** The published document at an address. */
  readonly documentAt: (address: string) => Promise<DocumentReference | undefined>
  /** Address of a page in a language. @param locale BCP 47 tag. */
  readonly addressOf: (path: string, locale: string) => string
  /** Role of the account that a request comes from. Undefined for strangers, and for who has guessed too often. */
  readonly roleOf: (request: Pick<FastifyRequest, 'headers' | 'ip'>) => Promise<Role | undefined>
  /** Account that a request comes from. Undefined for strangers, and for who has guessed too often. */
  readonly accountOf: (request: Pick<FastifyRequest, 'headers' | 'ip'>) => Promise<SignedInAccount | undefined>
  /**
   * Starts another program of the site, which ends with this one and sends it messages.
   *
   * @param program Its name, such as `import`.
   */
  readonly startProgram: (program: string, args: readonly string[]) => ChildProcess
  /** Sends the page at an address as one visitor is to see it, or the page that says that there is none. */
  readonly sendPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    view: VisitorView,
  ) => Promise<FastifyReply>
  /** Sends the page that says that there is no answer. @param status Of HTTP, such as 403. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>
  /** Typefaces of the site as it is at the moment, for documents that are not pages. */
  readonly typefaces: () => Promise<Typefaces>
  /** Called with what failed in the background. */
  readonly onError: (error: unknown) => void
  /** Services that other features offer. */
  readonly offers: readonly Offer[]
}

/** Account of the admin that is signed in. */
export interface SignedInAccount {
  readonly name: string
  readonly email: string
}

/** A page for one visitor. It is never cached. */
export interface VisitorView {
  /** Of HTTP. */
  readonly status: number
  /** States that blocks of the page are shown in. */
  readonly states: readonly StateEntry[]
  /** Fields of the address that the page is made of. */
  readonly query: Query
}

/** A request for a page, as features see it. */
export interface PageRequest {
  /** Fields of the address. */
  readonly query: Query
  /** BCP 47 tag of the page. */
  readonly locale: string
}

/** A page that is made for one visitor, where it was asked for. */
export interface PersonalPage {
  /** Path of the page, the same in every language, with slashes at both ends. */
  readonly path: string
  /** BCP 47 tag of the page. */
  readonly locale: string
  /** Its address in this language, not encoded. */
  readonly address: string
}

/** States that features provide for one request. */
export interface RequestStates {
  readonly states: readonly StateEntry[]
  /** True if anything for one visitor only was drawn. */
  readonly isPersonal: () => boolean
}

/** Feature in a running site. */
export interface RunningFeature {
  /** Pages at its addresses, and content for blocks. Features are asked in the order of the list. */
  readonly contents?: Contents
  readonly offers?: readonly Offer[]
  /** Actions that scripts of pages call, by name. */
  readonly actions?: Readonly<Record<string, CallAction>>
  /** Adds its addresses. */
  register?(app: FastifyInstance): Promise<void>
  /**
   * Answers a request for one of its pages that are personal, or what was posted to it. Such answers are stored by nobody.
   *
   * @returns Undefined: the page is another feature's.
   */
  visit?(request: FastifyRequest, reply: FastifyReply, page: PersonalPage): Promise<FastifyReply | undefined>
  /** True if a request comes from a visitor who may see what is for members. */
  isMember?(request: Pick<FastifyRequest, 'headers' | 'protocol'>): Promise<boolean>
  /**
   * Address where visitors sign in to see what is for members.
   *
   * @param back Path of the page that they wanted, with its query: they are led back to it.
   * @param locale BCP 47 tag of the page.
   */
  signInAddress?(back: string, locale: string): Promise<string | undefined>
  requestStates?(request: PageRequest): Promise<RequestStates>
  /**
   * Headers of an answer that is the same for everybody, for caches in front of the site.
   *
   * @param tags Names of what it was made of.
   */
  sharedHeaders?(tags: ReadonlySet<Tag>): Readonly<Record<string, string>>
  /** Findings about it for the owner. */
  health?(): Promise<readonly HealthFinding[]>
  /** Measurements of it, for who monitors the site. */
  readonly metrics?: readonly Metric[]
  /** Sections that editors can put on a page. */
  sections?(): Promise<readonly Section[]>
  /**
   * Begins what one process of a site does for all of them, whichever that is: it may be begun again where it was ended.
   *
   * @returns Ends it.
   */
  maintenance?(): () => Promise<void>
  /** Begins what a process does beside its admin. @returns Ends it. */
  besideAdmin?(): () => Promise<void>
  /** Finishes what is under way. */
  stop?(): Promise<void>
}

/** The server's side of a feature; `feature.server.ts` of its package exports it as `server`. */
export interface FeatureServer<Settings = unknown> {
  /** Names of services that it needs: it is started after those who offer them. */
  readonly needs?: readonly string[]
  /** Names of services that it uses where a feature of the site offers them: it is started after that one then. */
  readonly uses?: readonly string[]
  readonly start: (site: RunningSite<Settings>) => RunningFeature
}
