/** Whether a Host header names this machine: another name that resolves to it is an attempt to get past the browser. */
export function isLoopbackHost(host: string | undefined): boolean {
  if (host === undefined) return false
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === '127.0.0.1' || name === '[::1]' || name === 'localhost' || name.endsWith('.localhost')
}
