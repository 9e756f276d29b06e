import { featureState } from '@vitrine/kit/core'

/** What search fields are told so that results appear while a visitor types; nothing: they do not appear. */
export const liveFieldState = /* @__PURE__ */ featureState<{ readonly props?: object }>('live-field', {})
