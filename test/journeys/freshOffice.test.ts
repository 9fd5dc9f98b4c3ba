import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { childQuestions } from '../../domain/catalogue/personalDetails/childrenSection'
import { employer } from '../../domain/catalogue/personalDetails/employers'
import { person as personSection } from '../../domain/catalogue/personalDetails/person'
import { headersCommand } from '../../ui/serve/headersCommand'
import { readPortalFile } from '../../ui/serve/portalFile'
import { gateway } from '../contract/freshOffice/gateway'
import { freshOffice } from '../contract/freshOffice/office'
import { createPeople } from '../contract/freshOffice/people'
import { freePort } from '../setup/freePort'
import { openBrowser } from '../setup/openBrowser'
import { nginx, nginxArguments, running } from '../ui/serve/otherServer'
import { begin, logIn, register } from './account'
import { answerLines } from './answerLines'
import { asSent, fillIn } from './answers'
import { sentQuestions } from './household'
import { quickMouse } from './mouse'
import { button, card, onScreen, says, section, textField } from './screen'
import { newVisitor } from './visitor'
import { addDocument, askAdvisor, pdf } from './wizard'

const around = mkdtempSync(join(tmpdir(), 'klantportaal-office-'))
const dist = join(around, 'dist')
const host = 'portaal.localhost'
const servers: Server[] = []

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(around, { recursive: true, force: true })
})

const listening = async (server: Server): Promise<string> => {
  const port = await freePort()
  servers.push(server)
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${port}`
}

/** Puts the build where a server finds it, with a `portal.json` of its own that sends every call to `api`; its path. */
const install = (api: string): string => {
  // The server may run as somebody else.
  chmodSync(around, 0o755)
  cpSync(inject('distDir'), dist, { recursive: true })
  const { otherwise } = readPortalFile(5180, 5190).portal
  const { apiDomain: _, ...row } = otherwise
  const file = join(dist, 'portal.json')
  const hosts = [{ ...row, host, subdomain: 'voorbeeld', api, login: api, proxy: api }]
  writeFileSync(file, JSON.stringify({ hosts, otherwise }))
  return file
}

const start = async () => {
  const port = await freePort()
  const portal = `http://${host}:${port}`
  const mails: { readonly subject: string; readonly words: string }[] = []
  const people = createPeople()
  const office = freshOffice({ portal, people, mail: (_, subject, words) => mails.push({ subject, words }) })
  const { server, refused } = gateway({ office: new URL(await listening(office)), portal })
  const api = await listening(server)
  const printed = headersCommand(['nginx', '--root', dist, '--listen', `127.0.0.1:${port}`], install(api))
  expect(printed).toMatchObject({ err: '', status: 0 })
  const mailed = async (subject: string): Promise<string> => {
    await expect.poll(() => mails.map(mail => mail.subject)).toContain(subject)
    return mails.find(mail => mail.subject === subject)?.words ?? ''
  }
  const args = nginxArguments(printed.out, around)
  const serving = (work: () => Promise<void>) => running({ command: nginx ?? '', args, around, port }, work)
  return { office, people, api, refused, mailed, serving }
}

// What the office does not know yet.
const person = answerLines(personSection.content, { salutation: 'Geachte mevrouw', gender: 'f', maritial_status: 0 })
const work = answerLines(employer, { function: 'Leerkracht' })
const child = answerLines(childQuestions, { gender: 'f', studies: 0 })
const next = (page: Page, name: string): Promise<void> => quickMouse.press(button(page, name))

const fillAndSend = async (page: Page): Promise<void> => {
  await begin(page)
  await fillIn(quickMouse, section(page, 'Persoonlijke gegevens'), person)
  await fillIn(quickMouse, card(page, 'Werkgever 1'), work)
  await fillIn(quickMouse, card(page, 'Kind 1'), child)
  await next(page, 'Volgende stap')
  await onScreen(page, 'Vragen aan uw adviseur')
  await askAdvisor(quickMouse, page)
  await next(page, 'Laatste stap')
  await onScreen(page, 'Gegevens versturen')
  await next(page, 'Documenten toevoegen')
  await addDocument(page, () => page.getByLabel(/^Sleep uw pdf-bestanden/).click(), ['loonstrook.pdf'])
  await says(page, 'loonstrook.pdf')
  await next(page, 'Gegevens delen met mijn adviseur')
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
}

/** From the link in the mail to the page that says what was received. */
const visit = async ({ api, mailed }: Awaited<ReturnType<typeof start>>): Promise<void> => {
  const { page, expectSilence } = await newVisitor(await openBrowser())
  const opened = await page.goto(await mailed('Uitnodiging'))
  expect(await opened?.headerValue('server')).toBe('nginx')
  expect(await opened?.headerValue('content-security-policy')).toContain(`connect-src 'self' ${api};`)
  await register(page)
  await logIn(page)
  await quickMouse.type(textField(page, '2FA code'), await mailed('Uw code'))
  await next(page, 'Inloggen')
  await onScreen(page, 'Welkom bij Mijn Financieel Advies Voorbereiden')
  await fillAndSend(page)
  await says(page, 'uw antwoorden over 2 onderwerpen')
  await says(page, '1 document')
  expectSilence()
}

const expected = {
  customer: {
    ...asSent(person),
    last_name: { value: 'Hendriks' },
    employers: [{ name: { value: 'Basisschool De Dom' }, ...asSent(work) }],
    children: [{ first_name: { value: 'Bo' }, ...asSent(child) }],
    // Never shown in this visit, and sent as it was told.
    mortgages: [{ hdn_company_id: { value: '1' }, parts: [{ rentepercentage: { value: '2,15' } }, {}] }],
  },
  questions_for_the_advisor: sentQuestions,
  files: [{ filename: 'loonstrook.pdf', type: 'PDF' }],
}

const skipped = nginx === null ? ' (skipped: there is no nginx on this machine)' : ''

test.skipIf(nginx === null)(`an office made from the papers alone serves a visit behind nginx${skipped}`, async () => {
  const started = await start()
  const { office, people, refused, serving } = started
  const about = { type: 'financial_advice', first_name: 'Noa', last_name: 'Hendriks', twoFactor: true }
  const token = office.invite({ email: 'noa.hendriks@voorbeeld.example', ...about })
  try {
    await serving(() => visit(started))
  } finally {
    // Whatever went wrong, this is why.
    expect(refused).toEqual([])
  }
  const { inventory, files = [] } = people.invited(token) ?? {}
  expect(inventory).toMatchObject(expected)
  expect([...files]).toEqual([['loonstrook.pdf', pdf('loonstrook.pdf')]])
})
