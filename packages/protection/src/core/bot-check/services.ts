import type { PageSources } from '@vitrine/kit/core'

/** Services of others that tell people from programs: how visitors know them, and what a page must let them load. */
export const BOT_SERVICES = {
  turnstile: {
    title: 'Cloudflare Turnstile',
    sources: { script: ['https://challenges.cloudflare.com'], frame: ['https://challenges.cloudflare.com'] },
  },
  hcaptcha: {
    title: 'hCaptcha',
    sources: {
      script: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      frame: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      style: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      connect: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    },
  },
  recaptcha: {
    title: 'Google reCAPTCHA',
    sources: {
      script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      connect: ['https://www.google.com/recaptcha/'],
    },
  },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly sources: PageSources }>>

export type BotServiceName = keyof typeof BOT_SERVICES
