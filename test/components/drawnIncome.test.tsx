import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { deGroot } from '../standin/data/borrowers'
import { expectNoViolation, lookAt } from './lookAt'
import { press, says, there } from './onPortal'
import { customerOf, officeOf } from './portalPage'
import { inMedia, portalVisits } from './portalVisit'

const visiting = portalVisits()

/** Its words come first; the arrow of its title is no drawing. */
const drawn = (of: Locator): Promise<void> =>
  expect
    .poll(() =>
      of
        .css('svg:not(summary svg)')
        .elements()
        .some(one => one.checkVisibility()),
    )
    .toBe(true)

/** It is closed until it is asked for. */
const opened = async (title: string): Promise<Locator> => {
  const picture = page.css('main details').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  expect((await there(picture)).getAttribute('open')).toBeNull()
  await press(picture.css('summary'))
  await drawn(picture)
  return picture
}

/** On paper and in the colours that a reader chose it is there, and axe finds nothing. */
const lookOtherwise = async (of: Locator, name: string): Promise<void> => {
  await inMedia('', 'active')
  await lookAt(`${name} in forced colours`)
  await drawn(of)
  await inMedia('print')
  await expectNoViolation(`${name} on paper`)
  await drawn(of)
  await inMedia('')
}

test('what falls away is drawn under the questions of the step that is about it; the household on the overview, on paper too', async () => {
  const { open } = await visiting()
  await open('unemployment', 'Werkloosheid')
  const unemployed = await opened('Uw inkomen als u werkloos wordt')
  await says('Kan wegvallen', unemployed)
  await says('Ander inkomen', unemployed)
  await lookAt('picture of what falls away')
  await lookOtherwise(unemployed, 'picture of what falls away')
  await open('divorce', 'Scheiding')
  await says(/per maand$/, await opened('Uw inkomen als u uit elkaar gaat'))
  await lookAt('picture of what falls away, partner')
  await open('children', 'Kinderen')
  expect(document.body.textContent).not.toContain('Kan wegvallen')
  await open('complete', 'Gegevens versturen')
  const household = await opened('Uw situatie in beeld')
  await says(/^Uw partner: /, household)
  await lookAt('picture on the overview')
  await lookOtherwise(household, 'picture on the overview')
})

test('all debts are shares of one whole, with the years in which each fixed period ends; the income stands by age', async () => {
  const { open } = await visiting(officeOf('mortgage_enrich', customerOf(deGroot(new Date().getFullYear()))))
  await open('mortgage_and_pension', 'Geldverstrekkers')
  const debts = await opened('Al uw leningdelen bij elkaar')
  await says(/^Uw huidige schuld is €\s[\d.]+,\d\d, in \d leningdelen\.$/, debts)
  const shares = debts
    .getByRole('definition')
    .elements()
    .flatMap(({ textContent }) =>
      /^[\d,]+%$/.test(textContent) ? Number(textContent.replace('%', '').replace(',', '.')) : [],
    )
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6)
  await lookAt('picture of all debts')
  await lookOtherwise(debts, 'picture of all debts')

  await open('future_income', 'Toekomstig inkomen')
  await says('Uw leeftijd in jaren')
  const amounts = page.getByRole('figure').first()
  await says(/^Pensioen 1, vanaf 67 jaar/, amounts)
  await says('Pensioen 1', page.getByRole('figure', { name: 'Partnerpensioen (bruto per jaar)' }))
  await lookAt('picture of income by age')
  await lookOtherwise(amounts, 'picture of income by age')
})
