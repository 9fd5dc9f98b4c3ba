/** What an element says of itself to who reads it or hears it. */
const told = [
  ...['role', 'alt', 'placeholder', 'disabled', 'readonly', 'open'],
  ...['label', 'expanded', 'invalid', 'required', 'checked', 'pressed', 'current', 'selected', 'disabled'].map(
    name => `aria-${name}`,
  ),
]

/** Of these what stands in them is all. */
const isPlain = (one: Element): boolean => ['DIV', 'SPAN'].includes(one.tagName) && !one.hasAttribute('role')

const idsIn = (one: Element, name: string): readonly string[] =>
  (one.getAttribute(name) ?? '').split(' ').filter(Boolean)

const wordsOf = (one: Element, name: string): string => {
  const root = one.getRootNode()
  const byId = (id: string): Element | null =>
    root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null
  return idsIn(one, name)
    .map(id => byId(id)?.textContent ?? '')
    .join(' ')
}

const stateOf = (one: Element): readonly string[] => [
  ...told.flatMap(name => (one.hasAttribute(name) ? [`${name}=${one.getAttribute(name)}`] : [])),
  ...['aria-labelledby', 'aria-describedby'].map(name => wordsOf(one, name)),
  ...(one instanceof HTMLInputElement ? [one.type, one.value, `${one.checked}`] : []),
  ...(one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement ? [one.value] : []),
]

const linesIn = (one: Element): readonly string[] => {
  if (!one.checkVisibility({ visibilityProperty: true }) || one.getAttribute('aria-hidden') === 'true') return []
  if (one.getAttribute('role') === 'status') return ['status']
  const within = [...one.childNodes].flatMap(child => {
    if (child instanceof Element) return linesIn(child)
    const text = child.textContent?.trim() ?? ''
    return text === '' ? [] : [text]
  })
  return isPlain(one)
    ? within
    : [[one.localName, ...stateOf(one)].filter(Boolean).join(' '), ...within.map(line => ` ${line}`)]
}

/**
 * What stands there, seen or heard, and in which state, without what is just being told to who listens: that comes a little
 * later, and is no part of what stands there.
 */
export const standingIn = (place: Element): string => [...place.children].flatMap(linesIn).join('\n')
