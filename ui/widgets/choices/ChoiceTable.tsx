import { classNames } from '../classNames'
import { type Control, type ControlOption, describedBy, errorId, helpId } from '../control'
import { Icon } from '../Icon'
import styles from './ChoiceTable.module.css'

/** A table in which each row is a radio group with the same options; the column heads stay in sight while scrolling. */
export const ChoiceTable = <A extends string | number>(props: ChoiceTableProps<A>) => {
  const { id, label, help, disabled, columns, rows, onCommit } = props
  const narrow = columns.every(column => column.label.length <= shortest) && styles.narrow
  return (
    <fieldset
      className={classNames(styles.table, narrow)}
      id={id}
      disabled={disabled}
      aria-describedby={describedBy({ id, help, error: undefined })}
    >
      <legend className={styles.label}>{label}</legend>
      {help !== undefined && (
        <p className={`soft ${styles.help}`} id={helpId(id)}>
          {help}
        </p>
      )}
      <div className={classNames(styles.heads, styles[`columns${columns.length}`])} aria-hidden="true">
        <span />
        {columns.map(column => (
          <span key={column.value} className={styles.head}>
            {column.label}
          </span>
        ))}
      </div>
      {rows.map(row => (
        <Row key={row.id} row={row} columns={columns} onChoose={value => onCommit(row.id, value)} />
      ))}
    </fieldset>
  )
}

type ChoiceTableRow<A> = Readonly<{
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  value: A
  required?: boolean | undefined
}>

type ChoiceTableProps<A> = Readonly<{
  /** Of the table as a whole. */
  id: string
  label: string
  help?: string | undefined
  disabled?: boolean | undefined
  columns: readonly ControlOption<A>[]
  rows: readonly ChoiceTableRow<A>[]
  onCommit: (rowId: string, value: A) => void
}>

/** Letters: the words over columns that are all as short as this leave more room to what is judged. */
const shortest = 9

type RowProps<A> = Readonly<{
  row: ChoiceTableRow<A>
  columns: readonly ControlOption<A>[]
  onChoose: Control<A>['onCommit']
}>

const Row = <A extends string | number>({ row, columns, onChoose }: RowProps<A>) => (
  <div
    className={classNames(styles.row, styles[`columns${columns.length}`], row.error !== undefined && styles.refused)}
    id={row.id}
    role="radiogroup"
    aria-labelledby={`${row.id}-label`}
    aria-describedby={describedBy(row)}
    aria-required={row.required}
    aria-invalid={row.error === undefined ? undefined : true}
  >
    <div className={styles.subject}>
      <span className={styles.name} id={`${row.id}-label`}>
        {row.label}
      </span>
      {row.help !== undefined && (
        <span className={`soft ${styles.help}`} id={helpId(row.id)}>
          {row.help}
        </span>
      )}
      {row.error !== undefined && (
        <span className={`error ${styles.error}`} id={errorId(row.id)}>
          <Icon name="error" />
          {row.error}
        </span>
      )}
    </div>
    {columns.map(column => (
      <label key={column.value} className={styles.cell}>
        <input
          className="radio"
          type="radio"
          name={row.id}
          value={column.value}
          checked={row.value === column.value}
          onChange={() => onChoose(column.value)}
        />
        <span className={styles.word}>{column.label}</span>
      </label>
    ))}
  </div>
)
