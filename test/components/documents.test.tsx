import { afterEach, expect, test } from 'vitest'
import { lookAt } from './lookAt'
import { button, main, onScreen, press, says } from './onPortal'
import type { PortalPage } from './portalPage'
import { closes, readyToSend, sendButton, sent } from './sendingAt'

let page: PortalPage
let office: Awaited<ReturnType<typeof readyToSend>>['office']

afterEach(() => closes(page))

const send = (): Promise<void> => press(button(sendButton))
const row = (name: string) => main.getByRole('listitem').filter({ hasText: name })
const remove = (name: string): Promise<void> =>
  row(name)
    .getByRole('button', { name: /^Verwijderen/ })
    .click()

const file = (name: string, text = `%PDF-1.4\n% ${name}\n%%EOF\n`, size = 0): File =>
  new File([text, new Uint8Array(size)], name, { type: name.endsWith('.png') ? 'image/png' : 'application/pdf' })

const transferred = (files: readonly File[]): DataTransfer => {
  const transfer = new DataTransfer()
  for (const one of files) transfer.items.add(one)
  return transfer
}

const add = (...files: readonly File[]): void => {
  const input = page.place.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('There is no field.')
  input.files = transferred(files).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Files are let go of over the page, as far as a script can. @returns whether the page takes what is done with them to itself */
const drop = (selector: string, ...names: readonly string[]): boolean => {
  const dataTransfer = transferred(names.map(name => file(name)))
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  page.place.querySelector(selector)?.dispatchEvent(event)
  return event.defaultPrevented
}

test('documents: only PDF, not too large, at most ten', async () => {
  ;({ page, office } = await readyToSend())
  await button('Documenten toevoegen').click()
  add(file('foto.png', '\x89PNG'))
  await says(/^foto\.png: File not supported\s*\.\s*Maak er een pdf van/m)
  add(file('vermomd.pdf', 'MZ is no document'))
  await says(/^vermomd\.pdf: File not supported/m)
  add(file('groot.pdf', undefined, 10 * 1024 * 1024))
  await says('groot.pdf: Dit bestand is te groot. Een bestand mag maximaal 10 MB zijn.')
  const names = Array.from({ length: 10 }, (_, at) => `stuk-${at + 10}.pdf`)
  add(...names.map(name => file(name)))
  await expect.element(row('stuk-19.pdf')).toBeVisible()
  add(file('stuk-20.pdf'))
  await says('stuk-20.pdf: U kunt maximaal 10 bestanden toevoegen.')
  await remove('stuk-19.pdf')
  await expect.element(row('stuk-19.pdf')).not.toBeInTheDocument()
})

test('a document that failed goes again by itself; what the office has of one that is taken away is told', async () => {
  ;({ page, office } = await readyToSend())
  await button('Documenten toevoegen').click()
  add(file('stuk-10.pdf'), file('stuk-11.pdf'))
  await expect.element(row('stuk-11.pdf')).toBeVisible()
  const upload = { method: 'POST', path: '/api/portal/file', times: 1 } as const
  const again = (): Promise<void> => button('Opnieuw proberen: stuk-10.pdf').click()
  office.fault({ ...upload, answer: { tag: 'offline' } })
  await send()
  await expect.element(row('stuk-10.pdf')).toHaveTextContent('Versturen is niet gelukt')
  await says('Gegevens kunnen niet verzonden worden')
  expect(office.inventories).toEqual([])
  const refused = { errors: { file: ['bevat een virus'] } }
  office.fault({ ...upload, answer: { tag: 'status', status: 422, body: refused } })
  await again()
  await expect.element(row('stuk-10.pdf')).toHaveTextContent('bevat een virus')
  await says('Bericht van uw adviseur over stuk-10.pdf: bevat een virus.')
  await lookAt('sending, a document that the office does not want')
  // A page is not the office's word either.
  office.fault({ ...upload, answer: '<html>' })
  await again()
  await expect.element(row('stuk-10.pdf')).toHaveTextContent('Versturen is niet gelukt')
  await again()
  await expect.element(row('stuk-10.pdf')).toHaveTextContent('Verstuurd')
  // The button that was pressed is gone: who has no mouse is at the document, and hears what became of it.
  await expect.element(row('stuk-10.pdf')).toHaveFocus()
  await expect.element(main.getByRole('status').filter({ hasText: 'stuk-10.pdf is verstuurd.' })).toBeInTheDocument()
  // By itself: the rest waits for the button that sends.
  expect([office.documents, office.inventories]).toEqual([['stuk-10.pdf'], []])
  await remove('stuk-10.pdf')
  const stays =
    'stuk-10.pdf is verwijderd. Dit document staat al bij uw kantoor; het hoort nu niet bij uw inventarisatie.'
  await expect.element(main.getByRole('status').filter({ hasText: stays })).toBeInTheDocument()
  const told = main.getByRole('paragraph').filter({ hasText: stays })
  await expect.element(told).toBeVisible()
  await lookAt('sending, a document that stays at the office')
  add(file('stuk-10.pdf'))
  await expect.element(told).not.toBeInTheDocument()
  await send()
  await onScreen(sent)
  expect([...new Set(office.documents)]).toEqual(['stuk-10.pdf', 'stuk-11.pdf'])
  expect(office.inventories.length).toBe(1)
})

test('a document is dragged in, its sending is seen, and the farewell waits for who wants to read it', async () => {
  ;({ page, office } = await readyToSend())
  await button('Documenten toevoegen').click()
  expect(drop('h1', 'ernaast.pdf')).toBe(true)
  expect(drop('label:has(> button)', 'loon.pdf', 'jaaropgave.pdf')).toBe(true)
  await expect.element(row('jaaropgave.pdf')).toBeVisible()
  expect(row('ernaast.pdf').elements()).toEqual([])
  office.fault({ method: 'POST', path: '/api/portal/file', times: 1, answer: 'late' })
  await send()
  await expect.element(main.getByRole('progressbar', { name: 'Versturen: loon.pdf' })).toBeInTheDocument()
  await says('Document 1 van 2 wordt verstuurd: loon.pdf')
  expect(office.inventories).toEqual([])
  office.mend()
  await onScreen(sent)
  await button('Wacht even').click()
  await says('U blijft op deze pagina tot u zelf uitlogt.')
  await lookAt('success, held')
  await button('Uitloggen').click()
  await says('U bent nu uitgelogd')
  expect(office.documents.toSorted()).toEqual(['jaaropgave.pdf', 'loon.pdf'])
  expect(office.inventories.length).toBe(1)
})
