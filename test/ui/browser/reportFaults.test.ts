import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stepKeys } from '../../../domain/language/stepKey'
import { browserNames } from '../../../domain/portal/browserNames'
import { type FaultReport, faultReport } from '../../../domain/portal/faultReport'
import { publicPaths } from '../../../domain/portal/navigation'
import { reportFaults } from '../../../ui/browser/reportFaults'

const screens = [...publicPaths.map(path => path.slice(1)), ...stepKeys, 'debug_intro', 'other']
const address = 'https://fouten.example/klantportaal'
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

/** A page at an address that holds what a customer typed, and what is told of it. */
const pageAt = (pathname: string, to: string | null, chance: () => number = () => 0) => {
  const told: (readonly [string, FaultReport])[] = []
  const page = Object.assign(new EventTarget(), { location: { pathname }, navigator: { userAgent } })
  const report = reportFaults(to, page, (where, what) => told.push([where, what]), chance)
  return { page, report, told }
}

const thrown = (message: string): Event => Object.assign(new Event('error'), { message, error: new Error(message) })

describe('a report of a fault', () => {
  test('holds four words of fixed lists, whatever was typed, thrown or in the address', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom('script', 'promise', 'screen'), (path, called, kind) => {
        const report = faultReport(kind, { path: `/${path}`, userAgent: called, build: '1' })
        expect(Object.keys(report).sort()).toEqual(['browser', 'build', 'kind', 'screen'])
        expect(screens).toContain(report.screen)
        expect(Object.keys(browserNames)).toContain(report.browser)
      }),
    )
  })

  test('names the screens of ours, and no other address', () => {
    const at = (path: string) => faultReport('script', { path, userAgent, build: '1' }).screen
    expect(['/', '/login', '/personal_details', '/debug_intro'].map(at)).toEqual([
      'login',
      'login',
      'personal_details',
      'debug_intro',
    ])
    expect(['/jansen', '/login/jansen', '/personal_details?phone=0201234567', ''].map(at)).toEqual(
      Array(4).fill('other'),
    )
  })
})

describe('telling of faults', () => {
  test('is off without an address: the page is not even listened to', () => {
    const { page, report, told } = pageAt('/login', null)
    page.dispatchEvent(thrown('geheim'))
    report('screen')
    expect(told).toEqual([])
  })

  test('says that there was one, on which screen, and nothing of what was thrown', () => {
    const { page, report, told } = pageAt('/personal_details', address)
    page.dispatchEvent(thrown('0201234567'))
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'Noa Hendriks' }))
    report('screen')
    const same = { screen: 'personal_details', build: __BUILD__, browser: 'firefox' }
    expect(told).toEqual(['script', 'promise', 'screen'].map(kind => [address, { kind, ...same }]))
  })

  test('tells one in ten, by chance', () => {
    for (const [chance, count] of [
      [0.0999, 1],
      [0.1, 0],
      [0.9, 0],
    ] as const) {
      const { report, told } = pageAt('/login', address, () => chance)
      report('screen')
      expect(told).toHaveLength(count)
    }
  })

  test('stops after five: a fault that comes back all the time says nothing new', () => {
    const { page, told } = pageAt('/login', address)
    for (let n = 0; n < 100; n++) page.dispatchEvent(thrown('again'))
    expect(told).toHaveLength(5)
  })
})
