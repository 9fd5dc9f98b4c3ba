import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { withoutInvisibleCharacters } from '../../domain/format/withoutInvisibleCharacters'
import { launchBrowser } from '../setup/browser'
import { type Acknowledged, watchPromises } from './adversity/acknowledged'
import { chance } from './adversity/chance'
import { startKillable } from './adversity/killableBrowser'
import type { StoredLog } from './adversity/logHere'
import { newAccount } from './adversity/office'
import { storedLog } from './adversity/storedLog'
import { type Visitor, visitorAt } from './adversity/visitor'
import { onceMore } from './variant'

const seed = Number(process.env.JOURNEY_SEED ?? 20260418)
/** How often in `npm test`, and how often once more. */
const often = [5, 20] as const

/** Texts that only ever grow: what comes back must be a beginning of what was typed, and hold all that was promised. */
const paths = ['customer.official_first_names', 'customer.address.street', 'customer.address.place'] as const
const step = '/personal_details'
const letters = 'abcdefghijklmnopqrstuvwxyz'

const later = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const nth = <A>(values: readonly A[], at: number): A => {
  const value = values[at]
  if (value === undefined) throw new Error('out of range')
  return value
}

/** Types until the page is gone. Rejections are the kill's doing; what was sent is a bound for what can come back. */
const typeOn = async (page: Page, random: () => number, sent: Map<string, string>): Promise<void> => {
  const end = (path: string): Promise<void> => page.locator(`[id="${path}"]`).press('End')
  for (;;) {
    const path = nth(paths, Math.floor(random() * paths.length))
    await page.locator(`[id="${path}"]`).focus()
    await end(path)
    const word = ` ${nth([...letters], Math.floor(random() * letters.length))}${Math.floor(random() * 100)}`
    for (const key of word) {
      sent.set(path, (sent.get(path) ?? '') + key)
      await page.keyboard.type(key, { delay: random() * 40 })
    }
    // Sometimes the writer goes on in the same breath, sometimes there is time to think.
    await later(random() < 0.5 ? 0 : random() * 500)
  }
}

const isSound = ({ keys, aside }: StoredLog): void => {
  expect(aside).toEqual([])
  expect(keys).toEqual(keys.map((_, at) => at))
}

const nothingLost = async (
  { value }: Visitor,
  promised: Acknowledged,
  sent: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const path of paths) {
    const text = await value(path)
    // Of spaces alone nothing is promised: they are no answer yet.
    const kept = withoutInvisibleCharacters(promised.get(path) ?? '', 'line')
    expect(text.startsWith(kept), `${path}: '${text}' after '${kept}'`).toBe(true)
    expect((sent.get(path) ?? '').startsWith(text), `${path}: '${text}' of '${sent.get(path)}'`).toBe(true)
  }
}

for (const [at, kills] of often.entries())
  test(
    `a browser that is killed ${kills} times while its customer types loses nothing it promised to keep`,
    onceMore(at),
    async () => {
      const random = chance(seed)
      const folder = mkdtempSync(join(tmpdir(), 'klantportaal-profile-'))
      let killLast: () => Promise<void> = () => Promise.resolve()
      onTestFinished(async () => {
        await killLast()
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
      })
      const account = await newAccount({ first_name: 'Noa' })
      const first = await startKillable(folder)
      killLast = first.kill
      await visitorAt(first.page).logInByLink(account)
      // A browser writes a login to the disk some seconds late; this one was used before.
      await first.close()

      let promised: Acknowledged = new Map()
      let sent = new Map<string, string>()
      let before: StoredLog = { keys: [], lines: [], aside: [] }
      let promisesMade = 0
      let cutOff = 0
      for (let round = 0; round <= kills; round++) {
        const { page, kill } = await startKillable(folder)
        killLast = kill
        const visitor = visitorAt(page)
        const now = await watchPromises(page, paths)
        await visitor.go(step)
        await visitor.at(step)
        await visitor.kept()
        await nothingLost(visitor, promised, sent)
        const stored = await storedLog(page, account.invitation)
        isSound(stored)
        expect(stored.lines.slice(0, before.lines.length), `round ${round}, seed ${seed}`).toEqual(before.lines)
        if (round === kills) break
        before = stored
        promised = now
        const atStart = new Map(await Promise.all(paths.map(async path => [path, await visitor.value(path)] as const)))
        sent = new Map(atStart)
        // Nobody waits for its end: what is under way when the browser goes, Firefox leaves without an answer.
        void typeOn(page, random, sent).catch(() => undefined)
        const promiseMade = (): boolean =>
          paths.some(path => (now.get(path) ?? '').length > (atStart.get(path) ?? '').length)
        await later(200 + random() * 700)
        // On a busy machine nothing may be promised yet: half of the kills wait for that, the others come when they come.
        const until = Date.now() + 10_000
        while (round % 2 === 0 && !promiseMade() && Date.now() < until) await later(20)
        await later(random() * 500)
        await kill()
        if (promiseMade()) promisesMade++
        if (paths.some(path => sent.get(path) !== promised.get(path))) cutOff++
      }
      // Else nothing was tried: most kills must come after something was promised, and in the middle of something more.
      expect(promisesMade).toBeGreaterThan(kills / 3)
      expect(cutOff).toBeGreaterThan(kills / 3)
    },
  )

const awayAndBack = async (page: Page): Promise<void> => {
  await page.goto('about:blank')
  await page.goBack()
}
const elsewhereInPortal = async (page: Page): Promise<void> => {
  await page.goto(new URL('/intro', page.url()).href)
  await page.goto(new URL(step, page.url()).href)
}
const reload = async (page: Page): Promise<void> => {
  await page.reload()
}

const ways = [reload, awayAndBack, elsewhereInPortal]

for (const [at, times] of [ways.length * 2, ways.length * 14].entries())
  test(
    `a reload or a navigation in the middle of typing, ${times} times, keeps every letter`,
    onceMore(at),
    async () => {
      const random = chance(seed + 1)
      const browser = await launchBrowser()
      onTestFinished(() => browser.close())
      const page = await (
        await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 900 } })
      ).newPage()
      const visitor = visitorAt(page)
      await visitor.logInByLink(await newAccount({ first_name: 'Noa' }))
      await visitor.go(step)
      for (let round = 0; round < times; round++) {
        const path = nth(paths, Math.floor(random() * paths.length))
        await visitor.kept()
        await visitor.field(path).focus()
        await visitor.field(path).press('End')
        await page.keyboard.type(` ${round}abcd`.slice(0, 2 + Math.floor(random() * 5)))
        // Less than the quarter of a second after which a pause makes an answer of it, mostly.
        await later(random() * 300)
        const typed = await visitor.value(path)
        await nth(ways, round % ways.length)(page)
        await visitor.kept()
        await expect.poll(() => visitor.value(path), { message: `round ${round}, seed ${seed}` }).toBe(typed)
      }
    },
  )
