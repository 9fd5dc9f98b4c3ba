/** A field's own id, from that of what belongs to it. */
const idOf = (id: string): string => id.replace(/-(error|help|origin)$/, '')

const idsIn = (element: Element): readonly string[] =>
  [...element.querySelectorAll('[id], label[for]')].map(one => one.id || one.getAttribute('for') || '')

const ownIdOf = (element: Element): string =>
  element.id || element.getAttribute('for') || (element.getAttribute('href')?.replace(/^#/, '') ?? '')

/**
 * The path of the question that an element of the customer's screen belongs to: its own, that of its label, or the only
 * one in what stands around it. Null where there is none, or several.
 * @param isPath whether an id is the path of a question
 */
export const fieldAt = (target: Element, isPath: (id: string) => boolean): string | null => {
  for (let at: Element | null = target; at !== null; at = at.parentElement) {
    const own = idOf(ownIdOf(at))
    if (isPath(own)) return own
    const within = new Set(idsIn(at).map(idOf).filter(isPath))
    if (within.size === 1) return [...within][0] ?? null
    if (within.size > 1) return null
  }
  return null
}
