/** Makes the parts of a form inert that are marked for a status, and those active again that were marked for the last. */
export function inertParts(form: HTMLFormElement): (status: string) => void {
  let parts: readonly Element[] = []
  return (status) => {
    for (const part of parts) {
      part.removeAttribute('inert')
      part.classList.remove('active-on-any')
    }
    parts = [...form.querySelectorAll(`.inert-on-${CSS.escape(status)}`)]
    for (const part of parts) {
      part.setAttribute('inert', 'inert')
      // Styles and scripts of pages know an inert part by this class.
      part.classList.add('active-on-any')
    }
  }
}
