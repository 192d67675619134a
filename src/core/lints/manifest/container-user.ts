import { containerAccounts, gmsaAccounts } from '../../catalog/workload/container-accounts.ts'
import { hasPod } from '../../model/manifest.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { usersOf } from '../container-users.ts'

export const containerUser = defineLint({
  id: 'container-user',
  on: 'manifest',
  summary: 'A Windows container that is no HostProcess container runs as a user that it can log on',
  remediation:
    'Take ContainerAdministrator, which has all rights in the container; for rights on the node make it a HostProcess pod.',
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check(manifest) {
    const { pod, isPart } = manifest
    if (isPart === true || pod?.isHostProcess !== false) return []
    const users = usersOf(manifest)
    return [
      ...users.filter(({ user }) => isOfHost(user)).map(ofHost),
      ...users.filter(({ user }) => isOfDomain(user)).map(ofDomain),
    ]
  },
})

type User = ReturnType<typeof usersOf>[number]

const ofHost = ({ path, user }: User): LintViolation => ({
  path,
  basis: 'fails',
  message: `runAsUserName is ${user}, and the pod is no HostProcess pod: Windows logs nobody on as that in a container, and it does not start (“The user name or password is incorrect”).`,
  facts: [containerAccounts],
})

const ofDomain = ({ path, user }: User): LintViolation => ({
  path,
  basis: 'fails',
  message: `runAsUserName is ${user}, an account of a domain. A container knows its own users alone; a group managed service account comes in by the credential spec, for what runs as ${gmsaAccounts.value.join(' or ')}.`,
  remediation: String.raw`Leave runAsUserName out, or write NT AUTHORITY\NETWORK SERVICE, and name the account in gmsaCredentialSpecName.`,
  facts: [gmsaAccounts],
})

const isOfHost = (user: string) =>
  containerAccounts.value.some((one) => one.toLowerCase() === user.toLowerCase())

/** `CONTOSO\web$`, `contoso.com\web` and `web@contoso.com`; those of services, of the image and of its own computer are others. */
const isOfDomain = (user: string) =>
  /^[^\\@]{1,256}@[\w-]{1,63}(?:\.[\w-]{1,63})+$/.test(user) ||
  /^[\w-]{1,63}(?:\.[\w-]{1,63})+\\[^\\]{1,104}$/.test(user) ||
  /^[\w-]{1,63}\\[^\\]{1,104}\$$/.test(user)
