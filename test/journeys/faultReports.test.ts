import { createServer } from 'node:http'
import { expect, inject, test } from 'vitest'
import { freePort } from '../setup/freePort'
import { openBrowser } from '../setup/openBrowser'
import { startPlainServer } from '../setup/plainServer'
import { onScreen } from './screen'
import { newVisitor } from './visitor'

/** An address that takes reports of faults, and what came there: bodies and headers. */
const collector = async () => {
  const came: { readonly body: string; readonly headers: object }[] = []
  const port = await freePort()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      came.push({ body, headers: request.headers })
      response.statusCode = 204
      response.end()
    })
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return { came, url: `http://localhost:${port}/fouten`, close: () => server.close() }
}

test('a fault is told to the configured address in four words, and to nobody where there is none', async () => {
  const { came, url, close } = await collector()
  const told = await startPlainServer(inject('distDir'), inject('officeUrl'), inject('providerUrl'), portal => ({
    ...portal,
    hosts: portal.hosts.map(host => ({ ...host, errorReports: url })),
  }))
  try {
    for (const address of [inject('portalUrl'), told.url]) {
      const { page, context } = await newVisitor(await openBrowser())
      await page.addInitScript(() => {
        Math.random = () => 0
      })
      await page.goto(`${address}/login?username=Noa%20Hendriks`)
      await onScreen(page, 'Inloggen')
      await page.getByLabel('Wachtwoord', { exact: true }).fill('geheim12')
      const thrown = page.waitForEvent('pageerror')
      await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('Noa Hendriks 0201234567'))))
      await thrown
      // Those that were to come have come by the time that another call of the page has been answered.
      await page.evaluate(() => fetch('/portal.json').then(answer => answer.text()))
      if (address === told.url) await expect.poll(() => came.length).toBe(1)
      else expect(came).toEqual([])
      await context.close()
    }
    const [report] = came
    expect(Object.keys(JSON.parse(report?.body ?? '{}')).sort()).toEqual(['browser', 'build', 'kind', 'screen'])
    expect(JSON.parse(report?.body ?? '{}')).toMatchObject({ kind: 'promise', screen: 'login', browser: 'chrome' })
    expect(JSON.stringify(report)).not.toMatch(/Noa|Hendriks|geheim|0201234567/)
    expect(report?.headers).not.toHaveProperty('referer')
    expect(report?.headers).not.toHaveProperty('cookie')
  } finally {
    close()
    await told.close()
  }
})
