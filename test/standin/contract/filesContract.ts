import { describe, expect, it } from 'vitest'
import { at, inventory, listAt, type OfficeClient, textAt } from './client'
import type { Given } from './trial'

const pdf = Buffer.from('%PDF-1.7\n\u0000\u0001 een overzicht')

function formWith(content: Buffer, filename: string, name = 'file'): FormData {
  const form = new FormData()
  form.append(name, new Blob([new Uint8Array(content)]), filename)
  return form
}

const upload = (client: OfficeClient, token: string, content: Buffer, filename: string, name?: string) =>
  client.call('POST', '/api/portal/file', { form: formWith(content, filename, name), token })

const filesOf = async (client: OfficeClient, invitationId: string): Promise<readonly unknown[]> =>
  listAt((await client.get('/desk/files')).body, '').filter(file => at(file, 'invitation_id') === invitationId)

export function filesContract(given: Given): void {
  describe('uploading a file', () => {
    it('keeps a PDF byte for byte, and an XML', async () => {
      const { client } = given()
      const { access, id } = await client.loggedIn()
      expect((await upload(client, access, pdf, 'overzicht é.pdf')).status).toBe(201)
      const xml = Buffer.from('\uFEFF<?xml version="1.0"?><pensioen/>')
      expect((await upload(client, access, xml, 'pensioen.xml')).status).toBe(201)
      const files = await filesOf(client, id)
      expect(files.map(file => at(file, 'content_type')).sort()).toEqual(['application/pdf', 'application/xml'])
      const kept = files.find(file => at(file, 'filename') === 'overzicht é.pdf')
      expect(at(kept, 'size')).toBe(pdf.length)
      const download = await fetch(`${client.url}${textAt(kept, 'url')}`)
      expect(Buffer.from(await download.arrayBuffer()).equals(pdf)).toBe(true)
      expect(download.headers.get('content-disposition')).toContain('attachment')
    })

    it('puts a file of the same name in the place of the earlier one', async () => {
      const { client } = given()
      const { access, id } = await client.loggedIn()
      await upload(client, access, pdf, 'a.pdf')
      await upload(client, access, Buffer.concat([pdf, pdf]), 'a.pdf')
      expect((await filesOf(client, id)).map(file => at(file, 'size'))).toEqual([pdf.length * 2])
    })

    it('still takes files after the inventory was sent', async () => {
      const { client } = given()
      const { access } = await client.loggedIn()
      await client.call('PUT', '/api/portal/customer', { body: inventory, token: access })
      expect((await upload(client, access, pdf, 'later.pdf')).status).toBe(201)
    })

    it.each([
      ['a picture named pdf', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10])],
      ['a web page', Buffer.from('<!doctype html><html></html>')],
      ['an empty file', Buffer.alloc(0)],
    ])('refuses %s', async (_, content) => {
      const { client } = given()
      const { access, id } = await client.loggedIn()
      const { status, body } = await upload(client, access, content, 'bestand.pdf')
      expect([status, at(body, 'errors.file')]).toEqual([422, ['File not supported']])
      expect(await filesOf(client, id)).toEqual([])
    })

    it('takes 10 MB and refuses one byte more', async () => {
      const { client } = given()
      const { access } = await client.loggedIn()
      const limit = 10 * 1024 * 1024
      const sized = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, 32)])
      expect((await upload(client, access, sized(limit), 'groot.pdf')).status).toBe(201)
      const { status, body } = await upload(client, access, sized(limit + 1), 'te-groot.pdf')
      expect([status, textAt(body, 'message')]).toEqual([
        413,
        'Dit bestand is te groot. Een bestand mag maximaal 10 MB zijn.',
      ])
    })

    it('needs a session, a multipart body and the field file', async () => {
      const { client } = given()
      const { access } = await client.loggedIn()
      expect((await upload(client, 'onbekend', pdf, 'a.pdf')).status).toBe(401)
      expect((await client.post('/api/portal/file', {}, access)).status).toBe(415)
      expect((await upload(client, access, pdf, 'a.pdf', 'bestand')).status).toBe(422)
    })
  })
}
