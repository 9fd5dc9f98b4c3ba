/**
 * Marks the questions that support looks at on the customer's screen, by an attribute, also elements that appear later.
 * A style sheet with their ids would restyle the whole screen at every step.
 */
export const createFieldHighlighter = (root: ShadowRoot): FieldHighlighter => {
  let shown: readonly string[] = []
  let marked: readonly Element[] = []
  const apply = (): void => {
    const elements = shown.flatMap((path): readonly Element[] => {
      const element = root.getElementById(path)
      return element === null ? [] : [element]
    })
    for (const element of marked) if (!elements.includes(element)) element.removeAttribute(mark)
    for (const element of elements) {
      const how = element.id === shown[0] ? 'first' : 'along'
      if (element.getAttribute(mark) !== how) element.setAttribute(mark, how)
    }
    marked = elements
  }
  const observer = new MutationObserver(apply)
  // An element may also become another question's: then its mark is no longer its own.
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['id'] })
  return {
    show: paths => {
      shown = paths
      apply()
    },
    stop: () => observer.disconnect(),
  }
}

const mark = 'data-about'

export interface FieldHighlighter {
  /** Paths of questions, the first as the one that it is about. */
  readonly show: (paths: readonly string[]) => void
  readonly stop: () => void
}
