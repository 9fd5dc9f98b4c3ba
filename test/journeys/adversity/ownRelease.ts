import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, inject } from 'vitest'
import { openBrowser } from '../../setup/openBrowser'
import { type ReleaseServer, startReleaseServer } from '../../setup/releaseServer'
import { newVisitor } from '../visitor'
import type { Account } from './office'
import { type Visitor, visitorAt } from './visitor'

/** Who is at the browser in the test that runs now, and the server of the portal and its office. */
export interface OwnRelease {
  readonly server: ReleaseServer
  readonly context: BrowserContext
  readonly page: Page
  readonly visitor: Visitor
}

/** For each test a server that one can take away and that has a service worker, and a new profile; read it within a test. */
export const eachOwnRelease = () => {
  let here: OwnRelease
  beforeEach(async () => {
    const server = await startReleaseServer(inject('distDir'), inject('officeUrl'), inject('providerUrl'))
    const { context, page } = await newVisitor(await openBrowser())
    here = { server, context, page, visitor: visitorAt(page) }
  })
  afterEach(async () => {
    await here.context.close()
    await here.server.close()
  })
  const open = async (path: string): Promise<void> => {
    await here.page.goto(here.server.url + path)
  }
  return {
    get now() {
      return here
    },
    open,
    /** Logs in by the link, and goes to the first step. */
    begin: async ({ loginUrl }: Account): Promise<void> => {
      await open(loginUrl.slice(new URL(loginUrl).origin.length))
      await here.visitor.press('Start met invullen')
    },
  }
}
