import type { Protection } from '@vitrine/protection/server'
import type { FormSettings } from '../core/form-settings.ts'
import { type FormRenderContext, plainRenderContext } from '../core/template/render-context.ts'
import type { FieldJudges } from './field-judge.ts'
import type { PageRenderContext, PageRequest } from './page-request.ts'
import type { ActiveServices } from './services.ts'
import type { Store } from './store.ts'

/** Makes what the forms of a page are shown in, for one request. What is drawn for a visitor makes the page personal. */
export function pageRenderContext(known: {
  readonly store: Pick<Store, 'settings' | 'site'>
  readonly servicesOf: (settings: FormSettings) => ActiveServices
  readonly stamps: Protection['stamps']
  readonly judges: FieldJudges
  readonly lists: FormRenderContext['lists']
  readonly now: () => Date
}): (request: PageRequest) => Promise<PageRenderContext> {
  const { store, servicesOf, stamps, judges, lists, now } = known
  return async ({ query, locale }) => {
    const [shared, { timeZone }] = await Promise.all([store.settings(locale), store.site(locale)])
    let isPersonal = Object.keys(query).length > 0
    const draw = <Drawn>(drawn: Drawn) => {
      isPersonal = true
      return drawn
    }
    const renderContext: FormRenderContext = {
      ...plainRenderContext(now()),
      timeZone,
      query,
      knowsKeys: true,
      lists,
      texts: shared.texts,
      ...servicesOf(shared).shown,
      drawTimeStamp: () => draw(stamps.write(now())),
      drawQuestion: (questions) => draw(judges.quizzes.draw(questions, now())),
      drawCaptcha: (look) => draw(judges.captchas?.draw(look, now()) ?? { challenge: '', address: '' }),
    }
    return { renderContext, isPersonal: () => isPersonal }
  }
}
