/** Makes an element. Texts are texts: nothing of them becomes markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

export function button(className: string, text: string, onClick: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', className }, text)
  made.addEventListener('click', onClick)
  return made
}
