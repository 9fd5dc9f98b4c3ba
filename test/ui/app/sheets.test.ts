import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetched, whyMissing } from '../../../ui/app/missingCode'
import { watchSheets } from '../../../ui/app/sheets'

/** A link of the page, as far as the code looks at one. */
class Link extends EventTarget {
  rel = 'stylesheet'
  crossOrigin: string | null = ''
  href = 'https://portaal.example/assets/StepScreen-1.css'
  readonly relList = { contains: (name: string) => name === this.rel }
  readonly replaceWith = vi.fn()
}

let made: Link[] = []
let hear = (_: { readonly target: unknown }): void => undefined

beforeEach(() => {
  made = []
  vi.stubGlobal('HTMLLinkElement', Link)
  vi.stubGlobal('document', {
    createElement: () => {
      const link = new Link()
      made.push(link)
      return link
    },
    querySelector: () => null,
  })
  watchSheets({ addEventListener: (_: string, listener: typeof hear) => (hear = listener) } as unknown as Window)
})
afterEach(() => vi.unstubAllGlobals())

const settle = (link: Link | undefined, how: 'load' | 'error'): void => {
  if (link === undefined) throw new Error('No link was made.')
  // On the page it comes by the window first.
  if (how === 'error') hear({ target: link })
  link.dispatchEvent(new Event(how))
}

test('code whose style sheet did not come waits for a fresh one, one for all who ask, and is missing without it', async () => {
  const dead = new Link()
  const code = vi.fn(async () => 'code')
  hear({ target: dead })
  const refused = [fetched(code), fetched(code)].map(one => one.then(String, whyMissing))
  expect(made).toHaveLength(1)
  expect(dead.replaceWith).toHaveBeenCalledExactlyOnceWith(made[0])
  expect(made[0]).toMatchObject({ rel: 'stylesheet', crossOrigin: '', href: dead.href })
  settle(made[0], 'error')
  expect(await Promise.all(refused)).toEqual(['unreachable', 'unreachable'])
  expect(code).not.toHaveBeenCalled()

  const came = fetched(code)
  expect(made).toHaveLength(2)
  expect(made[0]?.replaceWith).toHaveBeenCalledExactlyOnceWith(made[1])
  settle(made[1], 'load')
  expect(await came).toBe('code')
  expect(await fetched(code)).toBe('code')
  expect(made).toHaveLength(2)
})

test('a script or picture that does not come is no style sheet', async () => {
  hear({ target: Object.assign(new Link(), { rel: 'icon' }) })
  hear({ target: new EventTarget() })
  expect(await fetched(async () => 'code')).toBe('code')
  expect(made).toEqual([])
})
