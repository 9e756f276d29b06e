/** Bytes from which on sending takes long enough to be watched. */
const WATCHED_FROM_BYTES = 1_000_000

/** True if a message takes a while to send. */
export function isLarge(data: FormData): boolean {
  let bytes = 0
  for (const [, value] of data) if (value instanceof File) bytes += value.size
  return bytes >= WATCHED_FROM_BYTES
}

/**
 * Shows how much of a message is sent, after what turns while it is.
 *
 * @param label Names the bar for screen readers.
 */
export function uploadProgress(
  form: HTMLFormElement,
  label: string,
): { readonly show: (share: number) => void; readonly end: () => void } {
  const bar = document.createElement('progress')
  bar.className = 'form-upload'
  bar.max = 1
  bar.value = 0
  bar.setAttribute('aria-label', label)
  const spinner = form.querySelector('.wpcf7-spinner')
  if (spinner) spinner.after(bar)
  else form.append(bar)
  return {
    show(share) {
      bar.value = share
    },
    end: () => bar.remove(),
  }
}
