import * as E from 'fp-ts/Either'
import { Subject } from 'rxjs'
import { beforeEach, expect, test, vi } from 'vitest'
import { defaultTenantStyle } from '../../../domain/portal/tenant'
import type { CallFault } from '../../../events/effects/calls/http'
import { createTenantLook, type TenantLookSource } from '../../../ui/office/tenantLook'
import { fakeBrowser } from '../fakeBrowser'

const offline: E.Either<CallFault, never> = E.left({ tag: 'offline' })
const style = (name: string) => ({ ...defaultTenantStyle, name })

beforeEach(() => {
  fakeBrowser()
  return () => vi.unstubAllGlobals()
})

const loading = (logo: E.Either<CallFault, string | null> = offline) => {
  const answers = {
    style: offline as E.Either<CallFault, typeof defaultTenantStyle>,
    logo,
    hero: offline as E.Either<CallFault, string | null>,
  }
  const asked: string[] = []
  const call = <K extends keyof typeof answers>(key: K) => {
    return async () => {
      asked.push(key)
      return answers[key]
    }
  }
  const again$ = new Subject<void>()
  const look = createTenantLook({ style: call('style'), logo: call('logo'), hero: call('hero') }, again$)
  return { answers, asked, again$, look }
}

const atRest = () => new Promise(resolve => setTimeout(resolve))

const shown = ({ look$ }: TenantLookSource) => [
  look$.value.style.name,
  look$.value.logo,
  look$.value.hero,
  look$.value.isFromOffice,
]

test('what the office does not say is as the log knows it, and is never said to be the office’s', async () => {
  const { look } = loading()
  look.showStored({ style: style('Kantoor'), logo: 'logo', hero: 'hero' })
  await atRest()
  expect(shown(look)).toEqual(['Kantoor', 'logo', 'hero', false])
})

test('what the office says wins, each part as it comes; that it has no picture is an answer too', async () => {
  const { answers, asked, again$, look } = loading(E.right(null))
  look.showStored({ style: style('Kantoor'), logo: 'logo', hero: 'hero' })
  await atRest()
  expect(shown(look)).toEqual(['Kantoor', null, 'hero', false])
  answers.style = E.right(style('Nieuw'))
  answers.hero = E.right('new hero')
  asked.length = 0
  again$.next()
  again$.next()
  expect(look.look$.value.isFromOffice).toBe(false)
  await atRest()
  expect(shown(look)).toEqual(['Nieuw', null, 'new hero', true])
  // Only what had not come is asked for, and nothing of the log comes over it.
  expect(asked).toEqual(['style', 'hero'])
  look.showStored({ style: style('Kantoor'), logo: 'logo', hero: 'hero' })
  again$.next()
  await atRest()
  expect([asked.length, ...shown(look)]).toEqual([2, 'Nieuw', null, 'new hero', true])
})
