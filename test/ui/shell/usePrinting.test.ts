import { afterEach, expect, test, vi } from 'vitest'
import { createPrintingStream, printOtherDocument } from '../../../ui/shell/page/usePrinting'

/** Paper or a screen, which says when it becomes the other. */
class Medium extends EventTarget {
  matches = false

  become(isPaper: boolean): void {
    this.matches = isPaper
    this.dispatchEvent(new Event('change'))
  }
}

const opened = () => {
  const [page, medium] = [new EventTarget(), new Medium()]
  vi.stubGlobal('window', page)
  vi.stubGlobal('matchMedia', () => medium)
  return { page, medium, listens: [vi.spyOn(page, 'addEventListener'), vi.spyOn(medium, 'addEventListener')] }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('each of many who ask hears that the page is printed, and the window is listened to once', () => {
  const { page, medium, listens } = opened()
  const printing$ = createPrintingStream()
  const heard = Array.from({ length: 50 }, (): boolean[] => [])
  const asked = heard.map(one => printing$.subscribe(now => one.push(now)))
  expect(listens.map(({ mock }) => mock.calls.map(([name]) => name))).toEqual([
    ['beforeprint', 'afterprint'],
    ['change'],
  ])
  page.dispatchEvent(new Event('beforeprint'))
  expect(printing$.value).toBe(true)
  page.dispatchEvent(new Event('afterprint'))
  medium.become(true)
  expect(printing$.value).toBe(true)
  medium.become(false)
  for (const one of heard) expect(one).toEqual([false, true, false, true, false])
  for (const subscription of asked) subscription.unsubscribe()
})

test('while another document goes to paper the page stays as it is', () => {
  const { page } = opened()
  const printing$ = createPrintingStream()
  const over = printOtherDocument()
  page.dispatchEvent(new Event('beforeprint'))
  expect(printing$.value).toBe(false)
  over()
  const heard: boolean[] = []
  const asked = printing$.subscribe(now => heard.push(now))
  page.dispatchEvent(new Event('beforeprint'))
  expect(heard).toEqual([false, true])
  asked.unsubscribe()
})

test('who asks after all others left reads what is so by then', () => {
  const { medium } = opened()
  const printing$ = createPrintingStream()
  printing$.subscribe().unsubscribe()
  medium.become(true)
  const heard: boolean[] = []
  expect(printing$.value).toBe(true)
  printing$.subscribe(now => heard.push(now))
  expect(heard).toEqual([true])
})
