import { PageSection } from '../../../ui/shell/page/PageSection'
import { Checkbox } from '../../../ui/widgets/choices/Checkbox'
import { CheckboxList } from '../../../ui/widgets/choices/CheckboxList'
import { ChoiceTable } from '../../../ui/widgets/choices/ChoiceTable'
import { RadioList } from '../../../ui/widgets/choices/RadioList'
import { Slider } from '../../../ui/widgets/choices/Slider'
import { SwitchWithContent } from '../../../ui/widgets/choices/SwitchWithContent'
import { TextField } from '../../../ui/widgets/textFields/TextField'
import { Held, inState, type State } from './fields'
import { nothing } from './frame'
import { typings } from './typings'

const likelihood = ['Onwaarschijnlijk', 'Mogelijk', 'Zeer waarschijnlijk'].map((label, value) => ({ value, label }))
const subjects: readonly (readonly [string, string?])[] = [
  ['Verhuizen'],
  ['Een erfenis of schenking krijgen'],
  ['Gezinsuitbreiding'],
  ['Studiekosten voor uw kinderen'],
  ['Annuïteitenhypotheek', 'U betaalt iedere maand bruto hetzelfde bedrag aan rente en aflossing samen.'],
  [
    'WOZ-waarde en eigenwoningforfait',
    'De waarde volgens de gemeente, en het bedrag dat u daarom bij uw inkomen optelt.',
  ],
  ['Bankspaarhypotheek'],
  ['Een andere verandering'],
]
const important = [
  { value: 'low_interest', label: 'Een lage rente' },
  { value: 'fixed_costs', label: 'Lang zekerheid over mijn maandlasten' },
  { value: 'portable', label: 'De hypotheek meenemen als ik verhuis (meeneemregeling)' },
  { value: 'none', label: 'Geen van deze' },
]
const characters = ['Meegaand', 'Neutraal', 'Leidingnemend'] as const
const characterText = (value: number): string =>
  value % 2 === 0
    ? (characters[value / 2] ?? '')
    : `Tussen ${characters[(value - 1) / 2]?.toLowerCase()} en ${characters[(value + 1) / 2]?.toLowerCase()}`

export const ChoiceFields = ({ state }: { state: State }) => {
  const some = state === 'filled' || state === 'disabled'
  const choose = inState(state, 'Maak een keuze')
  return (
    <>
      <PageSection title="Hoe u bent">
        <Held start={some ? 3 : 2}>
          {(value, onCommit) => (
            <Slider
              id="group"
              label="Hoe bent u in een groep?"
              from={0}
              to={4}
              marks={[0, 1, 2, 3, 4].map(n =>
                n % 2 === 0 ? { value: n, label: characters[n / 2] ?? '' } : { value: n },
              )}
              valueText={characterText}
              disabled={state === 'disabled'}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
        <Held start={some ? 32 : 40}>
          {(value, onCommit) => (
            <Slider
              id="work"
              label="Hoeveel uur per week gaat uw partner werken als u werkloos wordt?"
              from={0}
              to={40}
              marks={[0, 8, 16, 24, 32, 40].map(n => ({ value: n, label: String(n) }))}
              valueText={n => `${n} uur per week`}
              disabled={state === 'disabled'}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
      </PageSection>
      <PageSection title="Wat er kan gebeuren">
        <Held start={some ? 1 : -1}>
          {(value, onCommit) => (
            <RadioList
              id="income"
              label="Hoe hoog is uw inkomen over 5 jaar, denkt u?"
              options={['Lager dan nu', 'Ongeveer gelijk aan nu', 'Hoger dan nu'].map((label, i) => ({
                value: i,
                label,
              }))}
              {...choose}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
        <Held<readonly string[]> start={some ? ['low_interest', 'portable'] : []}>
          {(value, onCommit) => (
            <CheckboxList
              id="important"
              label="Wat vindt u belangrijk bij uw hypotheek?"
              options={important}
              {...inState(state, 'Minimaal 1 antwoord(en)')}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
        <ChoiceTable
          id="likelihood"
          label="Hoe groot is de kans dat dit bij u gebeurt?"
          columns={likelihood}
          rows={subjects.map(([label, help], i) => ({
            id: `likelihood.${i}`,
            label,
            help,
            error: state === 'refused' && i % 3 === 1 ? 'Maak een keuze' : undefined,
            value: some || (state === 'refused' && i % 3 !== 1) ? i % 3 : -1,
          }))}
          disabled={state === 'disabled'}
          onCommit={nothing}
        />
        <Held start={some ? 1 : 0}>
          {(value, onCommit) => (
            <SwitchWithContent
              id="address"
              label="Mijn partner heeft een ander adres"
              disabled={state === 'disabled'}
              value={value}
              onCommit={onCommit}
            >
              <TextField typing={typings.words} id="street" label="Straat" value="" onCommit={nothing} />
            </SwitchWithContent>
          )}
        </Held>
        <Held start={some ? 1 : 0}>
          {(value, onCommit) => (
            <Checkbox
              id="terms"
              label="Ik verklaar dat ik alles naar waarheid heb ingevuld"
              {...inState(state, 'Maak een keuze')}
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
      </PageSection>
    </>
  )
}
