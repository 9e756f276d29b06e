/** Hidden fields that say the same in every form. */
const FIXED = new Set(['_wpcf7', '_wpcf7_version', '_wpcf7_locale', '_wpcf7_unit_tag', '_wpcf7_container_post'])

/** State of a form, in the keys of the recordings. */
export function snapshotOf(wrapper: Element): Readonly<Record<string, unknown>> {
  const form = wrapper.querySelector('form')
  if (!form) return {}
  return {
    wrapper_class: wrapper.className,
    form_class: form.className,
    data_status: form.dataset.status,
    sr_status: wrapper.querySelector('[role="status"]')?.innerHTML,
    sr_list: wrapper.querySelector('.screen-reader-response ul')?.innerHTML,
    output: all(form, '.wpcf7-response-output').map((element) => element.innerHTML),
    wraps: wrapsOf(form),
    values: valuesOf(form),
    submit_disabled: all<HTMLInputElement>(form, '.wpcf7-submit').map(({ disabled }) => disabled),
    spinners: all(form, '.wpcf7-spinner').length,
    ...given(
      'quiz_labels',
      all(form, '.wpcf7-quiz-label').map(({ textContent }) => textContent),
    ),
    ...given(
      'free_text_disabled',
      all<HTMLInputElement>(form, '.wpcf7-free-text').map(({ disabled }) => disabled),
    ),
    ...given('counters', all(form, '.wpcf7-character-count').map(counter)),
    ...given(
      'images',
      all(form, 'img').map((image) => image.getAttribute('src')),
    ),
    ...given(
      'reflections',
      all(form, '[data-reflection-of]').map(({ outerHTML }) => outerHTML),
    ),
  }
}

function all<E extends HTMLElement = HTMLElement>(root: Element, selector: string): readonly E[] {
  return Array.from(root.querySelectorAll<E>(selector))
}

function given(key: string, values: readonly unknown[]): object {
  return values.length > 0 ? { [key]: values } : {}
}

function wrapsOf(form: Element): Readonly<Record<string, readonly unknown[]>> {
  const wraps: Record<string, unknown[]> = {}
  for (const wrap of all(form, '.wpcf7-form-control-wrap[data-name]')) {
    const controls = all<HTMLInputElement>(wrap, '.wpcf7-form-control')
    const name = wrap.dataset.name ?? ''
    wraps[name] ??= []
    wraps[name].push({
      ...given(
        'tips',
        all(wrap, '.wpcf7-not-valid-tip').map(({ outerHTML }) => outerHTML),
      ),
      aria_invalid: all(wrap, '[aria-invalid]').map((element) => element.getAttribute('aria-invalid')),
      not_valid: controls.map(({ classList }) => classList.contains('wpcf7-not-valid')),
      ...given('describedby', controls.map(descriptionOf).filter(Boolean)),
      ...given('validity', controls.map(({ validationMessage }) => validationMessage).filter(Boolean)),
    })
  }
  return wraps
}

/** Description of a control; for an acceptance that of its box, which has the focus. */
function descriptionOf(control: Element): string | null | undefined {
  const described = control.hasAttribute('aria-describedby') ? control : control.querySelector('[aria-describedby]')
  return described?.getAttribute('aria-describedby')
}

function valuesOf(form: Element): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const control of all(form, 'input, select, textarea')) {
    if (!('name' in control) || !control.name || FIXED.has(String(control.name))) continue
    const name = String(control.name)
    if (control instanceof HTMLSelectElement) {
      values[name] = control.multiple ? Array.from(control.selectedOptions, ({ value }) => value) : control.value
    } else if (control instanceof HTMLInputElement) {
      const { type, value, checked } = control
      if (type === 'checkbox' || type === 'radio') values[`${name}=${value}`] = checked
      else values[name] = type === 'file' ? Array.from(control.files ?? [], (file) => file.name) : value
    } else values[name] = (control as HTMLTextAreaElement).value
  }
  return values
}

function counter(element: HTMLElement): unknown {
  return { class: element.className, current: element.dataset.currentValue, text: element.textContent }
}
