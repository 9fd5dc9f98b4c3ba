/** The section that asks the customer's address and what the home is worth. */

import { all, monitoring, not, partnerSession } from '../../language/condition'
import { part, section } from '../../language/section'
import { money, text } from '../../language/typedQuestions'
import { addressNeeded, houseNumber, postalCode } from '../../rules/addressRules'
import { mustFill, notNegative } from '../../rules/answerRules'

const needed = mustFill(addressNeeded)

export const officialValue = money('WOZ-waarde', 'amount', {
  help: 'U vindt de WOZ-waarde op de brief van uw gemeente of via het WOZ-waardeloket.',
  rules: [notNegative],
  shownWhen: not(all(monitoring, partnerSession)),
})

export const marketValue = money('Geschatte marktwaarde van uw woning', 'amount', { rules: [notNegative] })

export const home = section(
  'home',
  'Uw woning',
  {
    address: part(
      {
        postal_code: text('Postcode', 'address', {
          rules: [needed, postalCode],
          form: 'postalCode',
          placeholder: '1234 AB',
        }),
        number: text('Huisnummer', 'address', { rules: [needed, houseNumber], form: 'digits' }),
        addition: text('Toevoeging', 'address'),
        street: text('Straat', 'address', { rules: [needed] }),
        place: text('Woonplaats', 'address', { rules: [needed] }),
        woz_waarde: officialValue,
        marktwaarde_woning: marketValue,
      },
      { looksUp: 'address' },
    ),
  },
  {
    at: 'customer',
    summary: [
      ['address.street', 'address.number', 'address.addition'],
      ['address.postal_code', 'address.place'],
    ],
  },
)
