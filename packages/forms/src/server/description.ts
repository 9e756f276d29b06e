import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FormDescription } from '../core/description.ts'
import { languageOf } from '../core/locale.ts'
import { isForMembers } from '../core/members.ts'
import { publicForm } from '../core/public-form.ts'
import { shownBotCheck } from '../core/shown-bot-check.ts'
import { formIdOf } from './circumstances.ts'
import type { PageRequest, PageSurroundings } from './page-request.ts'
import { refuse } from './protocol.ts'
import type { Store } from './store.ts'

/**
 * `GET {root}vitrine/v1/contact-forms/{id}`: a form as JSON, ready to be shown by `<ContactForm>` or by others. Fields of
 * the query fill fields with `default:get`; `_wpcf7_locale` names the language.
 */
export function describeForms(
  app: FastifyInstance,
  options: {
    readonly store: Store
    readonly languages: readonly [string, ...string[]]
    readonly surroundings: (request: PageRequest) => Promise<PageSurroundings>
    readonly api: FormDescription['api']
    readonly isMember: (request: FastifyRequest) => boolean
  },
): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, string | string[]> }>(
    '/vitrine/v1/contact-forms/:id(^\\d+$)',
    async (request, reply) => {
      const id = formIdOf(request.params.id)
      const language = languageOf(request.query._wpcf7_locale, options.languages)
      const form = id === undefined ? undefined : await options.store.form(id, language)
      if (!form) return refuse(reply, 'wpcf7_not_found')
      if (isForMembers(form) && !options.isMember(request)) return refuse(reply, 'wpcf7_forbidden_form')
      const { surroundings } = await options.surroundings({ query: request.query, locale: language })
      const { botCheck, texts } = surroundings
      const description: FormDescription = {
        form: publicForm(form, surroundings),
        api: options.api,
        ...(botCheck && { botCheck: shownBotCheck(botCheck, texts) }),
      }
      return reply.header('cache-control', 'no-store').send(description)
    },
  )
}
