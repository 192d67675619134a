/** The name of a role of EKS whose nodes run Windows; only that name tells it. */
export function windowsRoleOf(arn = ''): string | undefined {
  const name = arn.split('/').at(-1) ?? ''
  return /win/i.test(name) && !/linux/i.test(name) ? name : undefined
}
