import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, firefox, type Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sentBefore } from '../../domain/texts/visitStatusTexts'
import { browserFlags, findBrowser, inFirefox } from '../setup/browser'
import { firefoxOptions } from '../setup/firefox'
import { startKillable } from './adversity/killableBrowser'
import { type Account, inventoriesOf, newAccount } from './adversity/office'
import { wordsIn } from './adversity/profile'
import { storedLog, traces } from './adversity/storedLog'
import { storedSecrets } from './adversity/storedSession'
import { sendButton, type Visitor, visitorAt } from './adversity/visitor'

const step = '/personal_details'

interface Kind {
  readonly name: string
  readonly launch: (profile: string) => Promise<BrowserContext>
  /** Files in which the browser keeps what is its own: history, what was typed in forms, passwords, its sessions. */
  readonly isItsOwn: (path: string) => boolean
}

const page = { locale: 'nl-NL', viewport: { width: 1280, height: 900 } } as const

const chromiumKind: Kind = {
  name: 'Chromium',
  launch: profile =>
    chromium.launchPersistentContext(profile, { ...page, executablePath: findBrowser(), args: [...browserFlags] }),
  isItsOwn: path =>
    /^Default\/(History|Web Data|Login Data|Sessions|Top Sites|Favicons|Visited Links|Shortcuts)/.test(path),
}

const firefoxKind: Kind = {
  name: 'Firefox',
  launch: profile => firefox.launchPersistentContext(profile, { ...page, ...firefoxOptions() }),
  isItsOwn: path => /^(places|formhistory|logins|favicons|sessionstore)/.test(path),
}

const kind = inFirefox ? firefoxKind : chromiumKind

let count = 0
/** A word that stands nowhere else. */
const word = (): string =>
  `zq${process.pid.toString(36)}x${(count++).toString(36)}w${Math.random().toString(36).slice(2, 10)}`

const later = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const document = (mark: string) => ({
  name: 'loonstrook.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${mark}\n${'x'.repeat(200_000)}\n%%EOF\n`),
})

const logOut = async (visitor: Visitor, how: 'Wissen' | 'Bewaren op dit apparaat'): Promise<void> => {
  await visitor.page.getByRole('button', { name: 'Uitloggen' }).click()
  await visitor.press(how)
  await visitor.at('/login')
  await visitor.page.getByRole('heading', { name: 'Inloggen' }).waitFor()
}

const logIn = async (visitor: Visitor, account: Account): Promise<void> => {
  await visitor.go('/login')
  await visitor.logIn(account)
  await visitor.at('/intro')
  await visitor.press('Start met invullen')
  await visitor.at(step)
  await visitor.kept()
}

/** Holds another invitation's database open in a tab, as a page of an older portal would; answers how to count its records. */
const holding = async (tab: Page, invitation: string): Promise<() => Promise<number>> => {
  const before = (await storedLog(tab, invitation)).lines.length
  expect(before).toBeGreaterThan(1)
  return async () => (await storedLog(tab, invitation)).lines.length - before
}

