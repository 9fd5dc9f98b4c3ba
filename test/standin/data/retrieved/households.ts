import { alone, couple, divorced, retired } from './families'
import { damaged, nothing, selfEmployed, threeMortgages } from './oddities'

/**
 * What the stand-in's provider can retrieve, by name: the result of a message 'Success' (checklist OPEN-106), with the
 * source of each part. `year` is that of today, so that ages stay what they are.
 */
export const retrievedHouseholds = {
  alone,
  couple,
  divorced,
  retired,
  selfEmployed,
  threeMortgages,
  nothing,
  damaged,
} as const satisfies Readonly<Record<string, (year: number) => unknown>>

export type HouseholdName = keyof typeof retrievedHouseholds

/** What each is called where one chooses among them. */
export const householdTitles: Readonly<Record<HouseholdName, string>> = {
  alone: 'Alleenstaand, één baan',
  couple: 'Stel met kinderen en een auto van de zaak',
  divorced: 'Gescheiden met kinderen',
  retired: 'Gepensioneerd, twee pensioenen',
  selfEmployed: 'Zelfstandig ondernemer',
  threeMortgages: 'Drie hypotheken',
  nothing: 'Geen gegevens gevonden',
  damaged: 'Beschadigde gegevens',
}
