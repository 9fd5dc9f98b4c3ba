/** Why the office refuses a new password; undefined when it does not. */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return 'Vul een geldig wachtwoord in (minimaal 8 tekens)'
  if (password.length < 8) return 'Het wachtwoord moet minimaal 8 tekens lang zijn'
  return password.length > 200 ? 'Het wachtwoord is te lang' : undefined
}
