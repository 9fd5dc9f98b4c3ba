import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailto, readMailAddress } from '../../../domain/portal/mailAddress'

test('the link arrives in the mail as it was, whatever is in it', () => {
  const links = fc.tuple(fc.webUrl({ withQueryParameters: true }), fc.string()).map(([url, more]) => url + more)
  fc.assert(
    fc.property(links, link => {
      const address = new URL(mailto('', { subject: 'Mijn link', body: link }))
      expect(address.protocol).toBe('mailto:')
      expect(address.pathname).toBe('')
      expect([...new URLSearchParams(address.search.replace(/\+/g, '%2B'))]).toEqual([
        ['subject', 'Mijn link'],
        ['body', link],
      ])
    }),
  )
})

test('an address of an office adds no receiver, subject or words', () => {
  expect(mailto('hulp@linde.nl')).toBe('mailto:hulp@linde.nl')
  expect(mailto('a@b.nl?bcc=c@d.nl&body=x')).toBe('mailto:a@b.nl%3Fbcc%3Dc@d.nl%26body%3Dx')
})

test('an address is one of a person at a host, and no more than one', () => {
  for (const address of ['hulp@linde.nl', " d'arc+post@a.b.example ", 'jörg@müller.nl'])
    expect(readMailAddress(address)).toBe(address.trim())
  for (const address of ['', 'linde.nl', '@linde.nl', 'a@linde', 'a b@linde.nl', 'a@b.nl,c@d.nl', '"><b>@x.nl'])
    expect(readMailAddress(address)).toBeNull()
})
