/** Puts a sign that something is under way after each element that asks for one. */
export function addSpinners(form: HTMLFormElement): void {
  for (const element of form.querySelectorAll('.has-spinner')) {
    const spinner = document.createElement('span')
    spinner.className = 'wpcf7-spinner'
    element.after(spinner)
  }
}