/** A browser on which another customer's answers wait, and one who has typed much; what must go and what must stay. */
const typed = async () => {
  const profile = mkdtempSync(join(tmpdir(), 'klantportaal-erased-'))
  let context = await kind.launch(profile)
  onTestFinished(async () => {
    await context.close().catch(() => undefined)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  const visitor = visitorAt(context.pages()[0] ?? (await context.newPage()))
  const [own, other] = [await newAccount({ first_name: 'Noa' }), await newAccount({ first_name: 'Bram' })]
  const [lastName, street, draft, mark, theirs] = [word(), word(), word(), word(), word()]

  await logIn(visitor, other)
  await visitor.fill('customer.address.street', theirs)
  await visitor.kept()
  await logOut(visitor, 'Bewaren op dit apparaat')

  await logIn(visitor, own)
  await visitor.fillFirstStep()
  await visitor.fill('customer.last_name', lastName)
  await visitor.fill('customer.address.street', street)
  await visitor.kept()
  // What is being typed as the page goes away, several times: what waits stands beside the log then.
  for (let i = 0; i < 3; i++) {
    await visitor.field('customer.address.place').fill(`${draft}${i}`)
    await visitor.page.reload()
    await visitor.kept()
  }
  const secrets = await storedSecrets(visitor.page)
  expect(secrets).toHaveLength(1)
  const words = [lastName, street, draft, mark, own.password, own.username, ...secrets]
  const found = (): readonly string[] => wordsIn(profile, words, kind.isItsOwn)
  const theirsFound = (): readonly string[] => wordsIn(profile, [theirs], kind.isItsOwn)
  return {
    visitor,
    own,
    other,
    words: [lastName, street, mark, ...secrets],
    mark,
    found,
    theirs,
    theirsFound,
    context: () => context,
    /** The browser is closed and begins anew on its profile. */
    restart: async (): Promise<Page> => {
      await context.close()
      expect(found()).toEqual([])
      context = await kind.launch(profile)
      return context.pages()[0] ?? (await context.newPage())
    },
  }
}

type Typed = Awaited<ReturnType<typeof typed>>

/** Else the search is blind: before the erasing, all of it is there to be found. */
const allThere = async ({ words, found }: Typed): Promise<void> => {
  const missing = (): readonly string[] => {
    const there = found().map(line => line.split(' ')[0])
    return words.filter(one => !there.includes(one))
  }
  await expect.poll(missing).toEqual([])
}

const nothingLeft = async ({ found, theirsFound, restart, other, theirs }: Typed): Promise<void> => {
  // A browser takes files away a moment later.
  await expect.poll(found).toEqual([])
  expect(theirsFound().length).toBeGreaterThan(0)
  const again = visitorAt(await restart())
  await logIn(again, other)
  await expect.poll(() => again.value('customer.address.street')).toBe(theirs)
  await later(1000)
  expect(found()).toEqual([])
}

describe(`in the profile of ${kind.name}`, () => {
  test("after 'Wissen' nothing of this invitation is left, and everything of another's", async () => {
    const all = await typed()
    const { visitor, context, other, mark } = all
    await visitor.go('/complete')
    await visitor.press('Documenten toevoegen')
    await visitor.page.locator('input[type=file]').setInputFiles(document(mark))
    await visitor.says('loonstrook.pdf')
    await visitor.kept()
    await allThere(all)
    const second = await context().newPage()
    await visitorAt(second).go('/robots.txt')
    const lost = await holding(second, other.invitation)
    await logOut(visitor, 'Wissen')
    expect(await lost()).toBe(0)
    await nothingLeft(all)
  })

  test('after a sending that arrived nothing of it is left', { tags: 'variant' }, async () => {
    const all = await typed()
    const { visitor, own, mark } = all
    await visitor.toSending()
    await visitor.press('Documenten toevoegen')
    await visitor.page.locator('input[type=file]').setInputFiles(document(mark))
    await visitor.says('loonstrook.pdf')
    await visitor.kept()
    await allThere(all)
    await visitor.press(sendButton)
    await visitor.at('/success')
    await visitor.at('/login')
    await visitor.says('U bent nu uitgelogd')
    expect(await inventoriesOf(own.invitation)).toHaveLength(1)
    await nothingLeft(all)
  })

  test('killed as soon as the office has it, the browser ends it at the next start and speaks of nothing lost', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'klantportaal-erased-'))
    let { page, kill } = await startKillable(profile)
    onTestFinished(async () => {
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    })
    const account = await newAccount({ first_name: 'Noa' })
    const visitor = visitorAt(page)
    await logIn(visitor, account)
    await visitor.fillFirstStep()
    await visitor.toSending()
    await visitor.press(sendButton)
    await visitor.at('/success')
    await kill()
    expect(await inventoriesOf(account.invitation)).toHaveLength(1)
    const again = await startKillable(profile)
    page = again.page
    kill = again.kill
    const next = visitorAt(page)
    await next.go(step)
    await next.at('/login')
    await next.says(sentBefore)
    await expect.poll(() => traces(page)).toEqual([])
  })
})
