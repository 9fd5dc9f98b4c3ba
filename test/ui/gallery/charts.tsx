import { BarChart } from '../../../ui/widgets/BarChart'

/** Bars of every length: the longest, a tiny one, nothing, what is not known, and a debt below nothing. */
export const Charts = ({ longName }: { longName: string }) => (
  <>
    <BarChart
      title="Uw toekomstig inkomen in bruto bedragen per jaar"
      bars={[
        { key: '1', label: 'AOW als u alleen woont', value: 18_900, text: '€\u00a018.900,00' },
        { key: '2', label: 'AOW als u samenwoont', value: 12_960, text: '€\u00a012.960,00' },
        { key: '3', label: longName, value: 1_234_567.89, text: '€\u00a01.234.567,89' },
        { key: '4', label: 'Partnerpensioen', value: 3, text: '€\u00a03,00' },
        { key: '5', label: 'Niets', value: 0, text: '€\u00a00,00' },
        { key: '6', label: 'Onbekend', value: null, text: 'Niet bekend' },
        { key: '7', label: 'Onder nul', value: -5, text: '€\u00a0-5,00' },
      ]}
    />
    <BarChart title="Alleen nullen" bars={[{ key: '1', label: 'Niets', value: 0, text: '€\u00a00,00' }]} />
  </>
)
