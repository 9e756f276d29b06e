import type { Problem } from '../../core/problem.ts'

/** Tells the browser what is wrong, for its own ways to show it (`:invalid`, `form.reportValidity()`). */
export function setValidity(form: HTMLFormElement, problems: readonly Problem[]): void {
  const errors = new Map(problems.map(({ field, error }) => [field, error]))
  for (const wrap of wraps(form)) {
    for (const control of wrap.querySelectorAll('.wpcf7-form-control')) {
      if ('setCustomValidity' in control)
        (control as HTMLInputElement).setCustomValidity(errors.get(nameOf(wrap)) ?? '')
    }
  }
}

/** Leads to what must be mended first, in the order of the page. */
export function focusFirst(form: HTMLFormElement, problems: readonly Problem[]): void {
  const names = new Set(problems.map(({ field }) => field))
  const wrap = wraps(form).find((candidate) => names.has(nameOf(candidate)))
  wrap?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}

/** A tip that floats over its control gives way to whoever goes there. */
export function hideTip({ target }: Event): void {
  const wrap = (target as Element).closest('.use-floating-validation-tip .wpcf7-form-control-wrap')
  wrap?.querySelector('.wpcf7-not-valid-tip')?.setAttribute('style', 'display: none')
}

export function showTips(form: HTMLFormElement, names: ReadonlySet<string>): void {
  for (const wrap of wraps(form)) {
    if (names.has(nameOf(wrap))) wrap.querySelector('.wpcf7-not-valid-tip')?.removeAttribute('style')
  }
}

function wraps(form: HTMLFormElement): readonly HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap')]
}

function nameOf(wrap: HTMLElement): string {
  return wrap.dataset.name ?? ''
}
