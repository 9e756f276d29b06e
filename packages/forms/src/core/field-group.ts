/** Keys that `[]` counts on from; longer ones would soon count past what a number can hold. */
const INDEX = /^(?:0|[1-9][0-9]{0,8})$/

/** Values under one name or key, as `f[a][]` groups them: the same key again replaces what was there. */
export class FieldGroup<V> {
  readonly members = new Map<string, V | FieldGroup<V>>()
  #next = 0

  /** @param keys An empty one counts on. */
  put([key = '', ...keys]: readonly string[], value: V): void {
    const name = key === '' ? String(this.#next) : key
    if (INDEX.test(name)) this.#next = Math.max(this.#next, Number(name) + 1)
    if (keys.length === 0) {
      this.members.set(name, value)
      return
    }
    const member = this.members.get(name)
    const group = member instanceof FieldGroup ? member : new FieldGroup<V>()
    this.members.set(name, group)
    group.put(keys, value)
  }

  /** All values in order, whatever their depth. */
  values(): readonly V[] {
    return [...this.members.values()].flatMap((member) => (member instanceof FieldGroup ? member.values() : [member]))
  }
}
