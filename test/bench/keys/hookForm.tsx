import { memo, useEffect } from 'react'
import { type Control, type UseFormRegister, useForm, useFormState } from 'react-hook-form'
import { required, titleOf, width } from './wideSurvey'

type Values = Readonly<Record<string, string>>

const groups = Array.from({ length: width.sections }, (_, group) => group)
const numbers = Array.from({ length: width.each }, (_, n) => n)

/** So long after the last key the values are kept. */
const keepAfter = 250

type FieldProps = Readonly<{ name: string; label: string; register: UseFormRegister<Values>; control: Control<Values> }>

/** As its authors advise: the field is the browser's, and hears of its own state alone. */
const Field = memo(({ name, label, register, control }: FieldProps) => {
  const { errors } = useFormState({ control, name, exact: true })
  const error = errors[name]?.message
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
        {...register(name, { required, maxLength: 255 })}
      />
      {error !== undefined && <p id={`${name}-error`}>{error}</p>}
    </div>
  )
})

/** The same fields in React Hook Form, which validates each change and keeps the values. */
export const HookForm = () => {
  const { register, control, watch } = useForm<Values>({ mode: 'onChange' })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const following = watch(values => {
      clearTimeout(timer)
      timer = setTimeout(() => localStorage.setItem('values', JSON.stringify(values)), keepAfter)
    })
    return () => {
      clearTimeout(timer)
      following.unsubscribe()
    }
  }, [watch])
  return (
    <form>
      {groups.map(group => (
        <fieldset key={group}>
          <legend>{`Deel ${group + 1}`}</legend>
          {numbers.map(n => (
            <Field
              key={n}
              name={`section_${group + 1}_field_${n}`}
              label={titleOf(group, n)}
              register={register}
              control={control}
            />
          ))}
        </fieldset>
      ))}
    </form>
  )
}
