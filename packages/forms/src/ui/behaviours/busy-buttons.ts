/** Says of the buttons of a form that they do nothing while it is being sent. They keep the focus, as disabled ones would not. */
export function markBusy(form: HTMLFormElement, isBusy: boolean): void {
  for (const button of form.querySelectorAll('.wpcf7-submit')) {
    if (isBusy) button.setAttribute('aria-disabled', 'true')
    else button.removeAttribute('aria-disabled')
  }
}
