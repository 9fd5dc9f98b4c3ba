import { expect, test } from 'vitest'
import { type CopyDocument, copyDocument } from '../../../projections/copy/copyDocument'
import { portal } from '../portal'
import { viewOf } from '../viewOf'

const made = Date.parse('2026-11-22T20:14:00Z')

/** As a reader sees it: headings by their level, answers under their questions. */
const wordsOf = ({ blocks }: CopyDocument): readonly string[] =>
  blocks.flatMap(block => {
    if (block.kind === 'heading') return [`${'#'.repeat(block.level)} ${block.title}`]
    if (block.kind === 'line') return [`(${block.text})`]
    return block.answers.map(({ title, answer, remark }) => `${title}: ${answer}${remark === '' ? '' : ` [${remark}]`}`)
  })

const office = {
  id: '1',
  code: '',
  email: '',
  name: '',
  number: '',
  phone: '',
  website: '',
  street_name: '',
  house_number: '',
  house_number_addition: '',
  postcode: '',
  city: '',
}

const filled = () => {
  const at = portal({ type: 'financial_advice' })
  at.loads({ 'customer.first_name': 'Noa', 'customer.insertion': 'van der', 'customer.last_name': 'Laan' })
  return at
}

const copyOf = (at: ReturnType<typeof portal>): CopyDocument => copyDocument(at.catalogue, viewOf(at), made)

test('it says whose it is, when it was made, what is not known and what was still open', () => {
  const at = filled()
  expect(copyOf(at).lines).toEqual([
    'Mijn Financieel Advies Voorbereiden',
    'Van Noa van der Laan',
    'Gemaakt op 22-11-2026 om 21:14',
    'Toen was nog niet bevestigd dat uw adviseur uw gegevens heeft ontvangen.',
    'Bij 9 vragen moest u toen nog iets invullen of verbeteren.',
  ])
})

test('it names the office, and nobody where no name was given', () => {
  const at = portal({ type: 'financial_advice' })
  at.does({
    type: 'LoadCustomer',
    invitation: null,
    partnerSession: false,
    office: { ...office, name: 'Advies & Zonen' },
    customer: { values: new Map(), lists: new Map() },
  })
  expect(copyOf(at).lines.slice(1, 3)).toEqual(['Advies & Zonen', 'Gemaakt op 22-11-2026 om 21:14'])
})

test('steps, sections, items by name, answers in words, what is wrong and what was left open stand in order', () => {
  const at = filled()
  at.answers('customer.date_of_birth', '31-02-1980')
  at.answers('customer.has_employers', 1)
  const [employer = ''] = at.ids('customer.employers')
  at.answers(`customer.employers.${employer}.name`, 'Bakkerij Jansen')
  const words = wordsOf(copyOf(at))
  expect(words.slice(0, 6)).toEqual([
    '## Persoonlijke gegevens',
    'Aanhef: Nog niet ingevuld',
    'Roepnaam: Noa',
    'Tussenvoegsel: van der',
    'Achternaam: Laan',
    expect.stringMatching(/^Geboortedatum: 31-02-1980 \[Vul uw geboortedatum in/),
  ])
  const employers = words.indexOf('### Werkgevers')
  expect(words.slice(employers, employers + 6)).toEqual([
    '### Werkgevers',
    'Bent u in loondienst?: Ja',
    '#### Werkgever 1: Bakkerij Jansen',
    'Werkgever: Bakkerij Jansen',
    'In dienst sinds: Nog niet ingevuld',
    'Functie: Nog niet ingevuld',
  ])
  expect(words).toContainEqual(
    expect.stringMatching(/^\(\d+ vragen die niet verplicht zijn, heeft u niet ingevuld\.\)$/),
  )
  expect(words.slice(-2)).toEqual(['## Vragen aan uw adviseur', '(U heeft hier niets ingevuld.)'])
})

test('documents are attached by name, at the end, where documents are sent', () => {
  const at = filled()
  const file = { name: 'loon\u202e.pdf', type: 'application/pdf', size: 120 * 1024, digest: 'd1' } as const
  at.does({ type: 'AttachFile', file })
  expect(wordsOf(copyOf(at)).slice(-2)).toEqual(['## Documenten', 'loon\uFFFD.pdf: 120 kB'])
})

test('what is hidden, and what the office keeps for itself, is nowhere in it', () => {
  const at = filled()
  at.answers('customer.has_employers', 1)
  const [employer = ''] = at.ids('customer.employers')
  at.answers(`customer.employers.${employer}.name`, 'Verborgen bv')
  expect(JSON.stringify(copyOf(at))).toContain('Verborgen bv')
  at.answers('customer.has_employers', 0)
  const text = JSON.stringify(copyOf(at))
  expect(text).not.toContain('Verborgen bv')
  expect(text).not.toContain(employer)
})
