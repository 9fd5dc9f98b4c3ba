import { afterEach, expect, it, vi } from 'vitest'
import { createFieldHighlighter } from '../../../../../ui/support/screen/customerScreen/fieldHighlighter'

afterEach(() => vi.unstubAllGlobals())

/** As much of an element as a mark needs. */
const element = (id: string) => {
  const attributes = new Map<string, string>()
  return {
    id,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  }
}
type Element = ReturnType<typeof element>

/** A screen in which things change as a browser tells an observer: what it does not ask for it does not hear. */
const screenOf = (...elements: Element[]) => {
  let heard: () => void = () => undefined
  let asked: MutationObserverInit = {}
  class Observer {
    constructor(hear: () => void) {
      heard = hear
    }
    observe = (_: unknown, options: MutationObserverInit): void => {
      asked = options
    }
    disconnect = (): void => {
      asked = {}
    }
  }
  vi.stubGlobal('MutationObserver', Observer)
  // A shadow root of which only this is looked at.
  const root = { getElementById: (id: string) => elements.find(one => one.id === id) ?? null } as unknown as ShadowRoot
  return {
    root,
    come: (one: Element): void => {
      elements.push(one)
      if (asked.childList === true) heard()
    },
    rename: (one: Element, id: string): void => {
      one.id = id
      if (asked.attributeFilter?.includes('id') === true) heard()
    },
  }
}

const about = (...elements: readonly Element[]) => elements.map(one => one.getAttribute('data-about'))

it('brings out the question that it is about and those that changed along, also one that comes later', () => {
  const [first, along, other, late] = [element('a'), element('b'), element('c'), element('d')]
  const { root, come } = screenOf(first, along, other)
  const { show } = createFieldHighlighter(root)
  show(['a', 'b', 'd'])
  come(late)
  expect(about(first, along, other, late)).toEqual(['first', 'along', null, 'along'])
  show(['c'])
  expect(about(first, along, other, late)).toEqual([null, null, 'first', null])
})

it('goes with the question where an element becomes another one', () => {
  const [one, other] = [element('a'), element('b')]
  const { root, rename } = screenOf(one, other)
  const { show, stop } = createFieldHighlighter(root)
  show(['a'])
  rename(one, 'c')
  expect(about(one, other)).toEqual([null, null])
  rename(other, 'a')
  expect(about(one, other)).toEqual([null, 'first'])
  stop()
  rename(other, 'd')
  expect(about(one, other)).toEqual([null, 'first'])
})
