import type { Page } from 'playwright-core'

/** A state of a screen: where it begins and what is done there first. */
export interface Scene {
  readonly query: string
  readonly act?: (page: Page) => Promise<void>
}

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click()
}
const next = press('Volgende stap')
const send = press('Gegevens delen met mijn adviseur')

const addFile = async (page: Page): Promise<void> => {
  await press('Documenten toevoegen')(page)
  await page.locator('input[type=file]').setInputFiles([
    { name: 'jaaropgave 2025.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(340_000) },
    {
      name: 'een-heel-lange-bestandsnaam-van-een-salarisstrook-zonder-enige-spatie-2025-11.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(2_100_000),
    },
  ])
}

const lender = 'screen=mortgage_and_pension&type=mortgage_enrich'
const details = 'screen=personal_details'

export const scenes: Readonly<Record<string, Scene>> = {
  intro: { query: 'screen=intro' },
  introFull: { query: 'screen=intro&type=full&manual' },
  introMonitoring: { query: 'screen=intro&type=mortgage' },
  introLoading: { query: 'screen=intro&invitation=loading' },
  introNone: { query: 'screen=intro&invitation=none' },
  introUsed: { query: 'screen=intro&invitation=used' },
  introOver: { query: 'screen=intro&invitation=over' },
  aqopi: { query: 'screen=aqopi' },
  aqopiMonitoring: { query: 'screen=aqopi&type=mortgage' },
  detailsRetrieved: { query: `${details}&type=full&retrieved=couple` },
  detailsDiffers: { query: `${details}&seed=filled&type=full&retrieved=alone&retrieved=couple` },
  detailsDamaged: { query: `${details}&type=full&retrieved=damaged` },
  lenderRetrieved: { query: 'screen=mortgage_and_pension&type=mortgage_pension&retrieved=threeMortgages' },
  detailsEmpty: { query: details },
  detailsRefused: { query: details, act: next },
  detailsFilled: { query: `${details}&seed=filled&type=full` },
  detailsFilledRefused: { query: `${details}&seed=filled&type=full`, act: next },
  detailsItemsRefused: {
    query: details,
    act: async page => {
      for (const name of ['has_employers', 'has_children'])
        await page.locator(`[name="customer.${name}"][value="1"]`).check()
      await press('Kind toevoegen')(page)
      await next(page)
    },
  },
  everyKind: {
    query: `${details}&survey=everyKind&type=full`,
    act: async page => {
      await page.getByRole('radio', { name: 'Blauw' }).check()
      await page.getByRole('checkbox', { name: 'A', exact: true }).check()
      await page.getByRole('radio', { name: 'Wel' }).first().check()
      await next(page)
    },
  },
  nestedLists: {
    query: 'screen=questions_for_the_advisor&survey=everyKind&type=full&association',
    act: async page => {
      await page.locator('[name="customer.has_boats"][value="1"]').check()
      await page.getByRole('checkbox', { name: 'Zeilt' }).check()
      await press('Mast')(page)
      await press('Mast')(page)
      await page
        .getByRole('button', { name: 'Laatste stap' })
        .or(page.getByRole('button', { name: 'Volgende stap' }))
        .click()
    },
  },
  detailsLong: { query: `${details}&seed=long` },
  detailsMonitoring: { query: `${details}&seed=filled&type=mortgage` },
  detailsRemoved: {
    query: `${details}&seed=filled`,
    act: page => page.getByRole('button', { name: /^Verwijderen: Werkgever 1/ }).click(),
  },
  detailsAddress: {
    query: details,
    act: async page => {
      await page.locator('[id="customer.address.postal_code"]').fill('9999 ZZ')
      await page.locator('[id="customer.address.number"]').fill('1')
      await page.locator('[id="customer.address.addition"]').click()
      await page.waitForTimeout(1500)
    },
  },
  detailsSaving: { query: `${details}&saving=saving` },
  detailsFull: { query: `${details}&saving=full` },
  detailsFailed: { query: `${details}&saving=failed` },
  detailsErased: { query: `${details}&saving=erased` },
  characteristics: { query: 'screen=personal_characteristics&type=full&seed=filled' },
  advisor: {
    query: 'screen=questions_for_the_advisor',
    act: async page => {
      await page.getByRole('switch').first().check()
      await page.getByRole('switch').nth(3).check()
    },
  },
  lenderEmpty: { query: lender },
  lenderNew: {
    query: lender,
    act: async page => {
      await press('Hypotheek toevoegen')(page)
      await next(page)
    },
  },
  lenderOne: { query: `${lender}&seed=mortgage` },
  lenderThree: { query: `${lender}&seed=mortgages` },
  lenderFive: { query: `${lender}&seed=mortgages5` },
  lenderRows: { query: `${lender}&seed=parts7` },
  lenderRowOpen: {
    query: `${lender}&seed=parts7`,
    act: async page => {
      await next(page)
      await page.getByRole('link', { name: /Leningdeel 3.*Rente/ }).click()
    },
  },
  lenderListless: { query: `${lender}&seed=mortgage&listless` },
  lenderListlessNew: { query: `${lender}&listless`, act: press('Hypotheek toevoegen') },
  lenderSettled: {
    query: `${lender}&seed=mortgage`,
    act: async page => {
      await page.getByLabel('Einddatum rentevaste periode').first().fill('01-01-2020')
      await page.keyboard.press('Tab')
      await page.getByLabel('Geldverstrekker').selectOption('3')
    },
  },
  lenderPartner: { query: `${lender}&partner` },
  lenderPension: { query: 'screen=mortgage_and_pension&type=pension' },
  debtsPeriods: { query: `${lender}&seed=periods` },
  debtsMany: { query: `${lender}&seed=parts300` },
  ageAhead: { query: 'screen=future_income&type=mortgage_pension&seed=pensionAhead' },
  ageTwo: { query: 'screen=future_income&type=mortgage_pension&seed=pensionTwo' },
  agePast: { query: 'screen=future_income&type=mortgage_pension&seed=pensionPast' },
  ageUnknown: { query: 'screen=future_income&type=mortgage_pension&seed=pensionAgeless' },
  ageUndrawn: { query: 'screen=future_income&type=mortgage_pension&seed=pensionTwo&undrawn' },
  ifUnemployed: { query: 'screen=unemployment&type=full&seed=filled' },
  ifIncapacitated: { query: 'screen=incapacity_work&type=full&seed=filled' },
  ifWidowed: { query: 'screen=death_of_partner&type=full&seed=filled' },
  ifUndrawn: { query: 'screen=unemployment&type=full&seed=filled&undrawn' },
  householdEmpty: { query: 'screen=complete&type=full' },
  householdLong: { query: 'screen=complete&type=full&seed=long' },
  complete: { query: 'screen=complete&seed=filled&type=debug' },
  completeAssociation: { query: 'screen=complete&seed=filled&type=full&association' },
  completeFiles: { query: 'screen=complete', act: addFile },
  completeUnsupported: {
    query: 'screen=complete',
    act: async page => {
      await press('Documenten toevoegen')(page)
      await page
        .locator('input[type=file]')
        .setInputFiles([{ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.alloc(10) }])
    },
  },
  completeRefused: {
    query: 'screen=complete',
    act: send,
  },
  completeBusy: {
    query: 'screen=complete&seed=valid&office=waits',
    act: async page => {
      await addFile(page)
      await send(page)
      await page.waitForTimeout(800)
    },
  },
  completeInvalid: {
    query: 'screen=complete&seed=valid&office=invalid',
    act: async page => {
      await send(page)
      await page.waitForTimeout(1000)
    },
  },
  completeNetwork: {
    query: 'screen=complete&seed=valid&office=network',
    act: async page => {
      await send(page)
      await page.waitForTimeout(1000)
    },
  },
  completeFileFailed: {
    query: 'screen=complete&seed=valid&office=file',
    act: async page => {
      await addFile(page)
      await send(page)
      await page.waitForTimeout(1000)
    },
  },
  officeRefusal: {
    query: 'screen=complete&seed=valid&office=invalid',
    act: async page => {
      await send(page)
      await page.waitForTimeout(1000)
      await press('Achternaam')(page)
    },
  },
  success: { query: 'screen=success' },
  successRedirected: { query: 'screen=success&redirected' },
}
