import { showEuro, showPercentage } from '../../../domain/format/amount'
import type { ReadOnlyEntry } from '../../../domain/language/section'
import { unknownAmount } from '../../../domain/texts/questionTexts'
import {
  type EuroTotal,
  type MortgageTotalAmounts,
  mortgageTotals,
  type RepaymentFormTotal,
} from '../../../projections/finances/mortgageTotals'
import { findGroup } from '../../../projections/tree/findNode'
import { useHeadingLevel } from '../../surveyContext/headingLevel'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { BarChart } from '../../widgets/BarChart'
import styles from './MortgageTotals.module.css'

/**
 * Totals over the loan parts of a mortgage: amounts, average interest and debt by repayment form. Absent until one part
 * has an amount.
 */
export const MortgageTotals = ({ shown, ids }: { shown: ReadOnlyEntry; ids: readonly string[] }) => {
  const gate = useSurvey().catalogue.gateOf.get(shown)
  const view = useView(({ tree }) => {
    // The loan parts are the only list of a mortgage.
    const parts = gate === undefined ? undefined : findGroup(tree, gate.group, ids)?.lists[0]
    return parts === undefined ? null : mortgageTotals(parts)
  })
  const Heading = `h${useHeadingLevel()}` as const
  if (view === null || (view.current.missing === view.parts && view.original.missing === view.parts)) return null
  return (
    <div className={`keepWhole ${styles.block}`}>
      <Heading className={styles.title}>{shown.title}</Heading>
      <Totals view={view} />
      {view.byForm.some(({ euros }) => euros > 0) && (
        <BarChart title="Huidige schuld per aflosvorm" bars={view.byForm.map(barOf)} />
      )}
    </div>
  )
}

const euros = ({ euros, missing }: EuroTotal, parts: number): string =>
  missing === parts ? unknownAmount : showEuro(euros)

const inParts = (count: number, parts: number): string =>
  parts === 1 ? 'het leningdeel' : count === 1 ? '1 leningdeel' : `${count} leningdelen`

/** Names the loan parts that are not counted, so that nobody takes them for 0. */
const missingNotes = ({ parts, current, original, rate }: MortgageTotalAmounts): readonly string[] => [
  ...(current.missing === 0 ? [] : [`De huidige hoogte ontbreekt bij ${inParts(current.missing, parts)}.`]),
  ...(original.missing === 0 ? [] : [`De oorspronkelijke hoogte ontbreekt bij ${inParts(original.missing, parts)}.`]),
  ...(rate.missing === current.missing
    ? []
    : [`De gemiddelde rente is zonder ${inParts(rate.missing, parts)}: daar ontbreekt de rente of de hoogte.`]),
]

const Totals = ({ view }: { view: MortgageTotalAmounts }) => {
  const { parts, current, original, rate } = view
  const facts = [
    ['Leningdelen', String(parts)],
    ['Huidige schuld', euros(current, parts)],
    ['Oorspronkelijk geleend', euros(original, parts)],
    [
      'Gemiddelde rente',
      rate.percentage === null ? unknownAmount : `${showPercentage(Math.round(rate.percentage * 100) / 100)}%`,
    ],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="soft">{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {missingNotes(view).map(note => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
    </>
  )
}

const barOf = (total: RepaymentFormTotal) => ({
  key: total.form ?? '',
  label: total.form ?? 'Nog geen aflosvorm gekozen',
  value: total.missing === total.parts ? null : total.euros,
  text: euros(total, total.parts),
})
