import type { BotCheckOnPage } from '@vitrine/protection/core'
import type { StepperTexts } from '@vitrine/ui/core'
import { FORM_TEXTS, type FormTexts } from '../form-texts.ts'
import type { UserFacts } from '../mail/user-facts.ts'
import type { Pipe } from './form-tag.ts'

/** Values of one name in a query or a posted body. */
export type RequestValues = Readonly<Record<string, string | readonly string[]>>

/** Context for rendering forms: the request, and the services that the site has switched on. */
export interface FormRenderContext {
  readonly now: Date
  /** IANA name of the zone of the site, whose day is today. */
  readonly timeZone: string
  readonly query: RequestValues
  readonly body: RequestValues
  /** Of who is signed in; visitors have none. */
  readonly user: UserFacts
  /** Attributes of the form's place on the page. */
  readonly attributes: Readonly<Record<string, string>>
  /** Values of the page that holds the form. */
  readonly page: Readonly<Record<string, string>>
  /** Lists that `data:` names. */
  readonly lists: (name: string) => readonly string[] | undefined
  /** Draws one of a quiz's questions; the hash of its answer travels with the form. */
  readonly drawQuestion: (questions: readonly [Pipe, ...Pipe[]]) => {
    readonly question: string
    readonly answerHash: string
  }
  /** Says when the form is opened, so that nobody can make it up. */
  readonly drawTimeStamp: () => string
  /** Makes a picture to read; the challenge travels with the form. */
  readonly drawCaptcha: (look: CaptchaLook) => { readonly challenge: string; readonly address: string }
  /** The words around fields. */
  readonly texts: FormTexts
  /** The server knows a repeated post by its key; absent where it may be another one's. */
  readonly knowsKeys?: true
  /** Names of the buttons beside numbers; absent where no script of the site drives them. */
  readonly stepper?: StepperTexts
  readonly services: ReadonlySet<'turnstile' | 'recaptcha' | 'captcha' | 'stripe'>
  /** Bot check on the page; absent if none is active. */
  readonly botCheck?: BotCheckOnPage
  /** Public key of the payment service; absent while it is off. */
  readonly stripeKey?: string
}

/** Dimensions and colours of a captcha image. */
export interface CaptchaLook {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Colours of letters and ground, as `#rrggbb`. */
  readonly foreground?: string
  readonly background?: string
}

/** A form that nobody asked for in particular. */
export function plainRenderContext(now: Date): FormRenderContext {
  return {
    now,
    timeZone: 'UTC',
    query: {},
    body: {},
    user: {},
    attributes: {},
    page: {},
    lists: () => undefined,
    drawQuestion: ([[question]]) => ({ question, answerHash: '' }),
    drawTimeStamp: () => '',
    drawCaptcha: () => ({ challenge: '', address: '' }),
    texts: FORM_TEXTS,
    services: new Set(),
  }
}
