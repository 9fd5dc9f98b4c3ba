import { type ReactNode, useState } from 'react'
import type { NumberOrText } from '../../../domain/format/amount'
import { PageSection } from '../../../ui/shell/page/PageSection'
import { SelectField } from '../../../ui/widgets/choices/SelectField'
import { YesNo } from '../../../ui/widgets/choices/YesNo'
import type { Control } from '../../../ui/widgets/control'
import { DateField } from '../../../ui/widgets/textFields/DateField'
import { NumberField } from '../../../ui/widgets/textFields/NumberField'
import { PostalCodeField } from '../../../ui/widgets/textFields/PostalCodeField'
import { TextArea } from '../../../ui/widgets/textFields/TextArea'
import { TextField } from '../../../ui/widgets/textFields/TextField'
import { typings } from './typings'

export type State = 'empty' | 'filled' | 'refused' | 'disabled'

type Shared = Pick<Control<unknown>, 'error' | 'disabled'>

/** What a state means for one field. */
export const inState = (state: State, message = 'Dit veld is verplicht'): Shared => ({
  error: state === 'refused' ? message : undefined,
  disabled: state === 'disabled',
})

/** Holds a value as the store would, so that a field can be tried. */
export const Held = <A,>(props: { start: A; children: (value: A, onCommit: (value: A) => void) => ReactNode }) => {
  const [value, setValue] = useState(props.start)
  return props.children(value, setValue)
}

const marital = ['Alleenstaand', 'Gehuwd', 'Gehuwd onder huwelijkse voorwaarden'].map((label, value) => ({
  value,
  label,
}))

export const PersonFields = ({ state }: { state: State }) => {
  const some = state === 'filled' || state === 'disabled'
  const text = (full: string): string => (some ? full : '')
  const number = (full: number): NumberOrText => (some ? full : '')
  return (
    <>
      <PageSection title="Persoonlijke gegevens" description="Controleer uw gegevens en vul aan wat ontbreekt.">
        <Held start={text('Anne-Sophie')}>
          {(value, onCommit) => (
            <TextField
              typing={typings.words}
              id="first"
              label="Roepnaam"
              width="medium"
              {...inState(state, 'Vul uw roepnaam in')}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
        <Held start={text('van der')}>
          {(value, onCommit) => (
            <TextField
              typing={typings.words}
              id="insertion"
              label="Tussenvoegsel"
              required={false}
              width="short"
              disabled={state === 'disabled'}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
        <Held start={state === 'refused' ? '31-02-1980' : text('01-02-1980')}>
          {(value, onCommit) => (
            <DateField
              typing={typings.date}
              id="birth"
              label="Geboortedatum"
              {...inState(state, 'Vul uw geboortedatum in')}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
        <Held start={some ? 1 : -1}>
          {(value, onCommit) => (
            <SelectField
              id="marital"
              label="Burgerlijke staat"
              {...inState(state, 'Vul uw burgerlijke staat in')}
              options={marital}
              empty={-1}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
      </PageSection>
      <PageSection title="Uw woning">
        <Held start={text('1234AB')}>
          {(value, onCommit) => (
            <PostalCodeField
              typing={typings.postalCode}
              id="postal"
              label="Postcode"
              {...inState(state, 'Vul een geldige postcode in')}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
        <Held start={number(325000)}>
          {(value, onCommit) => (
            <NumberField
              unit="money"
              typing={typings.money}
              id="woz"
              label="WOZ-waarde"
              help="U vindt de WOZ-waarde op de brief van uw gemeente of via het WOZ-waardeloket."
              {...inState(state, 'Vul een bedrag in')}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
        <Held start={number(3.5)}>
          {(value, onCommit) => (
            <NumberField
              unit="percentage"
              typing={typings.percentage}
              id="rate"
              label="Rente (%)"
              {...inState(state, 'Vul een rente in')}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
        <Held start={number(126)}>
          {(value, onCommit) => (
            <NumberField
              unit="years"
              typing={typings.years}
              id="fixed"
              label="Rentevaste periode (jaren)"
              {...inState(state, 'Vul het aantal rentevaste jaren in')}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
        <Held start={number(160)}>
          {(value, onCommit) => (
            <NumberField
              unit="integer"
              typing={typings.integer}
              id="hours"
              label="Aantal uren per maand"
              {...inState(state)}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
        <Held start={some ? 1 : -1}>
          {(value, onCommit) => (
            <YesNo
              id="employed"
              label="Bent u in loondienst?"
              {...inState(state, 'Bent u in loondienst?')}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
        <Held start={some ? 'Ik wil graag weten hoe het zit als ik minder ga werken. '.repeat(17) : ''}>
          {(value, onCommit) => (
            <TextArea
              typing={typings.lines}
              id="explanation"
              label="Toelichting"
              placeholder="Typ hier uw toelichting"
              limit={1000}
              {...inState(state)}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
      </PageSection>
    </>
  )
}
