import { allowedProviders, onConsentChange, withdrawConsent } from '@vitrine/ui/consent'
import { button, make } from '../../ui/place/make.ts'

interface Props {
  /** Names by provider. */
  readonly providers: Readonly<Record<string, string>>
  /** `{provider}` is its name. */
  readonly allowed: string
  readonly withdraw: string
}

/** Lists whom the visitor allowed to be loaded, each with a button that takes it back. */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { providers, allowed, withdraw } = props as Props
  const list = element.querySelector('.consent-settings__list')
  const none = element.querySelector<HTMLElement>('.consent-settings__none')
  if (!list || !none) return
  const nameOf = (provider: string) => providers[provider] ?? provider
  const row = (provider: string) =>
    make(
      'li',
      { className: 'consent-settings__item' },
      make('span', {}, allowed.replace('{provider}', nameOf(provider))),
      button('consent-settings__withdraw', withdraw.replace('{provider}', nameOf(provider)), () =>
        withdrawConsent(provider),
      ),
    )
  const draw = () => {
    const hadFocus = list.contains(document.activeElement)
    const names = allowedProviders(Object.keys(providers))
    none.hidden = names.length > 0
    list.replaceChildren(...names.map(row))
    if (!hadFocus) return
    // The button that was pressed is gone.
    const next = list.querySelector('button') ?? none
    next.tabIndex = next === none ? -1 : 0
    next.focus()
  }
  draw()
  onConsentChange(draw, signal)
}
