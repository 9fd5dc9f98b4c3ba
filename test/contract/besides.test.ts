import { expect, it } from 'vitest'
import { imageFindings, lenderFindings, receiptFindings } from './besides'
import { customer, heard, invitation, json, judged } from './judged'

const lenders = {
  companies: [{ id: '4', code: '', name: 'Bank' }],
  labels: [{ id: '41', company_id: '4', code: '', name: 'Bank Basis' }],
}

it('remarks that a mortgage names a lender or a label of no list', () => {
  const mortgage = (more: object) =>
    judged(heard('customer', customer({ mortgages: [{ id: 1, ...more }] }), { besides: lenderFindings(lenders) }))
  expect(mortgage({ hdn_company_id: 4, hdn_company_label_id: '41' }).findings).toEqual([])
  expect(mortgage({ hdn_company_id: '', hdn_company_label_id: null }).findings).toEqual([])
  expect(mortgage({ hdn_company_id: 5, hdn_company_label_id: '51' })).toMatchObject({
    tag: 'fine',
    findings: [
      'remark data.mortgages.0.hdn_company_id: 5. Wanted: an id of lenderCompanies',
      'remark data.mortgages.0.hdn_company_label_id: "51". Wanted: an id of lenderLabels',
    ],
  })
})

it.each([
  ['https://api.voorbeeld.nl/huis.jpg', []],
  ['', []],
  [
    'https://elders.nl/huis.jpg',
    [
      'remark data.image: "https://elders.nl/huis.jpg". Wanted: a picture at https://api.voorbeeld.nl: no other is shown',
    ],
  ],
  ['huis.jpg', ['remark data.image: "huis.jpg". Wanted: a picture at https://api.voorbeeld.nl: no other is shown']],
])('of the picture %j of a home', (image, findings) => {
  const besides = imageFindings('https://api.voorbeeld.nl/portal')
  const home = json({ data: { id: 'a', street: 'Dam', image } })
  expect(judged(heard('homeAtAddress', home, { besides })).findings).toEqual(findings)
})

it.each([
  [3, 'fine', []],
  ['4', 'failed', ['stops data.invitation.id: "4". Wanted: "3": only that is this inventory\'s receipt']],
])('of a receipt for the invitation %j', (id, tag, findings) => {
  const received = customer({ invitation: { ...invitation, id, submitted_at: '2026-11-24T12:00:00Z' } })
  expect(judged(heard('inventory', received, { besides: receiptFindings('3') }))).toMatchObject({ tag, findings })
})
