/** Joins the class names that apply into one `className`; undefined when there are none. */
export const classNames = (...names: readonly (string | false | undefined)[]): string | undefined => {
  const present = names.filter(name => name !== false && name !== undefined && name !== '')
  return present.length === 0 ? undefined : present.join(' ')
}
