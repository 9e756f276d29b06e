import type { FeatureServer } from '@vitrine/kit/server'
import { visitorPosts } from '@vitrine/protection/visitor-posts'
import { userFacts } from './core/mail/user-facts.ts'
import { formsState } from './core/page-state.ts'
import { createForms, type FormsOptions } from './server/create-forms.ts'
import { formsService } from './server/forms-service.ts'
import { startInboxMaintenance } from './server/inbox/inbox-maintenance.ts'

export const server: FeatureServer<FormsOptions['settings']> = {
  start(site) {
    const { callOrigin, accountOf } = site
    const forms = createForms({
      ...site,
      async userOf(request) {
        const account = await accountOf(request)
        return account && userFacts(account)
      },
    })
    const { formsRoot, formsNamespace: namespace } = site.settings
    const page = { apiRoot: callOrigin + formsRoot, namespace, isStored: callOrigin !== '' }
    return {
      offers: [formsService.offer(forms), visitorPosts.offer(forms.posts)],
      register: forms.register,
      async requestStates(request) {
        const { renderContext, isPersonal } = await forms.renderContext(request)
        return { states: [formsState.entry({ ...page, renderContext })], isPersonal }
      },
      health: forms.health,
      metrics: forms.metrics,
      maintenance: () => startInboxMaintenance(site.payload, { onError: site.onError }),
      stop: forms.stop,
    }
  },
}
