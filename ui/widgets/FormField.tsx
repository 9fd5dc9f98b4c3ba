import type { ReactNode } from 'react'
import { classNames } from './classNames'
import { type Control, describedBy, errorId, helpId } from './control'
import styles from './FormField.module.css'
import { Icon } from './Icon'
import { MessageText } from './MessageText'
import { VisuallyHidden } from './VisuallyHidden'

/**
 * The frame of a form control: label, help, control, notes and error, under each other; an error moves nothing above
 * it.
 */
export const FormField = (props: FormFieldProps) => {
  const {
    id,
    label,
    about,
    help,
    error,
    reason,
    consequence,
    provenanceLine,
    doubtLine,
    required,
    disabled,
    as = 'label',
    errorAt = 'end',
    width = 'full',
  } = props
  const heading = (
    <>
      {label}
      {about !== undefined && <VisuallyHidden> ({about})</VisuallyHidden>}
      <Optional required={required} />
    </>
  )
  const errorLine = error !== undefined && (
    <p className={classNames('error', errorAt === 'title' && styles.beside)} id={errorId(id)}>
      <Icon name="error" />
      <span>
        <MessageText text={error} />
        {reason !== undefined && (
          <>
            <VisuallyHidden>. </VisuallyHidden>
            <span className={styles.reason}>{reason}</span>
          </>
        )}
      </span>
    </p>
  )
  const rest = (
    <>
      {errorAt === 'title' && errorLine}
      {help !== undefined && (
        <p className={`soft ${styles.help}`} id={helpId(id)}>
          {help}
        </p>
      )}
      <div className={styles[width]}>{props.children}</div>
      {consequence !== undefined && (
        <p className={styles.note}>
          <Icon name="info" />
          <span>{consequence}</span>
        </p>
      )}
      {provenanceLine}
      {doubtLine}
      {errorAt === 'end' && errorLine}
    </>
  )
  const isGroup = as !== 'label'
  const className = classNames(styles.field, isGroup && styles.group, error !== undefined && styles.refused)
  if (!isGroup)
    return (
      <div className={className}>
        <label className={styles.label} htmlFor={id}>
          {heading}
        </label>
        {rest}
      </div>
    )
  return (
    <fieldset
      className={className}
      id={id}
      disabled={disabled}
      aria-describedby={describedBy(props)}
      {...(as === 'radiogroup' ? radioGroup(props) : {})}
    >
      <legend className={styles.label}>{heading}</legend>
      {rest}
    </fieldset>
  )
}

type FormFieldProps = Pick<
  Control<unknown>,
  | 'id'
  | 'label'
  | 'about'
  | 'help'
  | 'error'
  | 'reason'
  | 'consequence'
  | 'provenanceLine'
  | 'doubtLine'
  | 'required'
  | 'disabled'
> &
  Readonly<{
    /** One control has a label; several that answer one question are a group with a legend. */
    as?: 'label' | 'group' | 'radiogroup'
    /** Under the control, or small beside the title: of a long list the end may be out of sight (checklist STEP-20). */
    errorAt?: 'end' | 'title'
    /** How wide the control is; the label, help and error may use the whole column. */
    width?: 'short' | 'medium' | 'grows' | 'full'
    children: ReactNode
  }>

const Optional = ({ required }: Pick<FormFieldProps, 'required'>) =>
  required === false ? (
    <>
      {' '}
      <span className={styles.optional}>(niet verplicht)</span>
    </>
  ) : null

const radioGroup = ({ required, error }: Pick<FormFieldProps, 'required' | 'error'>) => ({
  role: 'radiogroup',
  'aria-required': required,
  'aria-invalid': error === undefined ? undefined : true,
})
